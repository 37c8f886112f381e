package dev.assay.judge;

import dev.assay.logic.evaluate.Computation;
import dev.assay.logic.theory.Fact;
import java.util.List;

/**
 * What a language gives besides definitions, such as the arithmetic of Java.
 *
 * @param laws that may be used like lemmas
 * @param computation of constants without a definition
 */
public record Builtins(List<Fact> laws, Computation computation) {
    /** Definitions only. */
    public static final Builtins NONE = new Builtins(List.of(), Computation.NONE);

    public Builtins {
        laws = List.copyOf(laws);
    }
}
