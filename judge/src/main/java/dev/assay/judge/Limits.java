package dev.assay.judge;

import dev.assay.run.Budget;
import dev.assay.run.Seed;
import java.time.Duration;

/**
 * What one task may cost.
 *
 * @param jobs how many engines work at the same time
 */
public record Limits(Duration time, int jobs, Seed seed) {
    /** The time for a task where the user says nothing else. */
    public static final Duration USUAL = Duration.ofSeconds(10);

    /** Of the heap, for live data; beyond that an engine is stopped. */
    private static final double HEAP = 0.7;

    /** As many engines at a time as there are processors, but never so few that the slow ones wait for each other. */
    public static Limits of(Duration time) {
        return of(time, new Seed(0));
    }

    public static Limits of(Duration time, Seed seed) {
        return new Limits(time, Math.max(3, Runtime.getRuntime().availableProcessors()), seed);
    }

    Budget budget() {
        long memory = (long) (Runtime.getRuntime().maxMemory() * HEAP);
        return new Budget(time, Budget.NO_LIMIT, memory, seed, jobs);
    }
}
