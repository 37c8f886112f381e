package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.infer.PreTerm;
import dev.assay.syntax.SyntaxException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Patterns that are written as terms: variables and constructors with arguments. */
final class TermPatterns {
    /** Of more patterns than this, the first are kept. */
    static final int MOST = 64;

    private final InnerContext context;

    TermPatterns(InnerContext context) {
        this.context = context;
    }

    /** The pattern, the first where the term can be read as several. */
    Pattern of(PreTerm term) {
        return alternatives(term).getFirst();
    }

    /** All patterns that the term can be read as, at least one. */
    List<Pattern> alternatives(PreTerm term) {
        List<Pattern> patterns = patterns(term);
        List<Pattern> linear = patterns.stream()
                .filter(pattern -> repeated(pattern, new HashSet<>()).isEmpty())
                .toList();
        if (linear.isEmpty()) {
            Pattern.Variable twice =
                    repeated(patterns.getFirst(), new HashSet<>()).orElseThrow();
            throw new SyntaxException(twice.position(), "the variable " + twice.name() + " occurs twice in a pattern");
        }
        return linear;
    }

    private List<Pattern> patterns(PreTerm term) {
        return switch (term) {
            case PreTerm.Ident _, PreTerm.Const _, PreTerm.App _ -> application(term);
            case PreTerm.Constraint(var constrained, var type, var _) ->
                patterns(constrained).stream()
                        .map(pattern -> typed(pattern, type))
                        .toList();
            case PreTerm.Choice choice -> ofAny(choice);
            case PreTerm.Free(var name, var position) ->
                throw new SyntaxException(position, name + " cannot stand in a pattern");
            case PreTerm.Bound(var _, var position) ->
                throw new SyntaxException(position, "a bound variable cannot stand in a pattern");
            case PreTerm.Lambda(var _, var _, var _, var position) ->
                throw new SyntaxException(position, "a function cannot stand in a pattern");
        };
    }

    private static Pattern typed(Pattern pattern, Type type) {
        return switch (pattern) {
            case Pattern.Variable(var name, var _, var position) -> new Pattern.Variable(name, type, position);
            case Pattern.Anything(var _, var position) -> new Pattern.Anything(type, position);
            case Pattern.Applied applied -> applied;
        };
    }

    private List<Pattern> ofAny(PreTerm.Choice choice) {
        var result = new ArrayList<Pattern>();
        SyntaxException failure = null;
        for (PreTerm alternative : choice.alternatives()) {
            try {
                result.addAll(patterns(alternative));
            } catch (SyntaxException e) {
                failure = failure == null ? e : failure;
            }
        }
        if (result.isEmpty() && failure != null) {
            throw failure;
        }
        return result.size() > MOST ? result.subList(0, MOST) : result;
    }

    private List<Pattern> application(PreTerm term) {
        var arguments = new ArrayList<PreTerm>();
        PreTerm head = term;
        while (head instanceof PreTerm.App(var function, var argument, var _)) {
            arguments.add(argument);
            head = function;
        }
        Position position = head.position();
        String name;
        switch (head) {
            case PreTerm.Ident(var ident, var _) -> {
                context.require(ident, position);
                var constant = constantNamed(ident);
                if (constant.isEmpty()) {
                    if (!arguments.isEmpty()) {
                        throw new SyntaxException(
                                position, "the variable " + ident + " cannot be applied in a pattern");
                    }
                    return List.of(
                            ident.equals(PreTerms.DUMMY)
                                    ? new Pattern.Anything(PreTerm.DUMMY, position)
                                    : new Pattern.Variable(ident, PreTerm.DUMMY, position));
                }
                name = constant.get();
            }
            case PreTerm.Const(var constant, var _, var _) -> name = constant;
            case PreTerm.Choice choice -> {
                return ofAny(distributed(choice, arguments.reversed()));
            }
            case PreTerm.App _, PreTerm.Free _, PreTerm.Bound _, PreTerm.Lambda _, PreTerm.Constraint _ ->
                throw new SyntaxException(position, "a pattern begins with a constructor or is a variable");
        }
        Optional<Term> abbreviated = context.abbreviations().definition(name);
        if (abbreviated.isPresent()) {
            return patterns(expanded(abbreviated.get(), arguments.reversed(), position));
        }
        CaseConstructor constructor =
                constructor(name).orElseThrow(() -> new SyntaxException(position, name + " is no constructor"));
        if (constructor.member().arity() != arguments.size()) {
            throw new SyntaxException(
                    position,
                    "the constructor " + name + " takes " + constructor.member().arity() + " arguments, not "
                            + arguments.size());
        }
        List<List<Pattern>> combinations = Combinations.of(
                arguments.reversed().stream().map(this::patterns).toList(), MOST, _ -> true);
        return combinations.stream()
                .<Pattern>map(patterns -> new Pattern.Applied(constructor, patterns, position))
                .toList();
    }

    private static PreTerm.Choice distributed(PreTerm.Choice choice, List<PreTerm> arguments) {
        return new PreTerm.Choice(
                choice.alternatives().stream()
                        .map(alternative -> PreTerms.apply(alternative, arguments))
                        .toList(),
                choice.position());
    }

    private Optional<String> constantNamed(String name) {
        return context.fixed(name).isPresent() || name.equals(PreTerms.DUMMY)
                ? Optional.empty()
                : context.constant(name);
    }

    private Optional<CaseConstructor> constructor(String name) {
        return context.constructor(name).or(() -> switch (name) {
            case Names.PAIR -> Optional.of(CaseConstructor.PAIR);
            case Names.TRUE -> Optional.of(new CaseConstructor(CaseConstructor.BOOL, 0));
            case Names.FALSE -> Optional.of(new CaseConstructor(CaseConstructor.BOOL, 1));
            default -> Optional.empty();
        });
    }

    /** What an abbreviation stands for, with its arguments put in; without types, which inference finds again. */
    private static PreTerm expanded(Term definition, List<PreTerm> arguments, Position position) {
        Term body = definition;
        int parameters = 0;
        while (parameters < arguments.size() && body instanceof Term.Abs(var _, var _, var inner)) {
            body = inner;
            parameters++;
        }
        PreTerm head = preTerm(body, arguments.subList(0, parameters), position);
        return PreTerms.apply(head, arguments.subList(parameters, arguments.size()));
    }

    /** The term with a pattern for each bound variable, the outermost first. */
    private static PreTerm preTerm(Term term, List<PreTerm> bound, Position position) {
        return switch (term) {
            case Term.Const(var name, var _) -> PreTerms.constant(name, position);
            case Term.App(var function, var argument) ->
                PreTerms.apply(preTerm(function, bound, position), preTerm(argument, bound, position));
            case Term.Bound(var index) when index < bound.size() -> bound.get(bound.size() - 1 - index);
            case Term.Bound _, Term.Free _, Term.Abs _ ->
                throw new SyntaxException(position, "an abbreviation that is no constructor cannot stand in a pattern");
        };
    }

    /** A variable that the pattern has twice. */
    private static Optional<Pattern.Variable> repeated(Pattern pattern, Set<String> seen) {
        return switch (pattern) {
            case Pattern.Variable variable -> seen.add(variable.name()) ? Optional.empty() : Optional.of(variable);
            case Pattern.Anything _ -> Optional.empty();
            case Pattern.Applied(var _, var arguments, var _) ->
                arguments.stream()
                        .flatMap(argument -> repeated(argument, seen).stream())
                        .findFirst();
        };
    }
}
