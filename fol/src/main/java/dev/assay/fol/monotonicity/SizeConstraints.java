package dev.assay.fol.monotonicity;

import dev.assay.fol.FolTerm;
import dev.assay.fol.FolTerm.Variable;
import dev.assay.fol.Formula;
import dev.assay.fol.FreshNames;
import dev.assay.fol.Problem;
import dev.assay.fol.Statement;
import dev.assay.fol.Symbol;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.List;

/**
 * Keeps inferred sorts although some are not monotonic. The problem without sorts has models in which all sorts are of one
 * size; so those that cannot grow must be equally large, and no other larger than these. That one sort is not larger than
 * another says an injective function: <pre>
 *   ∀X, Y : σ. into(X) ≈ into(Y) → X ≈ Y
 * </pre>
 */
public final class SizeConstraints {
    private SizeConstraints() {}

    /** The sorted problem with the constraints that make it satisfiable exactly when the one without sorts is. */
    public static Problem of(SortReport report) {
        List<Type> fixed = report.verdicts().stream()
                .filter(v -> !v.isMonotonic())
                .map(Verdict::type)
                .toList();
        if (fixed.isEmpty()) {
            return report.problem();
        }
        var names = new FreshNames(report.problem().names());
        var result = new ArrayList<Statement>();
        for (int i = 0; fixed.size() > 1 && i < fixed.size(); i++) {
            result.add(notLarger(fixed.get(i), fixed.get((i + 1) % fixed.size()), names));
        }
        report.verdicts().stream()
                .filter(Verdict::isMonotonic)
                .forEach(v -> result.add(notLarger(v.type(), fixed.getFirst(), names)));
        return report.problem().preceded(result);
    }

    private static Statement notLarger(Type small, Type large, FreshNames names) {
        Symbol into = Symbol.of(names.fresh("into"), List.of(small), large);
        var x = new Variable("X", small);
        var y = new Variable("Y", small);
        Formula premise = new Formula.Equation(FolTerm.apply(into, x), FolTerm.apply(into, y));
        return Statement.axiom(
                "size_" + into.name(),
                Formula.forall(List.of(x, y), new Formula.Implies(premise, new Formula.Equation(x, y))));
    }
}
