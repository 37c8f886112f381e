package dev.assay.fol.monotonicity;

import dev.assay.fol.FolTerm;
import dev.assay.fol.FolTerm.Variable;
import dev.assay.fol.Formula;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The universal variables of a formula in negation normal form that are a whole side of a positive equation. */
public final class NakedVariables {
    private final Map<Variable, Formula> found = new LinkedHashMap<>();

    private NakedVariables() {}

    /** Each naked variable with the first equation that shows it so. Free variables count as universal. */
    public static Map<Variable, Formula> of(Formula formula) {
        var naked = new NakedVariables();
        naked.collect(formula, Set.of());
        return naked.found;
    }

    private void collect(Formula formula, Set<Variable> existential) {
        switch (formula) {
            case Formula.Atom _, Formula.Not _ -> {}
            case Formula.Equation(var left, var right) -> {
                for (FolTerm side : List.of(left, right)) {
                    if (side instanceof Variable v && !existential.contains(v)) {
                        found.putIfAbsent(v, formula);
                    }
                }
            }
            case Formula.And(var parts) -> parts.forEach(p -> collect(p, existential));
            case Formula.Or(var parts) -> parts.forEach(p -> collect(p, existential));
            case Formula.Forall(var _, var body) -> collect(body, existential);
            case Formula.Exists(var variables, var body) -> {
                var more = new HashSet<>(existential);
                more.addAll(variables);
                collect(body, more);
            }
            case Formula.Implies _, Formula.Iff _ ->
                throw new IllegalArgumentException("not in negation normal form: " + formula);
        }
    }
}
