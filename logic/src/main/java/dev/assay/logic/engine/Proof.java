package dev.assay.logic.engine;

import java.util.List;

/** The ground on which a conjecture is said to hold. */
public sealed interface Proof {
    /** The word of a prover, not replayed in the kernel: the facts it used and its proof as text. */
    record Claimed(String by, List<String> usedFacts, String text) implements Proof {
        public Claimed {
            usedFacts = List.copyOf(usedFacts);
        }
    }

    /** Whether the kernel stands behind it: so it is with everything but a bare claim. */
    default boolean isChecked() {
        return !(this instanceof Claimed);
    }
}
