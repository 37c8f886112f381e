package dev.assay.test.quickcheck;

import dev.assay.judge.Counterexample;
import dev.assay.judge.Interpretation;
import dev.assay.logic.Conjecture;
import dev.assay.logic.theory.Theory;
import dev.assay.run.Budget;
import dev.assay.run.CrashBoundary;
import dev.assay.run.Limit;
import dev.assay.run.Meter;
import dev.assay.run.Reason;
import dev.assay.test.Options;
import dev.assay.test.Report;
import dev.assay.test.Tester;
import dev.assay.test.Verdict;
import dev.assay.test.goal.Problems;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Tests conjectures with several testers at a time; the first genuine counterexample ends it. */
public final class Quickcheck {
    /** How long testers have to end when their time is over. */
    private static final Duration GRACE = Duration.ofSeconds(2);

    private Quickcheck() {}

    public static Finding run(
            Theory theory, Conjecture conjecture, Options options, List<Tester> testers, Meter meter) {
        return run(Request.of(theory, conjecture), options, testers, meter);
    }

    /** The testers that the options name, in their order. */
    public static List<Tester> named(Options options, List<Tester> all) {
        return options.testers().stream()
                .flatMap(name -> all.stream().filter(t -> t.name().equals(name)))
                .toList();
    }

    public static Finding run(Request request, Options options, List<Tester> testers, Meter meter) {
        List<Problems.Instance> instances =
                Problems.of(request.theory(), request.conjecture(), request.interpretations(), options);
        if (instances.isEmpty()) {
            return new Finding(
                    new Verdict.NotExecutable(
                            request.conjecture().conclusion(), "no type is known for the sorts of its type variables"),
                    "quickcheck",
                    "",
                    Confirmation.UNCONFIRMED,
                    List.of());
        }
        Finding best = inParallel(request, instances, options, testers, meter);
        return best.isGenuine() || best.verdict() instanceof Verdict.Refuted
                ? Evaluations.add(best, request, instances)
                : best;
    }

    private static Finding inParallel(
            Request request, List<Problems.Instance> instances, Options options, List<Tester> testers, Meter meter) {
        // One tester alone draws what the seed says, whoever else there might be.
        List<Meter> meters = testers.size() == 1
                ? List.of(meter.child(meter.budget().withMemoryBytes(Budget.NO_LIMIT)))
                : meter.split(testers.size());
        BlockingQueue<Finding> results = new LinkedBlockingQueue<>();
        var threads = new ArrayList<Thread>();
        for (int i = 0; i < testers.size(); i++) {
            var turns = new Turns(testers.get(i), instances, options, request.needsConfirmation(), meters.get(i));
            String name = testers.get(i).name();
            threads.add(
                    Thread.ofPlatform().daemon().name("assay-" + name).start(() -> results.add(guarded(turns, name))));
        }
        var notes = new ArrayList<String>();
        Finding best = null;
        Optional<Report> report = Optional.empty();
        try {
            for (int i = 0; i < threads.size(); i++) {
                @Nullable Finding next = next(results, meter);
                if (next == null) {
                    break;
                }
                notes.addAll(next.notes());
                report = report.or(next::report);
                if (best == null || next.weight() > best.weight()) {
                    best = next;
                }
                if (best.isGenuine()
                        && !(request.needsConfirmation() && best.confirmation() == Confirmation.UNCONFIRMED)) {
                    break;
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            meter.cancel();
        } finally {
            meters.forEach(Meter::cancel);
            join(threads);
            meters.forEach(Meter::close);
        }
        return best == null
                ? new Finding(
                        new Verdict.Stopped(meter.stopped().map(Limit::sentence).orElse("cancelled"), 0),
                        "quickcheck",
                        "",
                        Confirmation.UNCONFIRMED,
                        List.of())
                : best.withNotes(notes).withReport(report);
    }

    /** The next result; null if the time is over and a tester does not notice. */
    private static @Nullable Finding next(BlockingQueue<Finding> results, Meter meter) throws InterruptedException {
        while (true) {
            @Nullable Finding next = results.poll(GRACE.toMillis(), TimeUnit.MILLISECONDS);
            if (next != null || meter.stopped().isPresent()) {
                return next;
            }
        }
    }

    /** A tester that fails costs the others nothing, and its failure is seen. */
    private static Finding guarded(Turns turns, String tester) {
        try {
            return turns.run();
        } catch (RuntimeException | Error e) {
            Verdict verdict = switch (CrashBoundary.reason(e)) {
                case Reason.Crashed crash -> new Verdict.Failed(crash);
                case Reason other -> new Verdict.Stopped(other.sentence(), 0);
            };
            return new Finding(verdict, tester, "", Confirmation.UNCONFIRMED, List.of());
        }
    }

    private static void join(List<Thread> threads) {
        for (Thread thread : threads) {
            try {
                thread.join(2000);
                if (thread.isAlive()) {
                    thread.interrupt();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }

    /**
     * A conjecture with what belongs to it.
     *
     * @param interpretations of the locale in which it stands
     * @param terms to be evaluated under a counterexample
     * @param needsConfirmation whether the search goes on after a counterexample that cannot be confirmed
     */
    public record Request(
            Theory theory,
            Conjecture conjecture,
            List<Interpretation> interpretations,
            List<dev.assay.logic.Term> terms,
            boolean needsConfirmation) {
        /** A conjecture and nothing else; any counterexample will do. */
        public static Request of(Theory theory, Conjecture conjecture) {
            return new Request(theory, conjecture, List.of(), List.of(), false);
        }

        public Request {
            interpretations = List.copyOf(interpretations);
            terms = List.copyOf(terms);
        }
    }

    /** The counterexample, if the finding is one. */
    public static Optional<Counterexample> counterexample(Finding finding) {
        return finding.verdict() instanceof Verdict.Refuted(var counterexample, var _)
                ? Optional.of(counterexample)
                : Optional.empty();
    }
}
