package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.Position;
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
    private final InnerContext context;

    TermPatterns(InnerContext context) {
        this.context = context;
    }

    Pattern of(PreTerm term) {
        Pattern pattern = pattern(term);
        checkLinear(pattern, new HashSet<>());
        return pattern;
    }

    private Pattern pattern(PreTerm term) {
        return switch (term) {
            case PreTerm.Ident _, PreTerm.Const _, PreTerm.App _ -> application(term);
            case PreTerm.Constraint(var constrained, var type, var _) -> typed(pattern(constrained), type);
            case PreTerm.Choice choice -> firstOf(choice);
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

    private Pattern firstOf(PreTerm.Choice choice) {
        SyntaxException failure = null;
        for (PreTerm alternative : choice.alternatives()) {
            try {
                return pattern(alternative);
            } catch (SyntaxException e) {
                failure = failure == null ? e : failure;
            }
        }
        throw failure == null ? new SyntaxException(choice.position(), "this is no pattern") : failure;
    }

    private Pattern application(PreTerm term) {
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
                var constant = constantNamed(ident);
                if (constant.isEmpty()) {
                    if (!arguments.isEmpty()) {
                        throw new SyntaxException(
                                position, "the variable " + ident + " cannot be applied in a pattern");
                    }
                    return ident.equals(PreTerms.DUMMY)
                            ? new Pattern.Anything(PreTerm.DUMMY, position)
                            : new Pattern.Variable(ident, PreTerm.DUMMY, position);
                }
                name = constant.get();
            }
            case PreTerm.Const(var constant, var _, var _) -> name = constant;
            case PreTerm.Choice choice -> {
                return firstOf(distributed(choice, arguments.reversed()));
            }
            case PreTerm.App _, PreTerm.Free _, PreTerm.Bound _, PreTerm.Lambda _, PreTerm.Constraint _ ->
                throw new SyntaxException(position, "a pattern begins with a constructor or is a variable");
        }
        CaseConstructor constructor =
                constructor(name).orElseThrow(() -> new SyntaxException(position, name + " is no constructor"));
        if (constructor.member().arity() != arguments.size()) {
            throw new SyntaxException(
                    position,
                    "the constructor " + name + " takes " + constructor.member().arity() + " arguments, not "
                            + arguments.size());
        }
        return new Pattern.Applied(
                constructor, arguments.reversed().stream().map(this::pattern).toList(), position);
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
        var found = context.constructor(name);
        return found.isEmpty() && name.equals(Names.PAIR) ? Optional.of(CaseConstructor.PAIR) : found;
    }

    private static void checkLinear(Pattern pattern, Set<String> seen) {
        switch (pattern) {
            case Pattern.Variable(var name, var _, var position) -> {
                if (!seen.add(name)) {
                    throw new SyntaxException(position, "the variable " + name + " occurs twice in a pattern");
                }
            }
            case Pattern.Anything _ -> {}
            case Pattern.Applied(var _, var arguments, var _) ->
                arguments.forEach(argument -> checkLinear(argument, seen));
        }
    }
}
