package dev.assay.prove.isar;

import java.util.Optional;
import java.util.Set;

/**
 * A step of a refutation. Atoms are numbers; 0 is what is to be shown, and a tainted atom is one that its negation was used
 * for, so that it is itself a negation.
 *
 * @param untainted premises
 * @param tainted premises, which are negations
 * @param conclusion nothing for a contradiction
 */
public record Inference(Set<Integer> untainted, Set<Integer> tainted, Optional<Integer> conclusion) {
    /** What is to be shown. */
    public static final int GOAL = 0;

    public Inference {
        untainted = Set.copyOf(untainted);
        tainted = Set.copyOf(tainted);
    }

    /** Whether the conclusion is a negation, too. */
    boolean isTainted() {
        return !tainted.isEmpty();
    }
}
