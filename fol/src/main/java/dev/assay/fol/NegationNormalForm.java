package dev.assay.fol;

import dev.assay.fol.FolTerm.Variable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Formulas of ∧, ∨, ∀, ∃ and literals in which each variable is bound once; quantifiers over variables that do not
 * occur are kept, since all types are inhabited they do no harm.
 */
public final class NegationNormalForm {
    private final Set<String> used = new HashSet<>();

    private NegationNormalForm() {}

    /** The normal form of a closed formula. */
    public static Formula of(Formula formula) {
        var form = new NegationNormalForm();
        formula.freeVariables().forEach(v -> form.used.add(v.name()));
        return form.normal(formula, true, Map.of());
    }

    public static Problem of(Problem problem) {
        return problem.map(NegationNormalForm::of);
    }

    private Formula normal(Formula formula, boolean isPositive, Map<Variable, Variable> renaming) {
        return switch (formula) {
            case Formula.Atom _, Formula.Equation _ -> {
                Formula renamed = formula.substitute(renaming);
                yield isPositive ? renamed : new Formula.Not(renamed);
            }
            case Formula.Not(var body) -> normal(body, !isPositive, renaming);
            case Formula.And(var parts) -> junction(parts, isPositive, isPositive, renaming);
            case Formula.Or(var parts) -> junction(parts, !isPositive, isPositive, renaming);
            case Formula.Implies(var left, var right) -> {
                Formula l = normal(left, !isPositive, renaming);
                Formula r = normal(right, isPositive, renaming);
                yield isPositive ? Formula.or(l, r) : Formula.and(l, r);
            }
            case Formula.Iff(var left, var right) -> {
                // (l → r) ∧ (r → l), or (l ∨ r) ∧ (¬l ∨ ¬r)
                Formula first = Formula.or(normal(left, !isPositive, renaming), normal(right, true, renaming));
                Formula second = Formula.or(normal(left, isPositive, renaming), normal(right, false, renaming));
                yield isPositive ? Formula.and(first, second) : Formula.and(second, first);
            }
            case Formula.Forall(var variables, var body) ->
                quantified(variables, body, isPositive, isPositive, renaming);
            case Formula.Exists(var variables, var body) ->
                quantified(variables, body, !isPositive, isPositive, renaming);
        };
    }

    private Formula junction(
            List<Formula> parts, boolean isConjunction, boolean isPositive, Map<Variable, Variable> renaming) {
        var normal = new ArrayList<Formula>();
        parts.forEach(p -> normal.add(normal(p, isPositive, renaming)));
        return isConjunction ? Formula.and(normal) : Formula.or(normal);
    }

    private Formula quantified(
            List<Variable> variables,
            Formula body,
            boolean isUniversal,
            boolean isPositive,
            Map<Variable, Variable> renaming) {
        var inner = new LinkedHashMap<>(renaming);
        var renamed = new ArrayList<Variable>();
        for (Variable v : variables) {
            var fresh = new Variable(unused(v.name()), v.type());
            inner.put(v, fresh);
            renamed.add(fresh);
        }
        Formula normal = normal(body, isPositive, inner);
        return isUniversal ? Formula.forall(renamed, normal) : Formula.exists(renamed, normal);
    }

    private String unused(String name) {
        String result = name;
        for (int i = 1; !used.add(result); i++) {
            result = name + "_" + i;
        }
        return result;
    }
}
