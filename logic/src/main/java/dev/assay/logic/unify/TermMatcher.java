package dev.assay.logic.unify;

import dev.assay.logic.Term;
import dev.assay.logic.infer.SortAlgebra;
import java.util.Optional;

/**
 * Matching: the instances of a term with flexible variables, as rewriting needs them. Both terms are β-normal and have
 * no loose bound variables; up to η they may differ. In the target nothing is flexible.
 */
public final class TermMatcher {
    private final SortAlgebra sorts;

    public TermMatcher(SortAlgebra sorts) {
        this.sorts = sorts;
    }

    /** The substitution under which the pattern becomes the target up to βη, if there is one that can be found. */
    public Optional<Substitution> match(Term pattern, Term target) {
        if (!mayMatch(pattern, target)) {
            return Optional.empty();
        }
        return new MatchingProblem(sorts).match(pattern, target);
    }

    /** Whether the head symbols allow a match: a quick test that rejects most pairs. */
    public static boolean mayMatch(Term pattern, Term target) {
        if (!(pattern.head() instanceof Term.Const(var name, var _))) {
            return true;
        }
        return target instanceof Term.Abs
                || target.head() instanceof Term.Const(var other, var _) && name.equals(other);
    }
}
