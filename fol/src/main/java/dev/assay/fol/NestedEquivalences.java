package dev.assay.fol;

import dev.assay.fol.FolTerm.Variable;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.List;

/**
 * Names for equivalences inside equivalences, whose normal form would grow exponentially: <pre>
 *   φ[ψ ↔ χ]   becomes   φ[d(x̄)],  ∀x̄. d(x̄) ↔ (ψ ↔ χ)
 * </pre>
 */
public final class NestedEquivalences {
    private final FreshNames names;
    private final int depth;
    private final List<Statement> definitions = new ArrayList<>();

    private NestedEquivalences(FreshNames names, int depth) {
        this.names = names;
        this.depth = depth;
    }

    /** The problem with names for what is under {@code depth} equivalences or more. */
    public static Problem named(Problem problem, int depth) {
        var nested = new NestedEquivalences(new FreshNames(problem.names()), depth);
        var result = new ArrayList<Statement>();
        for (Statement statement : problem.statements()) {
            Formula formula = nested.formula(statement.formula(), 0);
            result.addAll(nested.definitions);
            nested.definitions.clear();
            result.add(new Statement(statement.name(), statement.role(), formula));
        }
        return new Problem(result, problem.knowledge());
    }

    private Formula formula(Formula formula, int above) {
        return switch (formula) {
            case Formula.Atom _, Formula.Equation _ -> formula;
            case Formula.Not(var body) -> new Formula.Not(formula(body, above));
            case Formula.And(var parts) ->
                new Formula.And(parts.stream().map(p -> formula(p, above)).toList());
            case Formula.Or(var parts) ->
                new Formula.Or(parts.stream().map(p -> formula(p, above)).toList());
            case Formula.Implies(var left, var right) ->
                new Formula.Implies(formula(left, above), formula(right, above));
            case Formula.Iff(var left, var right) ->
                above < depth
                        ? new Formula.Iff(formula(left, above + 1), formula(right, above + 1))
                        : name(new Formula.Iff(formula(left, 1), formula(right, 1)));
            case Formula.Forall(var variables, var body) -> new Formula.Forall(variables, formula(body, above));
            case Formula.Exists(var variables, var body) -> new Formula.Exists(variables, formula(body, above));
        };
    }

    private Formula name(Formula formula) {
        List<Variable> free = List.copyOf(formula.freeVariables());
        List<Type.Var> parameters = List.copyOf(formula.typeVariables());
        var symbol = new Symbol(
                names.fresh("def"),
                parameters,
                free.stream().map(Variable::type).toList(),
                Symbol.TRUTH);
        var atom = new Formula.Atom(symbol, List.copyOf(parameters), List.copyOf(free));
        definitions.add(Statement.axiom(symbol.name(), Formula.forall(free, new Formula.Iff(atom, formula))));
        return atom;
    }
}
