package dev.assay.race.memory;

import org.jspecify.annotations.Nullable;

/** A value that was written to a variable, by whom and when. */
final class Write {
    static final String INITIAL = "the initial value";

    /** The period of what comes before everything. */
    static final int ALWAYS = 0;

    /** The period of what is promised only. */
    static final int NOT_YET = Integer.MAX_VALUE;

    /** Its name among the writes to the variable, the same in each run. */
    final String name;

    final @Nullable Object value;
    final int thread;
    int time;
    /** What comes before it. */
    Clock before;

    /** What whoever acquires it takes over; null if it releases nothing. */
    final @Nullable View released;

    /** Its place in the order of the variable's writes. */
    int position;

    /** Whether a read-modify-write read it, so that no other write may come between. */
    boolean taken;

    Write(String name, @Nullable Object value, int thread, int time, Clock before, @Nullable View released) {
        this.name = name;
        this.value = value;
        this.thread = thread;
        this.time = time;
        this.before = before;
        this.released = released;
    }

    /** What a variable held when it was first looked at. */
    static Write initial(@Nullable Object value) {
        return new Write(INITIAL, value, 0, ALWAYS, new Clock(), null);
    }

    /** Whether the value is the one that was promised. */
    boolean promisedValue(@Nullable Object written) {
        return value != null && value.equals(written);
    }

    boolean isPromised() {
        return time == NOT_YET;
    }

    boolean happensBefore(Clock clock) {
        return clock.covers(thread, time);
    }
}
