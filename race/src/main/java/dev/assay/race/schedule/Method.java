package dev.assay.race.schedule;

import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.function.Predicate;

/**
 * How a program is tried for a failure.
 *
 * @param repeats how many schedules of its own it gets
 * @param procrastination what is done from each of them
 * @param reuse whether the failing schedule of the larger program that it was shrunk from is the first
 * @param strategy who decides otherwise, from a seed
 * @param controlled whether we decide at all, or the machine
 */
public record Method(
        int repeats,
        Optional<Procrastination> procrastination,
        boolean reuse,
        LongFunction<Strategy> strategy,
        boolean controlled) {
    private static final int LIMIT = 10;

    /** Chance, so often. */
    public static Method repeating(int repeats) {
        return new Method(repeats, Optional.empty(), false, RandomWalk::new, true);
    }

    /** One schedule, and delays of its decisions, with limits by level. */
    public static Method procrastinating(Integer... limits) {
        return new Method(1, Optional.of(Procrastination.of(limits)), false, RandomWalk::new, true);
    }

    /** On threads of the machine, so often, and whatever it makes of them. */
    public static Method uncontrolled(int repeats) {
        return new Method(repeats, Optional.empty(), false, RandomWalk::new, false);
    }

    /** How to search: the best of those measured. */
    public static Method standardSearch() {
        return procrastinating(LIMIT);
    }

    /** How to shrink: the best of those measured. */
    public static Method standardShrinking() {
        return procrastinating(LIMIT).reusing();
    }

    /**
     * A run that fails, if one is found.
     *
     * @param parent a failing schedule of a larger program, or none
     */
    public Optional<Run> search(Function<Strategy, Run> program, Predicate<Run> fails, Schedule parent, long seed) {
        var seeds = new SplittableRandom(seed);
        Optional<Run> failure = Optional.empty();
        for (int i = 0; i < repeats && failure.isEmpty(); i++) {
            Strategy chance = strategy.apply(seeds.nextLong());
            boolean reused = reuse && i == 0 && !parent.decisions().isEmpty();
            Run run = program.apply(reused ? new RelaxedReplay(parent, chance) : chance);
            long delays = seeds.nextLong();
            failure = fails.test(run)
                    ? Optional.of(run)
                    : procrastination.flatMap(each -> each.search(run, program, fails, delays));
            if (run.outcome().isOutOfTime()) {
                return failure;
            }
        }
        return failure;
    }

    public Method reusing() {
        return new Method(repeats, procrastination, true, strategy, controlled);
    }

    public Method by(LongFunction<Strategy> newStrategy) {
        return new Method(repeats, procrastination, reuse, newStrategy, controlled);
    }
}
