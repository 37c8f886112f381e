package dev.assay.race.scheduler;

import java.time.Duration;

/**
 * What a run may do.
 *
 * @param steps after so many decisions a run is cut short; it is a livelock only if nothing new happens in as many again
 * @param patience how long a strand may compute between two decisions
 * @param logged whether events are kept
 * @param timeouts when waiting for a limited time may end
 * @param leaks whether threads that never end are a failure
 * @param spurious whether each thread may once wake up from a wait for no reason, as Java allows
 * @param deadline the time of {@link System#nanoTime} after which a run is cut short
 * @param quiet so many decisions are taken before the first event is kept
 * @param complete whether all that strands could see of each other is a step of its own
 */
public record Limits(
        int steps,
        Duration patience,
        boolean logged,
        Timeouts timeouts,
        boolean leaks,
        boolean spurious,
        long deadline,
        int quiet,
        boolean complete) {
    /** When waiting for a limited time may end. */
    public enum Timeouts {
        /** Time passes only when nothing else can happen, and the shortest wait ends first. */
        LAST,
        /** As on a slow machine: a wait may end at once. */
        ANY_TIME
    }

    /** There is no deadline. */
    public static final long NEVER = Long.MAX_VALUE;

    public static final Limits STANDARD =
            new Limits(100_000, Duration.ofSeconds(10), false, Timeouts.LAST, false, false, NEVER, 0, false);

    public Limits steps(int newSteps) {
        return new Limits(newSteps, patience, logged, timeouts, leaks, spurious, deadline, quiet, complete);
    }

    public Limits patience(Duration newPatience) {
        return new Limits(steps, newPatience, logged, timeouts, leaks, spurious, deadline, quiet, complete);
    }

    public Limits logging() {
        return loggingAfter(0);
    }

    /** Of a long run only the end matters. */
    public Limits loggingAfter(int decisions) {
        return new Limits(steps, patience, true, timeouts, leaks, spurious, deadline, decisions, complete);
    }

    public Limits timeouts(Timeouts newTimeouts) {
        return new Limits(steps, patience, logged, newTimeouts, leaks, spurious, deadline, quiet, complete);
    }

    public Limits failingOnLeaks() {
        return new Limits(steps, patience, logged, timeouts, true, spurious, deadline, quiet, complete);
    }

    public Limits wakingSpuriously() {
        return new Limits(steps, patience, logged, timeouts, leaks, true, deadline, quiet, complete);
    }

    public Limits until(long newDeadline) {
        return new Limits(steps, patience, logged, timeouts, leaks, spurious, newDeadline, quiet, complete);
    }

    public Limits announcingAll() {
        return new Limits(steps, patience, logged, timeouts, leaks, spurious, deadline, quiet, true);
    }
}
