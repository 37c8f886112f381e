package dev.assay.test.quickcheck;

import dev.assay.judge.Counterexample;
import dev.assay.judge.Interpretation;
import dev.assay.logic.Conjecture;
import dev.assay.logic.theory.Theory;
import dev.assay.run.Ending;
import dev.assay.run.Meter;
import dev.assay.run.Portfolio;
import dev.assay.run.Reason;
import dev.assay.run.Search;
import dev.assay.test.Options;
import dev.assay.test.Tester;
import dev.assay.test.Verdict;
import dev.assay.test.goal.Problems;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Tests conjectures with several testers at a time; the first genuine counterexample ends it. */
public final class Quickcheck {
    /** The smaller counterexamples first. */
    private static final Comparator<Finding> SMALLER = Comparator.comparing(
            finding -> counterexample(finding).orElseGet(Counterexample::of), Counterexample.SMALLER);

    private Quickcheck() {}

    public static Finding run(
            Theory theory, Conjecture conjecture, Options options, List<Tester> testers, Meter meter) {
        return run(Request.of(theory, conjecture), options, testers, meter);
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
        Finding best = contest(request, instances, options, testers, meter);
        return best.isGenuine() || best.verdict() instanceof Verdict.Refuted
                ? Evaluations.add(best, request, instances)
                : best;
    }

    private static Finding contest(
            Request request, List<Problems.Instance> instances, Options options, List<Tester> testers, Meter meter) {
        var searches = testers.stream()
                .map(tester -> Search.of(
                        tester.name(),
                        (own, _) -> new Turns(tester, instances, options, request.needsConfirmation(), own).run()))
                .toList();
        var result = Portfolio.of(request::isEnough, searches)
                .preferring(SMALLER, _ -> true)
                .runTogether(meter);
        var findings = result.runs().stream().map(Quickcheck::finding).toList();
        return result.winner()
                .flatMap(Portfolio.Run::answer)
                .or(() -> weightiest(findings))
                .map(best -> best.withNotes(findings.stream()
                                .flatMap(finding -> finding.notes().stream())
                                .toList())
                        .withReport(findings.stream()
                                .flatMap(finding -> finding.report().stream())
                                .findFirst()))
                .orElseThrow();
    }

    /** The first of those that say most. */
    private static Optional<Finding> weightiest(List<Finding> findings) {
        return findings.stream().reduce((best, next) -> next.weight() > best.weight() ? next : best);
    }

    /** A tester that fails costs the others nothing, and its failure is seen. */
    private static Finding finding(Portfolio.Run<Finding> run) {
        return switch (run.ending()) {
            case Ending.Answered<Finding>(var finding) -> finding;
            case Ending.Unanswered<Finding>(Reason.Crashed crash, var _) -> without(run, new Verdict.Failed(crash));
            case Ending.Unanswered<Finding>(var reason, var _) ->
                without(run, new Verdict.Stopped(reason.sentence(), 0));
        };
    }

    private static Finding without(Portfolio.Run<Finding> run, Verdict verdict) {
        return new Finding(verdict, run.name(), "", Confirmation.UNCONFIRMED, List.of());
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
        public Request {
            interpretations = List.copyOf(interpretations);
            terms = List.copyOf(terms);
        }

        /** A conjecture and nothing else; any counterexample will do. */
        public static Request of(Theory theory, Conjecture conjecture) {
            return new Request(theory, conjecture, List.of(), List.of(), false);
        }

        private boolean isEnough(Finding finding) {
            return finding.isGenuine() && !(needsConfirmation && finding.confirmation() == Confirmation.UNCONFIRMED);
        }
    }

    /** The counterexample, if the finding is one. */
    public static Optional<Counterexample> counterexample(Finding finding) {
        return finding.verdict() instanceof Verdict.Refuted(var counterexample, var _)
                ? Optional.of(counterexample)
                : Optional.empty();
    }
}
