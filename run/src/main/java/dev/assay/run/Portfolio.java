package dev.assay.run;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Several searches for one answer, side by side: as many at a time as the budget has jobs, the cheap ones first,
 * until one settles the matter and the rest are cancelled.
 *
 * <p>When the budget is in steps the answer does not depend on the machine: the search that settles the matter after the fewest
 * steps (in nanoseconds, see {@link Search#stepNanos}) has the word, and of several the first in the order of {@link #searches}; the
 * others go on until they have made as many. Where an answer can be bettered, they have twice as many, and the best counts.
 *
 * @param searches in the order of their cost and, within the same cost, as declared
 * @param enough which answers end the run
 * @param better the better answers first, where the budget is in steps
 * @param canBeBettered which answers others may have better ones than
 * @param grace how long a search that was told to stop may take to do so
 * @param stackBytes the stack of a search's thread, of which only what is used takes memory
 */
public record Portfolio<A>(
        List<Search<A>> searches,
        Predicate<A> enough,
        Comparator<A> better,
        Predicate<A> canBeBettered,
        Duration grace,
        long stackBytes) {
    /**
     * How one search ended and how long it took; one that was never started counts as cancelled.
     *
     * @param limit what bounded it, if it did not end by itself
     */
    public record Run<A>(String name, Ending<A> ending, Optional<Limit> limit, Duration took) {
        public Optional<A> answer() {
            return ending instanceof Ending.Answered<A>(var answer) ? Optional.of(answer) : Optional.empty();
        }
    }

    /**
     * Every search's run in the order of the portfolio, and the one that settled the matter.
     *
     * @param isClocked whether the clock had a say in it, so that another day it may be another one
     */
    public record Result<A>(List<Run<A>> runs, Optional<Run<A>> winner, boolean isClocked) {
        public Result {
            runs = List.copyOf(runs);
        }
    }

    private static final Duration DEFAULT_GRACE = Duration.ofSeconds(2);

    /** Terms are deep and so are the recursions over them. */
    private static final long DEFAULT_STACK_BYTES = 512L << 20;

    public Portfolio {
        searches = searches.stream().sorted(Comparator.comparing(Search::cost)).toList();
        if (searches.isEmpty()) {
            throw new IllegalArgumentException("a portfolio without searches");
        }
        var names = searches.stream().map(Search::name).toList();
        if (names.stream().distinct().count() < names.size()) {
            throw new IllegalArgumentException("two searches of the same name in a portfolio: " + names);
        }
    }

    public static <A> Portfolio<A> of(Predicate<A> enough, List<Search<A>> searches) {
        return new Portfolio<>(searches, enough, (_, _) -> 0, _ -> false, DEFAULT_GRACE, DEFAULT_STACK_BYTES);
    }

    public Portfolio<A> withGrace(Duration grace) {
        return new Portfolio<>(searches, enough, better, canBeBettered, grace, stackBytes);
    }

    public Portfolio<A> withStackBytes(long stackBytes) {
        return new Portfolio<>(searches, enough, better, canBeBettered, grace, stackBytes);
    }

    public Portfolio<A> preferring(Comparator<A> better, Predicate<A> canBeBettered) {
        return new Portfolio<>(searches, enough, better, canBeBettered, grace, stackBytes);
    }

    /** Runs the searches; the steps and the memory of the budget are for each of them, the time for all together. */
    public Result<A> run(Budget budget, ProgressListener listener) {
        try (var meter = PortfolioRun.common(budget).start()) {
            return run(budget, meter, listener);
        }
    }

    /** The same as a part of a greater search, which {@code parent} bounds and may cancel. */
    public Result<A> run(Budget budget, Meter parent, ProgressListener listener) {
        try (var meter = parent.child(PortfolioRun.common(budget));
                var feed = new ProgressFeed(listener)) {
            return new PortfolioRun<>(this, budget, meter, feed).run();
        }
    }

    /** All at the same time, as a part of a greater search: each has all of its time and an equal part of its steps. */
    public Result<A> runTogether(Meter parent) {
        int count = searches.size();
        long steps = parent.stepsLeft() == Budget.NO_LIMIT ? Budget.NO_LIMIT : parent.stepsLeft() / count;
        var each = Budget.UNLIMITED
                .withSteps(steps)
                .withSeed(parent.budget().seed())
                .withJobs(count);
        return run(each, parent, ProgressListener.SILENT);
    }
}
