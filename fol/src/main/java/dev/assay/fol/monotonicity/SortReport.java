package dev.assay.fol.monotonicity;

import dev.assay.fol.NegationNormalForm;
import dev.assay.fol.Problem;
import dev.assay.fol.Refutation;
import dev.assay.fol.clause.Clause;
import dev.assay.fol.clause.Clausifier;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.List;

/**
 * A verdict on each type of a problem. A problem without types gets as many sorts as can be inferred first.
 *
 * @param problem the problem whose types are meant, in which each has its name
 * @param isInferred whether its sorts were inferred
 */
public record SortReport(Problem problem, boolean isInferred, List<Verdict> verdicts) {
    /** Which calculus decides for ground types; polymorphic types have their own. */
    public enum Calculus {
        SIMPLE,
        IMPROVED
    }

    public SortReport {
        verdicts = List.copyOf(verdicts);
    }

    public static SortReport of(Problem problem, Calculus calculus) {
        Problem refutation = Refutation.of(problem);
        boolean isInferred = refutation.isUntyped();
        Problem sorted = isInferred ? SortInference.infer(refutation) : refutation;
        List<Clause> clauses = Clausifier.definitional(sorted);
        Problem known = sorted.with(sorted.knowledge().and(Detection.of(clauses)));
        var verdicts = new ArrayList<Verdict>();
        if (known.isMonomorphic()) {
            for (Type type : known.types()) {
                verdicts.add(verdict(known, clauses, type, calculus));
            }
        } else {
            Monotonicity monotonicity = Monotonicity.of(NegationNormalForm.of(known));
            known.types().forEach(t -> verdicts.add(monotonicity.verdict(t)));
        }
        return new SortReport(known, isInferred, verdicts);
    }

    private static Verdict verdict(Problem problem, List<Clause> clauses, Type type, Calculus calculus) {
        Verdict verdict = switch (calculus) {
            case SIMPLE -> SimpleCalculus.verdict(clauses, type);
            case IMPROVED -> ImprovedCalculus.verdict(clauses, type);
        };
        // A type without finite models is monotonic whatever the clauses look like.
        return !verdict.isMonotonic() && problem.knowledge().isInfinite(type)
                ? new Verdict.Infinite(type, type)
                : verdict;
    }
}
