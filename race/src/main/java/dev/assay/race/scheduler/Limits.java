package dev.assay.race.scheduler;

import java.time.Duration;

/**
 * What a run may do.
 *
 * @param steps after so many decisions it counts as a livelock
 * @param patience how long a strand may compute between two decisions
 * @param logged whether events are kept
 * @param timeouts when waiting for a limited time may end
 * @param leaks whether threads that never end are a failure
 * @param spurious whether each thread may once wake up from a wait for no reason, as Java allows
 */
public record Limits(int steps, Duration patience, boolean logged, Timeouts timeouts, boolean leaks, boolean spurious) {
    /** When waiting for a limited time may end. */
    public enum Timeouts {
        /** Time passes only when nothing else can happen, and the shortest wait ends first. */
        LAST,
        /** As on a slow machine: a wait may end at once. */
        ANY_TIME
    }

    public static final Limits STANDARD =
            new Limits(100_000, Duration.ofSeconds(10), false, Timeouts.LAST, false, false);

    public Limits steps(int newSteps) {
        return new Limits(newSteps, patience, logged, timeouts, leaks, spurious);
    }

    public Limits patience(Duration newPatience) {
        return new Limits(steps, newPatience, logged, timeouts, leaks, spurious);
    }

    public Limits logging() {
        return new Limits(steps, patience, true, timeouts, leaks, spurious);
    }

    public Limits timeouts(Timeouts newTimeouts) {
        return new Limits(steps, patience, logged, newTimeouts, leaks, spurious);
    }

    public Limits failingOnLeaks() {
        return new Limits(steps, patience, logged, timeouts, true, spurious);
    }

    public Limits wakingSpuriously() {
        return new Limits(steps, patience, logged, timeouts, leaks, true);
    }
}
