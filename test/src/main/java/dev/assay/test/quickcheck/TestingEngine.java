package dev.assay.test.quickcheck;

import dev.assay.judge.Engine;
import dev.assay.judge.Outcome;
import dev.assay.judge.Outcome.Certainty;
import dev.assay.judge.Outcome.Unit;
import dev.assay.judge.Task;
import dev.assay.logic.Term;
import dev.assay.run.Cost;
import dev.assay.run.Meter;
import dev.assay.run.Reporter;
import dev.assay.test.Options;
import dev.assay.test.Verdict;
import java.util.List;

/** The testers that the options name, side by side. */
public final class TestingEngine implements Engine {
    public static final String NAME = "testing";

    private final Options options;
    private final List<String> evaluated;
    private final double share;

    /**
     * @param evaluated terms whose values under a counterexample are wanted
     * @param share of the time, as most of what is false falls at once
     */
    public TestingEngine(Options options, List<String> evaluated, double share) {
        this.options = options;
        this.evaluated = List.copyOf(evaluated);
        this.share = share;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Aim aim() {
        return Aim.TEST;
    }

    @Override
    public Cost cost() {
        return Cost.CHEAP;
    }

    @Override
    public boolean treats(Task task) {
        return task.setting().isDefinite();
    }

    @Override
    public Outcome run(Task task, Meter meter, Reporter reporter) {
        List<Term> terms = evaluated.stream()
                .flatMap(text -> task.setting().vocabulary().term(text).stream())
                .toList();
        var request = new Quickcheck.Request(
                task.theory(), task.conjecture(), task.setting().interpretations(), terms, true);
        try (Meter own = meter.slice(share)) {
            Finding finding = Quickcheck.run(request, options, Quickcheck.named(options, Testers.known()), own);
            finding.notes().forEach(reporter::message);
            finding.report().ifPresent(report -> report.lines().forEach(reporter::message));
            return outcome(task, finding, own);
        }
    }

    private Outcome outcome(Task task, Finding finding, Meter meter) {
        String by = finding.by();
        String extent = "of sizes up to " + options.size();
        return switch (finding.verdict()) {
            case Verdict.Refuted(var counterexample, var isGenuine) ->
                new Outcome.Refuted(by, counterexample.at(finding.instance()), certainty(task, finding, isGenuine));
            case Verdict.Survived(var tests, var isComplete) ->
                new Outcome.Tested(by, tests, Unit.TESTS, isComplete ? "" : extent, isComplete);
            case Verdict.Stopped(var _, var tests)
            when tests > 0 -> new Outcome.Tested(by, tests, Unit.TESTS, "before it was stopped", false);
            case Verdict.Stopped(var why, var _) -> Outcome.stopped(NAME, meter, why, "");
            case Verdict.Unknown(var why) -> Outcome.stopped(NAME, meter, why, "");
            case Verdict.Failed(var crash) -> new Outcome.Unknown(by, crash, "");
            case Verdict.NotExecutable(var _, var why) -> Outcome.notApplicable(NAME, why);
        };
    }

    private static Certainty certainty(Task task, Finding finding, boolean isGenuine) {
        // Testers do not look at axioms, under which nothing may be false; where all is said by axioms, they say
        // nothing.
        boolean hasAxioms = !task.theory().axioms().isEmpty();
        if (hasAxioms && task.setting().expectation().isCheck()) {
            return Certainty.MAYBE_SPURIOUS;
        }
        if (!isGenuine) {
            return Certainty.QUASI_GENUINE;
        }
        return finding.confirmation() == Confirmation.CONFIRMED && !hasAxioms
                ? Certainty.CONFIRMED
                : Certainty.UNCONFIRMED;
    }
}
