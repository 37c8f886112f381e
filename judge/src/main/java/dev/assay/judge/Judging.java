package dev.assay.judge;

import dev.assay.logic.kernel.Trust;
import dev.assay.run.Cost;
import dev.assay.run.CrashBoundary;
import dev.assay.run.Ending;
import dev.assay.run.Limit;
import dev.assay.run.Meter;
import dev.assay.run.Portfolio;
import dev.assay.run.ProgressListener;
import dev.assay.run.Reason;
import dev.assay.run.Reporter;
import dev.assay.run.Search;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Lets engines work on tasks, one task after the other, and has their outcomes judged. */
public final class Judging {
    /** How long an engine that was told to stop may take to do so. */
    private static final Duration GRACE = Duration.ofSeconds(2);

    /** The smaller counterexamples and the shorter proofs first. */
    private static final Comparator<Outcome> SMALLER = Comparator.<Outcome, Counterexample>comparing(
                    outcome ->
                            outcome instanceof Outcome.Refuted refuted ? refuted.counterexample() : Counterexample.of(),
                    Counterexample.SMALLER)
            .thenComparingLong(outcome -> outcome instanceof Outcome.Proved proved
                    ? proved.proof().lines().count()
                    : 0);

    private final EngineChoice engines;
    private final Limits limits;
    private final Optional<VerdictStore> store;

    public Judging(EngineChoice engines, Limits limits, Optional<VerdictStore> store) {
        this.engines = engines;
        this.limits = limits;
        this.store = store;
    }

    /**
     * Judges a task within the limits and what {@code run} leaves of them.
     *
     * @param judge of the text that the task belongs to
     */
    public Judged judge(Task task, Judge judge, Meter run, ProgressListener listener) {
        long start = System.nanoTime();
        try {
            return switch (CrashBoundary.run(() -> judged(task, judge, run, listener))) {
                case Ending.Answered<Judged>(var judged) -> judged;
                case Ending.Unanswered<Judged>(var reason, var _) -> failed(task, judge, reason, start);
            };
        } finally {
            judge.ends(task);
        }
    }

    /** What went wrong outside of all engines is the fault of this task alone. */
    private static Judged failed(Task task, Judge judge, Reason reason, long start) {
        Outcome outcome = new Outcome.Unknown("judge", reason, "");
        Optional<Limit> limit = reason instanceof Limit l ? Optional.of(l) : Optional.empty();
        return new Judged(
                task,
                judge.judge(task, List.of(outcome)),
                List.of(outcome),
                List.of(),
                (System.nanoTime() - start) / 1e9,
                limit,
                false);
    }

    private Judged judged(Task task, Judge judge, Meter run, ProgressListener listener) {
        boolean isUnread = task.setting().obstacle().isPresent();
        Optional<Judged> known = isUnread ? Optional.empty() : store.flatMap(s -> s.get(task));
        if (known.isPresent()) {
            judge.remember(task, known.get().verdict());
            return known.get();
        }
        Judged judged = work(task, judge, run, listener);
        if (judged.verdict().isDecisive()) {
            store.ifPresent(s -> s.put(judged, needs(judged)));
        }
        return judged;
    }

    private Judged work(Task task, Judge judge, Meter run, ProgressListener listener) {
        long start = System.nanoTime();
        List<Search<Outcome>> searches =
                engines.of(task).stream().map(engine -> search(engine, task)).toList();
        boolean isIdle = task.setting().obstacle().isPresent() || searches.isEmpty();
        Portfolio.Result<Outcome> result = isIdle
                ? new Portfolio.Result<>(List.of(), Optional.empty(), false)
                : Portfolio.<Outcome>of(outcome -> judge.isEnough(task, outcome), searches)
                        .withGrace(GRACE)
                        .preferring(SMALLER, _ -> true)
                        .run(limits.budget(), run, listener);
        List<Portfolio.Run<Outcome>> runs = result.runs();
        List<Outcome> outcomes = runs.stream().map(Judging::outcome).toList();
        // The judge may wait for the verdict on another task, which is no time of this one.
        double seconds = (System.nanoTime() - start) / 1e9;
        Verdict verdict = judge.judge(task, outcomes);
        List<Judged.EngineRun> words = runs.stream()
                .map(r -> new Judged.EngineRun(
                        r.name(), outcome(r).summary(), r.took().toMillis() / 1e3))
                .toList();
        return new Judged(task, verdict, outcomes, words, seconds, limit(verdict, result), false);
    }

    /** What bounded the work: the clock wherever it had a say, else the first limit that mattered. */
    private static Optional<Limit> limit(Verdict verdict, Portfolio.Result<Outcome> result) {
        if (result.isClocked()) {
            return Optional.of(Limit.OUT_OF_TIME);
        }
        return verdict.isDecisive()
                ? Optional.empty()
                : result.runs().stream()
                        .flatMap(r -> r.limit().stream())
                        .filter(limit -> limit != Limit.CANCELLED)
                        .findFirst();
    }

    private static Search<Outcome> search(Engine engine, Task task) {
        return new Search<>() {
            @Override
            public String name() {
                return engine.name();
            }

            @Override
            public Cost cost() {
                return engine.cost();
            }

            @Override
            public long stepNanos() {
                return engine.stepNanos();
            }

            @Override
            public boolean rivals(Outcome outcome) {
                return engine.rivals(outcome);
            }

            @Override
            public Outcome run(Meter meter, Reporter reporter) throws InterruptedException {
                return engine.run(task, meter, reporter);
            }

            @Override
            public String summary(Outcome outcome) {
                return outcome.summary();
            }
        };
    }

    private static Outcome outcome(Portfolio.Run<Outcome> run) {
        return switch (run.ending()) {
            case Ending.Answered<Outcome>(var outcome) -> outcome;
            case Ending.Unanswered<Outcome>(var reason, var tried) -> new Outcome.Unknown(run.name(), reason, tried);
        };
    }

    /** What has to stay as it is for the verdict to hold: a counterexample needs nothing, a proof what it rests on. */
    private static Map<String, String> needs(Judged judged) {
        List<String> used = judged.outcomes().stream()
                .flatMap(o -> o instanceof Outcome.Proved proved ? proved.theorem().trust().stream() : Stream.empty())
                .flatMap(trust -> trust instanceof Trust.Stated(var name) ? Stream.of(name) : Stream.empty())
                .distinct()
                .toList();
        return judged.task().dependencies().needs(Optional.of(used));
    }
}
