package dev.assay.fol.encoding;

import dev.assay.fol.FolTerm;
import dev.assay.fol.FolTerm.Application;
import dev.assay.fol.FolTerm.Variable;
import dev.assay.fol.Formula;
import dev.assay.fol.Problem;
import dev.assay.fol.Statement;
import dev.assay.fol.Symbol;
import dev.assay.fol.encoding.Encoding.Extent;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A function t⟨α⟩ : α → α around terms, the identity on elements that have the type: <pre>
 *   X ≈ f(Y)   becomes   t⟨σ⟩(X) ≈ t⟨σ⟩(f(t⟨τ⟩(Y)))     with all terms tagged
 *   X ≈ f(Y)   becomes   t⟨σ⟩(X) ≈ f(Y)                  with naked variables tagged
 * </pre>
 */
final class Tags {
    private final Protection protection;
    private final Symbol tag;

    private Tags(Protection protection) {
        this.protection = protection;
        this.tag = protection.protector("t", List.of(Protection.ANY), Protection.ANY);
    }

    record Tagged(Problem problem, Symbol tag) {}

    static Tagged protect(Protection protection) {
        var tags = new Tags(protection);
        Problem tagged = protection.problem().map(f -> tags.formula(f, Set.of()));
        return new Tagged(tagged.preceded(tags.axioms()), tags.tag);
    }

    private FolTerm tagged(FolTerm term) {
        return FolTerm.apply(tag, List.of(term.type()), term);
    }

    private FolTerm taggedIfProtected(FolTerm term) {
        return protection.isProtected(term.type()) ? tagged(term) : term;
    }

    private Formula isTagged(FolTerm term) {
        return new Formula.Equation(tagged(term), term);
    }

    private Formula formula(Formula formula, Set<Variable> existential) {
        return switch (formula) {
            case Formula.Atom(var symbol, var types, var arguments) ->
                new Formula.Atom(symbol, types, arguments(symbol, arguments, existential));
            case Formula.Equation(var left, var right) ->
                new Formula.Equation(side(left, existential, true), side(right, existential, true));
            case Formula.Not(Formula.Equation(var left, var right)) ->
                new Formula.Not(new Formula.Equation(side(left, existential, false), side(right, existential, false)));
            case Formula.Not(var body) -> new Formula.Not(formula(body, existential));
            case Formula.And(var parts) ->
                new Formula.And(parts.stream().map(p -> formula(p, existential)).toList());
            case Formula.Or(var parts) ->
                new Formula.Or(parts.stream().map(p -> formula(p, existential)).toList());
            case Formula.Forall(var variables, var body) -> Formula.forall(variables, formula(body, existential));
            case Formula.Exists(var variables, var body) -> {
                var inner = new HashSet<>(existential);
                inner.addAll(variables);
                var parts = new ArrayList<Formula>();
                if (protection.extent() == Extent.FEATHER || protection.extent() == Extent.COVER) {
                    variables.stream()
                            .filter(v -> protection.isProtected(v.type()))
                            .forEach(v -> parts.add(isTagged(v)));
                }
                parts.add(formula(body, inner));
                yield Formula.exists(variables, Formula.and(parts));
            }
            case Formula.Implies _, Formula.Iff _ ->
                throw new IllegalArgumentException("not in negation normal form: " + formula);
        };
    }

    /** A whole side of an equation. */
    private FolTerm side(FolTerm term, Set<Variable> existential, boolean isPositive) {
        boolean isUniversal = term instanceof Variable v && !existential.contains(v);
        return switch (protection.extent()) {
            case ALL, LIGHT -> term(term, existential);
            case FEATHER ->
                isUniversal && (isPositive || protection.options().tagsDisequations()) ? taggedIfProtected(term) : term;
            case COVER -> isUniversal && isPositive ? tagged(term) : term(term, existential);
        };
    }

    private FolTerm term(FolTerm term, Set<Variable> existential) {
        FolTerm inner = switch (term) {
            case Variable v -> v;
            case Application(var symbol, var types, var arguments) ->
                new Application(symbol, types, arguments(symbol, arguments, existential));
        };
        return switch (protection.extent()) {
            case ALL, LIGHT -> taggedIfProtected(inner);
            case FEATHER, COVER -> inner;
        };
    }

    private List<FolTerm> arguments(Symbol symbol, List<FolTerm> arguments, Set<Variable> existential) {
        Set<Integer> cover = protection.extent() == Extent.COVER ? Cover.of(symbol) : Set.of();
        var result = new ArrayList<FolTerm>();
        for (int i = 0; i < arguments.size(); i++) {
            FolTerm argument = arguments.get(i);
            boolean isCovered = cover.contains(i) && argument instanceof Variable v && !existential.contains(v);
            result.add(isCovered ? tagged(argument) : term(argument, existential));
        }
        return result;
    }

    // Axioms

    private List<Statement> axioms() {
        var result = new ArrayList<Statement>();
        if (protection.extent() == Extent.FEATHER || protection.extent() == Extent.COVER) {
            for (Protection.Function function : protection.functions()) {
                if (protection.isProtected(function.result())) {
                    FolTerm term =
                            function.term(arguments(function.symbol(), List.copyOf(function.variables()), Set.of()));
                    result.add(Statement.axiom(
                            "type_of_" + function.symbol().name(),
                            Formula.forall(function.variables(), isTagged(term))));
                }
            }
        }
        for (Type type : protection.infiniteInstances()) {
            var x = new Variable("X", type);
            result.add(Statement.axiom("infinite_type", Formula.forall(List.of(x), isTagged(x))));
        }
        boolean isNamed = protection.options().inhabitants() == Options.Inhabitants.UNDEFINED;
        boolean needsInhabitants = protection.extent() == Extent.FEATHER || protection.extent() == Extent.COVER;
        // All terms tagged, nothing need be said; a constant for each type may still be wanted.
        if (needsInhabitants || protection.extent() == Extent.LIGHT && isNamed) {
            protection.toInhabit().forEach(t -> result.add(Statement.axiom("inhabited_type", inhabited(t))));
        }
        if (protection.extent() == Extent.FEATHER && protection.options().redundantTagAxioms()) {
            result.addAll(redundant());
        }
        return result;
    }

    private Formula inhabited(Type type) {
        if (protection.options().inhabitants() == Options.Inhabitants.UNDEFINED) {
            return isTagged(protection.undefined(type));
        }
        var x = new Variable("X", type);
        return Formula.exists(List.of(x), isTagged(x));
    }

    /** f(…t(X)…) ≈ f(…X…) and t(t(X)) ≈ t(X). */
    private List<Statement> redundant() {
        var result = new ArrayList<Statement>();
        for (Protection.Function function : protection.functions()) {
            for (int i = 0; i < function.variables().size(); i++) {
                if (protection.isProtected(function.variables().get(i).type())) {
                    var arguments = new ArrayList<FolTerm>(function.variables());
                    arguments.set(i, tagged(arguments.get(i)));
                    result.add(Statement.axiom(
                            "tag_in_" + function.symbol().name(),
                            Formula.forall(
                                    function.variables(),
                                    new Formula.Equation(function.term(arguments), function.term()))));
                }
            }
        }
        protection.problem().types().stream().filter(protection::isProtected).forEach(type -> {
            var x = new Variable("X", type);
            result.add(Statement.axiom("tag_on_tag", Formula.forall(List.of(x), isTagged(tagged(x)))));
        });
        return result;
    }
}
