package dev.assay.logic.engine;

import dev.assay.logic.Theory;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;

/**
 * Several engines on one conjecture, side by side: as many at a time as the budget has jobs, the cheap ones first,
 * until one settles the matter and the rest are cancelled.
 *
 * <p>When the budget is in steps the answer does not depend on who was faster: an engine is cancelled only by one
 * that comes before it in the order of {@link #engines}, and the first in that order that settles the matter has the
 * word, though engines still run in parallel.
 *
 * @param engines in the order of their cost and, within the same cost, as declared
 * @param enough which outcomes end the run
 * @param grace how long an engine that was told to stop may take to do so
 * @param stackBytes the stack of an engine's thread, of which only what is used takes memory
 */
public record Portfolio(List<Engine> engines, Predicate<Outcome> enough, Duration grace, long stackBytes) {
    /** What one engine said and how long it took; one that was never started counts as cancelled. */
    public record Run(String engine, Outcome outcome, Duration took) {}

    /** The outcome that speaks for all, and every engine's own in the order of the portfolio. */
    public record Result(Outcome outcome, List<Run> runs) {
        public Result {
            runs = List.copyOf(runs);
        }

        /** Whether one engine has a kernel proof and another a genuine counterexample: then one of them is wrong. */
        public boolean isContradictory() {
            return runs.stream()
                            .map(Run::outcome)
                            .filter(Outcome::isDecisive)
                            .map(Outcome::verdict)
                            .distinct()
                            .count()
                    > 1;
        }
    }

    private static final Duration DEFAULT_GRACE = Duration.ofSeconds(2);

    /** Terms are deep and so are the recursions over them. */
    private static final long DEFAULT_STACK_BYTES = 512L << 20;

    public Portfolio {
        engines = engines.stream().sorted(Comparator.comparing(Engine::cost)).toList();
        if (engines.isEmpty()) {
            throw new IllegalArgumentException("a portfolio without engines");
        }
        var names = engines.stream().map(Engine::name).toList();
        if (names.stream().distinct().count() < names.size()) {
            throw new IllegalArgumentException("two engines of the same name in a portfolio: " + names);
        }
    }

    public static Portfolio of(Engine... engines) {
        return of(List.of(engines));
    }

    public static Portfolio of(List<Engine> engines) {
        return new Portfolio(engines, Outcome::isDecisive, DEFAULT_GRACE, DEFAULT_STACK_BYTES);
    }

    public Portfolio endingWith(Predicate<Outcome> enough) {
        return new Portfolio(engines, enough, grace, stackBytes);
    }

    public Portfolio withGrace(Duration grace) {
        return new Portfolio(engines, enough, grace, stackBytes);
    }

    public Portfolio withStackBytes(long stackBytes) {
        return new Portfolio(engines, enough, grace, stackBytes);
    }

    /** Runs the engines; the steps and the memory of the budget are for each of them, the time for all together. */
    public Result run(Theory theory, Conjecture conjecture, Budget budget, ProgressListener listener) {
        try (var meter = PortfolioRun.common(budget).start()) {
            return run(theory, conjecture, budget, meter, listener);
        }
    }

    /** The same as a part of a greater search, which {@code parent} bounds and may cancel. */
    public Result run(Theory theory, Conjecture conjecture, Budget budget, Meter parent, ProgressListener listener) {
        try (var meter = parent.child(PortfolioRun.common(budget));
                var feed = new ProgressFeed(listener)) {
            return new PortfolioRun(this, theory, conjecture, budget, meter, feed).run();
        }
    }
}
