package dev.assay.fol.clause;

import dev.assay.fol.FolTerm;
import dev.assay.fol.FolTerm.Variable;
import dev.assay.fol.Formula;
import dev.assay.fol.FreshNames;
import dev.assay.fol.Symbol;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;

/**
 * Functions for the witnesses of a formula in negation normal form: <pre>
 *   ∀x̄. ∃y. φ[y]   becomes   ∀x̄. φ[sk(x̄)]
 * </pre>
 * where x̄ are the variables that occur free in ∃y. φ. A function is polymorphic in the type variables of φ.
 */
public final class Skolem {
    private final FreshNames names;

    Skolem(FreshNames names) {
        this.names = names;
    }

    /** The formula without ∃. */
    Formula apply(Formula formula) {
        return switch (formula) {
            case Formula.Atom _, Formula.Equation _, Formula.Not _ -> formula;
            case Formula.And(var parts) ->
                Formula.and(parts.stream().map(this::apply).toList());
            case Formula.Or(var parts) ->
                Formula.or(parts.stream().map(this::apply).toList());
            case Formula.Forall(var variables, var body) -> Formula.forall(variables, apply(body));
            case Formula.Exists(var variables, var body) -> witnessed(formula, variables, body);
            case Formula.Implies _, Formula.Iff _ ->
                throw new IllegalArgumentException("not in negation normal form: " + formula);
        };
    }

    private Formula witnessed(Formula whole, List<Variable> variables, Formula body) {
        List<Variable> free = List.copyOf(whole.freeVariables());
        var parameters = List.copyOf(whole.typeVariables());
        var witnesses = new HashMap<Variable, FolTerm>();
        for (Variable v : variables) {
            var symbol = new Symbol(
                    names.fresh("sk_" + v.name().toLowerCase(java.util.Locale.ROOT)),
                    parameters,
                    free.stream().map(Variable::type).toList(),
                    v.type());
            witnesses.put(v, new FolTerm.Application(symbol, List.copyOf(parameters), new ArrayList<>(free)));
        }
        return apply(body.substitute(witnesses));
    }
}
