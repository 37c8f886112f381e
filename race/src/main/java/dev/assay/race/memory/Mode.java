package dev.assay.race.memory;

/** How strongly an access is ordered, the weakest first: those of {@link java.lang.invoke.VarHandle}. */
public enum Mode {
    /** An ordinary field or element: only what happens before counts. */
    PLAIN,
    /** All threads see the writes to one variable in one order. */
    OPAQUE,
    /** A read that sees a write comes after all that its thread did before. */
    RELEASE_ACQUIRE,
    /** Besides, there is one order of all such accesses. */
    VOLATILE;

    boolean isAtLeast(Mode other) {
        return compareTo(other) >= 0;
    }
}
