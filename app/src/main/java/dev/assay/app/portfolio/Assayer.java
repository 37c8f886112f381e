package dev.assay.app.portfolio;

import dev.assay.judge.Outcome;
import dev.assay.judge.Proof;
import dev.assay.prove.relevance.Relevance;
import dev.assay.prove.sledgehammer.Hunter;
import dev.assay.run.Budget;
import dev.assay.run.Cost;
import dev.assay.run.Ending;
import dev.assay.run.Limit;
import dev.assay.run.Meter;
import dev.assay.run.Portfolio;
import dev.assay.run.ProgressListener;
import dev.assay.run.Reason;
import dev.assay.run.Reporter;
import dev.assay.run.Search;
import dev.assay.run.Seed;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Lets all engines at a conjecture, one conjecture after the other. */
public final class Assayer {
    /**
     * What a conjecture may cost.
     *
     * @param jobs how many engines work at the same time
     */
    public record Limits(Duration time, int jobs, Seed seed) {
        /** As many engines at a time as there are processors, but never so few that the slow ones wait for each other. */
        public static Limits of(Duration time) {
            return new Limits(time, Math.max(3, Runtime.getRuntime().availableProcessors()), new Seed(0));
        }
    }

    private static final Duration GRACE = Duration.ofSeconds(2);

    /** The part of the heap that may be live before an engine is stopped. */
    private static final double HEAP = 0.7;

    private final Limits limits;
    private final Optional<VerdictStore> store;
    private final List<Hunter> hunters;
    private final Relevance relevance = new Relevance();

    /**
     * One that has settled nothing yet.
     *
     * @param path where external provers are looked for
     */
    public Assayer(String path, Limits limits, Optional<VerdictStore> store) {
        this.limits = limits;
        this.store = store;
        this.hunters = Hunter.available(path);
    }

    /**
     * Settles a task as well as it can be within the limits and what {@code run} leaves of them.
     *
     * @param grounds what became of the tasks before it in the same text
     */
    public Settled settle(Task task, Grounds grounds, Meter run, ProgressListener listener) {
        Optional<Settled> known = store.flatMap(s -> s.get(key(task), task));
        Settled result = known.orElseGet(() -> work(task, grounds, run, listener));
        grounds.add(task, result.verdict());
        return result;
    }

    /** All that a verdict depends on but for the conjecture and what comes before it. */
    private String key(Task task) {
        var digest = new Digest()
                .add(task.dependencies().meaning())
                .add(limits.time().toString())
                .add(limits.seed().toString());
        hunters.forEach(h -> digest.add(h.name()));
        return digest.hex();
    }

    private Settled work(Task task, Grounds grounds, Meter run, ProgressListener listener) {
        long start = System.nanoTime();
        List<Attempt> attempts = attempts(task, grounds);
        long memory = (long) (Runtime.getRuntime().maxMemory() * HEAP);
        var budget = new Budget(limits.time(), Budget.NO_LIMIT, memory, limits.seed(), limits.jobs());
        List<Search<Outcome>> searches =
                attempts.stream().<Search<Outcome>>map(a -> search(a, task)).toList();
        Portfolio.Result<Outcome> result =
                Portfolio.of(Assayer::isEnough, searches).withGrace(GRACE).run(budget, run, listener);
        double seconds = (System.nanoTime() - start) / 1e9;
        Verdict verdict = verdict(attempts, result.runs());
        var runs = result.runs().stream()
                .map(r -> new Settled.EngineRun(
                        r.name(), outcome(r).summary(), r.took().toMillis() / 1e3))
                .toList();
        var settled = new Settled(task, verdict, runs, seconds, false);
        boolean isUndisturbed =
                run.stopped().isEmpty() && result.runs().stream().noneMatch(r -> isAccident(outcome(r)));
        boolean isFinal = switch (verdict) {
            // Whatever happened to the others, it will not change that.
            case Verdict.Proved _ -> true;
            case Verdict.Refuted refuted -> refuted.isSure() || isUndisturbed;
            case Verdict.Claimed _, Verdict.Corroborated _, Verdict.Unknown _ -> isUndisturbed;
            case Verdict.Failed _ -> false;
        };
        if (isFinal) {
            store.ifPresent(s -> s.put(key(task), settled, needs(task, verdict, attempts)));
        }
        return settled;
    }

    private static Search<Outcome> search(Attempt attempt, Task task) {
        return new Search<>() {
            @Override
            public String name() {
                return attempt.name();
            }

            @Override
            public Cost cost() {
                return attempt.cost();
            }

            @Override
            public Outcome run(Meter meter, Reporter reporter) {
                return attempt.run(task.theory(), task.conjecture(), meter, reporter);
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

    private List<Attempt> attempts(Task task, Grounds grounds) {
        var result = new ArrayList<Attempt>();
        switch (task.origin()) {
            case Task.Origin.OfTheory(var statement) -> {
                result.add(new TestAttempt(task, grounds));
                result.add(new MethodAttempt(task, grounds, statement));
                result.add(new InductionAttempt(task, grounds));
                result.add(new ModelAttempt(task, grounds));
                result.add(new ProverAttempt(task, grounds, hunters, relevance));
            }
            case Task.Origin.OfTip _, Task.Origin.Other _ -> {
                result.add(new TestAttempt(task, grounds));
                result.add(new InductionAttempt(task, grounds));
                result.add(new ModelAttempt(task, grounds));
                result.add(new ProverAttempt(task, grounds, hunters, relevance));
            }
            // What is known of numbers there is not in the theory, so model finders and provers would be misled.
            case Task.Origin.OfJava(var lifted, var method) -> {
                result.add(new JavaTestAttempt(task, grounds, method));
                result.add(new JavaProofAttempt(task, grounds, lifted));
            }
            case Task.Origin.OfJavaAlone(var method, var obstacle) -> {
                result.add(new JavaTestAttempt(task, grounds, method));
                result.add(new UnliftedAttempt(task, grounds, obstacle));
            }
            case Task.Origin.OfTptp(var document) -> {
                result.add(new SaturationAttempt(task, grounds, document));
                result.add(new ModelAttempt(task, grounds));
                result.add(new ProverAttempt(task, grounds, hunters, relevance));
            }
        }
        return result;
    }

    /** A counterexample that holds up, or a theorem; if that rests on something unproved, so does more of the text. */
    private static boolean isEnough(Outcome outcome) {
        return outcome.isDecisive() || outcome instanceof Outcome.Proved(var _, Proof.Checked _);
    }

    /** Whether the engine might have said more on another day. */
    private static boolean isAccident(Outcome outcome) {
        return outcome instanceof Outcome.Unknown(var _, var reason, var _)
                && switch (reason) {
                    case Reason.Crashed _ -> true;
                    case Limit limit -> limit == Limit.OUT_OF_MEMORY;
                    case Reason.Unresponsive _, Reason.GaveUp _, Reason.NotApplicable _ -> false;
                };
    }

    // From what each engine says to one verdict

    private static Verdict verdict(List<Attempt> attempts, List<Portfolio.Run<Outcome>> runs) {
        List<Verdict> said =
                attempts.stream().flatMap(a -> a.verdict().stream()).toList();
        Optional<Verdict> refuted = said.stream()
                .filter(v -> v instanceof Verdict.Refuted r && r.isSure())
                .findFirst();
        Optional<Verdict> proved =
                said.stream().filter(Verdict.Proved.class::isInstance).findFirst();
        if (refuted.isPresent() && proved.isPresent()) {
            return new Verdict.Failed(
                    "This is an error of Assay: " + refuted.get().by() + " has a counterexample, "
                            + String.join(", ", refuted.get().lines()) + ", and "
                            + proved.get().by() + " a proof.");
        }
        List<String> tried = tried(runs);
        Verdict best =
                said.stream().max(Comparator.comparingInt(Verdict::weight)).orElseGet(() -> new Verdict.Unknown(tried));
        return best instanceof Verdict.Corroborated
                ? new Verdict.Corroborated(
                        said.stream()
                                .filter(Verdict.Corroborated.class::isInstance)
                                .flatMap(v -> v.lines().stream())
                                .toList(),
                        tried)
                : best;
    }

    private static List<String> tried(List<Portfolio.Run<Outcome>> runs) {
        return runs.stream()
                .map(Assayer::outcome)
                .filter(Outcome.Unknown.class::isInstance)
                .map(Outcome::summary)
                .toList();
    }

    private static Map<String, String> needs(Task task, Verdict verdict, List<Attempt> attempts) {
        Optional<Collection<String>> used = switch (verdict) {
            case Verdict.Refuted _ -> Optional.of(List.of());
            case Verdict.Proved _ ->
                attempts.stream()
                        .filter(a -> a.verdict().filter(verdict::equals).isPresent())
                        .findFirst()
                        .map(a -> a.oracles().stream()
                                .filter(task.dependencies().statements()::containsKey)
                                .toList());
            case Verdict.Claimed _, Verdict.Corroborated _, Verdict.Unknown _, Verdict.Failed _ -> Optional.empty();
        };
        return task.dependencies().needs(used);
    }
}
