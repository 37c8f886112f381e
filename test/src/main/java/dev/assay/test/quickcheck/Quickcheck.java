package dev.assay.test.quickcheck;

import dev.assay.judge.Counterexample;
import dev.assay.logic.Conjecture;
import dev.assay.logic.theory.Theory;
import dev.assay.run.Limit;
import dev.assay.run.Meter;
import dev.assay.run.Portfolio;
import dev.assay.run.Search;
import dev.assay.test.Options;
import dev.assay.test.Tester;
import dev.assay.test.Verdict;
import dev.assay.test.goal.Interpretation;
import dev.assay.test.goal.Problems;
import java.util.List;
import java.util.Optional;

/** Tests conjectures with several testers at a time; the first genuine counterexample ends it. */
public final class Quickcheck {
    private Quickcheck() {}

    public static Finding run(
            Theory theory, Conjecture conjecture, Options options, List<Tester> testers, Meter meter) {
        return run(new Request(theory, conjecture, List.of(), List.of()), options, testers, meter);
    }

    /** The testers that the options name, in their order. */
    public static List<Tester> named(Options options, List<Tester> all) {
        return options.testers().stream()
                .distinct()
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
        Finding best = contest(instances, options, testers, meter);
        return best.isGenuine() || best.verdict() instanceof Verdict.Refuted
                ? Evaluations.add(best, request, instances)
                : best;
    }

    private static Finding contest(
            List<Problems.Instance> instances, Options options, List<Tester> testers, Meter meter) {
        var searches = testers.stream()
                .map(tester -> Search.of(tester.name(), (own, _) -> guarded(new Turns(tester, instances, options, own), tester.name())))
                .toList();
        var result = Portfolio.of(Finding::isGenuine, searches).runTogether(meter);
        var findings = result.runs().stream().flatMap(run -> run.answer().stream()).toList();
        return result.winner()
                .flatMap(Portfolio.Run::answer)
                .or(() -> weightiest(findings))
                .map(best -> best.withNotes(findings.stream()
                                .flatMap(finding -> finding.notes().stream())
                                .toList())
                        .withReport(findings.stream()
                                .flatMap(finding -> finding.report().stream())
                                .findFirst()))
                .orElseGet(() -> new Finding(
                        new Verdict.Unknown(meter.stopped().map(Limit::sentence).orElse("cancelled")),
                        "quickcheck",
                        "",
                        Confirmation.UNCONFIRMED,
                        List.of()));
    }

    /** The first of those that say most. */
    private static Optional<Finding> weightiest(List<Finding> findings) {
        return findings.stream().reduce((best, next) -> next.weight() > best.weight() ? next : best);
    }

    /** A tester that fails costs the others nothing, and its failure is seen. */
    private static Finding guarded(Turns turns, String tester) {
        try {
            return turns.run();
        } catch (RuntimeException | Error e) {
            String sentence = tester + " failed: " + e;
            return new Finding(new Verdict.Unknown(sentence), tester, "", Confirmation.UNCONFIRMED, List.of(sentence));
        }
    }

    /**
     * A conjecture with what belongs to it.
     *
     * @param interpretations of the locale in which it stands
     * @param terms to be evaluated under a counterexample
     */
    public record Request(
            Theory theory,
            Conjecture conjecture,
            List<Interpretation> interpretations,
            List<dev.assay.logic.Term> terms) {
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
