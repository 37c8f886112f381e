package dev.assay.race.schedule;

import org.jspecify.annotations.Nullable;

/**
 * What a strand is about to do.
 *
 * @param label the same in every run, so that schedules can speak of it
 * @param target what it is done to; null if that cannot matter to anybody else
 * @param reach what else it may touch, until the strand announces what it does next
 */
public record Operation(String label, @Nullable Object target, Kind kind, Reach reach) {
    /** Whether others can see that it was done. */
    public enum Kind {
        READ,
        WRITE
    }

    /** What an operation may touch besides its target. */
    public enum Reach {
        /** Nothing. */
        TARGET,
        /** Whatever the JDK's concurrent classes share among themselves. */
        LIBRARY,
        /** Nobody knows. */
        EVERYTHING
    }

    /** The label of what a strand does that waits in a loop for others. */
    public static final String SPIN = "spin";

    /** How the labels of operations begin that wait for a lock. */
    public static final String LOCK = "lock ";

    public Operation(String label, @Nullable Object target, Kind kind) {
        this(label, target, kind, Reach.TARGET);
    }

    public static Operation local(String label) {
        return new Operation(label, null, Kind.READ);
    }

    public static Operation read(String label, Object target) {
        return new Operation(label, target, Kind.READ);
    }

    public static Operation write(String label, Object target) {
        return new Operation(label, target, Kind.WRITE);
    }

    /** The same, which may touch that much or more. */
    public Operation reaching(Reach least) {
        return reach.compareTo(least) >= 0 ? this : new Operation(label, target, kind, least);
    }

    /** Whether their order can matter: both are about the same thing, and one of them changes it. */
    public boolean conflicts(Operation other) {
        return target != null && target == other.target && (kind == Kind.WRITE || other.kind == Kind.WRITE)
                || reach == Reach.EVERYTHING
                || other.reach == Reach.EVERYTHING
                || reach == Reach.LIBRARY && other.reach == Reach.LIBRARY;
    }

    @Override
    public String toString() {
        return label;
    }
}
