package dev.assay.prove.induct;

import dev.assay.logic.evaluate.Computation;
import dev.assay.logic.theory.Fact;
import java.util.List;

/**
 * What is given besides definitions.
 *
 * @param laws that may be used like lemmas
 * @param computation of constants without a definition
 */
public record Given(List<Fact> laws, Computation computation) {
    /** Definitions only. */
    public static final Given NOTHING = new Given(List.of(), Computation.NONE);

    public Given {
        laws = List.copyOf(laws);
    }
}
