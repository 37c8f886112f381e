package dev.assay.logic.unify;

import dev.assay.logic.Term;
import dev.assay.logic.infer.SortAlgebra;

/**
 * Unification of higher-order patterns, after Miller and Nipkow, together with their types.
 *
 * <p>The flexible variables are the free variables whose name starts with {@code ?}, and the unknown types are the
 * type variables named so. In a pattern, flexible variables are applied to different bound variables only; then
 * unification is decidable and has most general solutions. What is no pattern is left until the rest is solved, and
 * then decomposed as if it were first-order: f x and g y unify when f and g, and x and y do.
 */
public final class PatternUnifier {
    private final SortAlgebra sorts;

    public PatternUnifier(SortAlgebra sorts) {
        this.sorts = sorts;
    }

    /** Unifies two terms without loose bound variables. */
    public Unification unify(Term left, Term right) {
        return new UnificationProblem(sorts, left, right).solve();
    }
}
