package dev.assay.explore.pruning;

import dev.assay.explore.Law;
import dev.assay.explore.Term;

/** Knows laws, and sees some of what follows from them. */
public interface Pruner {
    /** From now on this law may be used. */
    void assume(Law law);

    /** Whether the equation is seen to follow from the laws. */
    boolean proves(Term left, Term right);

    /** A term that is equal by the laws, and simpler if such a one is seen. */
    Term simplify(Term term);
}
