package dev.assay.judge;

import dev.assay.run.Budget;
import dev.assay.run.Seed;
import java.time.Duration;

/**
 * What one task may cost.
 *
 * @param effort the steps of each engine, as the time that they take on a usual machine
 * @param clock when the engines are stopped, however many steps they have made
 * @param jobs how many engines work at the same time
 */
public record Limits(Duration effort, Duration clock, int jobs, Seed seed) {
    /** The effort for a task where the user says nothing else. */
    public static final Duration USUAL = Duration.ofSeconds(10);

    /** How many times slower than a usual machine one may be before the clock counts. */
    public static final int SLOWNESS = 6;

    /** Of the heap, for live data; beyond that an engine is stopped. */
    private static final double HEAP = 0.7;

    /** As many engines at a time as there are processors, but never so few that the slow ones wait for each other. */
    public static final int USUAL_JOBS = Math.max(3, Runtime.getRuntime().availableProcessors());

    public static final Limits DEFAULT = inSteps(USUAL);

    /** In steps: the same on every machine that is not far slower than a usual one. */
    public static Limits inSteps(Duration effort) {
        return new Limits(effort, effort.multipliedBy(SLOWNESS), USUAL_JOBS, new Seed(0));
    }

    /** By the clock: no more than so much time, and no more steps than would be made in it on a usual machine. */
    public static Limits of(Duration time) {
        return new Limits(time, time, USUAL_JOBS, new Seed(0));
    }

    public Limits withJobs(int jobs) {
        return new Limits(effort, clock, jobs, seed);
    }

    public Limits withSeed(Seed seed) {
        return new Limits(effort, clock, jobs, seed);
    }

    Budget budget() {
        long memory = (long) (Runtime.getRuntime().maxMemory() * HEAP);
        return new Budget(clock, effort.toNanos(), memory, seed, jobs);
    }
}
