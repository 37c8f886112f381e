package dev.assay.prove.simp;

import java.time.Duration;

/** How many more steps a search may make. Steps are counted, so that an answer can be had again. */
public final class Effort {
    /** What one proof method may spend unless somebody says otherwise. */
    public static final long USUAL = 40_000;

    private static final int STEPS_BETWEEN_LOOKS = 64;

    private final long deadline;
    private long left;

    public Effort(long steps) {
        this(steps, Long.MAX_VALUE);
    }

    private Effort(long steps, long deadline) {
        this.left = steps;
        this.deadline = deadline;
    }

    public static Effort usual() {
        return new Effort(USUAL);
    }

    /** These steps, but not after the given time from now. */
    public static Effort within(long steps, Duration time) {
        return new Effort(steps, System.nanoTime() + time.toNanos());
    }

    /** Whether a step may still be made; it is counted. */
    public boolean step() {
        if (left <= 0) {
            return false;
        }
        left--;
        if (left % STEPS_BETWEEN_LOOKS == 0
                && (Thread.currentThread().isInterrupted()
                        || deadline != Long.MAX_VALUE && System.nanoTime() - deadline > 0)) {
            left = 0;
        }
        return left > 0;
    }

    public boolean isExhausted() {
        return left <= 0;
    }

    /** How long it may still take; far more than anybody waits for if there is no limit. */
    public Duration timeLeft() {
        return deadline == Long.MAX_VALUE
                ? Duration.ofDays(1)
                : Duration.ofNanos(Math.max(0, deadline - System.nanoTime()));
    }

    /** A part of what is left, which counts for this one too once it is given back. */
    public Effort part(long steps) {
        return new Effort(Math.min(steps, left), deadline);
    }

    /** Counts what a part of this used up. */
    public void spent(Effort part, long given) {
        left = Math.max(0, left - (Math.min(given, left) - part.left));
    }
}
