package dev.assay.run;

import java.time.Duration;
import java.time.temporal.ChronoUnit;

/**
 * How much a search may spend.
 *
 * <p>A search within a budget in steps gives the same answer on every machine and every day, as long as the other
 * limits are not reached.
 *
 * @param time wall-clock time, {@link #FOREVER} for no limit
 * @param steps what the engine counts as its steps, {@link #NO_LIMIT} for no limit
 * @param memoryBytes live data on the heap of the process, {@link #NO_LIMIT} for no limit
 * @param seed where randomness starts
 * @param jobs how many threads may work at the same time
 */
public record Budget(Duration time, long steps, long memoryBytes, Seed seed, int jobs) {
    public static final Duration FOREVER = ChronoUnit.FOREVER.getDuration();
    public static final long NO_LIMIT = Long.MAX_VALUE;

    /** No limits, seed 0, one thread. */
    public static final Budget UNLIMITED = new Budget(FOREVER, NO_LIMIT, NO_LIMIT, new Seed(0), 1);

    public Budget {
        if (time.isNegative() || steps < 0 || memoryBytes < 0) {
            throw new IllegalArgumentException(
                    "negative budget: " + time + ", " + steps + " steps, " + memoryBytes + " bytes");
        }
        if (jobs < 1) {
            throw new IllegalArgumentException("a budget needs at least one job, not " + jobs);
        }
    }

    public Budget withTime(Duration time) {
        return new Budget(time, steps, memoryBytes, seed, jobs);
    }

    public Budget withSteps(long steps) {
        return new Budget(time, steps, memoryBytes, seed, jobs);
    }

    public Budget withMemoryBytes(long memoryBytes) {
        return new Budget(time, steps, memoryBytes, seed, jobs);
    }

    public Budget withSeed(Seed seed) {
        return new Budget(time, steps, memoryBytes, seed, jobs);
    }

    public Budget withJobs(int jobs) {
        return new Budget(time, steps, memoryBytes, seed, jobs);
    }

    /** Whether the search is bounded by its own steps, and so can be repeated exactly. */
    public boolean isInSteps() {
        return steps != NO_LIMIT;
    }

    /** Starts the clock. */
    public Meter start() {
        return Meter.start(this);
    }
}
