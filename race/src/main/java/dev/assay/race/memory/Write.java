package dev.assay.race.memory;

import org.jspecify.annotations.Nullable;

/** A value that was written to a variable, by whom and when. */
final class Write {
    /** The period of what comes before everything. */
    static final int ALWAYS = 0;

    /** Its name among the writes to the variable, the same in each run. */
    final String name;

    final @Nullable Object value;
    final int thread;
    final int time;
    /** What comes before it. */
    final Clock before;

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
        return new Write("the initial value", value, 0, ALWAYS, new Clock(), null);
    }

    boolean happensBefore(Clock clock) {
        return clock.covers(thread, time);
    }
}
