package dev.assay.prove.simp;

import dev.assay.logic.Term;
import dev.assay.logic.kernel.Thm;
import org.jspecify.annotations.Nullable;

/** A procedure that rewrites terms where no single rule could. */
public interface Simproc {
    /** ⊢ t = t′ with another t′, or null. */
    @Nullable
    Thm rewrite(Term t, Simplification run);
}
