package dev.assay.explore.discovery;

import dev.assay.explore.Law;

/** Hears of an exploration while it goes on. */
public interface Listener {
    /**
     * A law, none of whose consequences were told before. The simplest come first.
     *
     * @return whether to assume it, so that what follows from it will not be told
     */
    default boolean found(Law law) {
        return true;
    }

    /** Whether it is known to be false though all tests passed: then it is neither told nor assumed. */
    default boolean isRefuted(Law law) {
        return false;
    }

    default void progress(Statistics statistics) {}

    /** Asked now and then; what was found until then is kept. */
    default boolean isStopped() {
        return false;
    }
}
