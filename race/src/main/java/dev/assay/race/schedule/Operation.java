package dev.assay.race.schedule;

import org.jspecify.annotations.Nullable;

/**
 * What a strand is about to do.
 *
 * @param label the same in every run, so that schedules can speak of it
 * @param target what it is done to; null if that cannot matter to anybody else
 */
public record Operation(String label, @Nullable Object target, Kind kind) {
    /** Whether others can see that it was done. */
    public enum Kind {
        READ,
        WRITE
    }

    /** The label of what a strand does that waits in a loop for others. */
    public static final String SPIN = "spin";

    public static Operation local(String label) {
        return new Operation(label, null, Kind.READ);
    }

    public static Operation read(String label, Object target) {
        return new Operation(label, target, Kind.READ);
    }

    public static Operation write(String label, Object target) {
        return new Operation(label, target, Kind.WRITE);
    }

    /** Whether their order can matter: both are about the same thing, and one of them changes it. */
    public boolean conflicts(Operation other) {
        return target != null && target == other.target && (kind == Kind.WRITE || other.kind == Kind.WRITE);
    }

    @Override
    public String toString() {
        return label;
    }
}
