package dev.assay.test.quickcheck;

import dev.assay.judge.Engine;
import dev.assay.judge.Outcome;
import dev.assay.logic.Conjecture;
import dev.assay.logic.theory.Theory;
import dev.assay.run.Cost;
import dev.assay.run.Limit;
import dev.assay.run.Meter;
import dev.assay.run.Reason;
import dev.assay.run.Reporter;
import dev.assay.test.Options;
import dev.assay.test.Tester;
import dev.assay.test.Verdict;
import java.util.List;
import java.util.Optional;

/** A tester as an engine among others. */
public final class TestingEngine implements Engine {
    private final Tester tester;
    private final Options options;

    public TestingEngine(Tester tester, Options options) {
        this.tester = tester;
        this.options = options;
    }

    @Override
    public String name() {
        return tester.name();
    }

    @Override
    public Cost cost() {
        return Cost.MODERATE;
    }

    @Override
    public Outcome run(Theory theory, Conjecture conjecture, Meter meter, Reporter reporter) {
        Finding finding = Quickcheck.run(theory, conjecture, options, List.of(tester), meter);
        finding.notes().forEach(reporter::message);
        return switch (finding.verdict()) {
            case Verdict.Refuted(var counterexample, var isGenuine) ->
                new Outcome.Refuted(name(), counterexample, quality(isGenuine, finding.confirmation()));
            case Verdict.Survived(var tests, var _) ->
                new Outcome.Corroborated(name(), "well-typed values", tests, "size " + options.size());
            case Verdict.Unknown(var why) -> new Outcome.Unknown(name(), reason(meter.stopped(), why), "");
            case Verdict.NotExecutable(var _, var why) ->
                new Outcome.Unknown(name(), new Reason.NotApplicable(why), "");
        };
    }

    private static Outcome.Quality quality(boolean isGenuine, Confirmation confirmation) {
        if (!isGenuine) {
            return Outcome.Quality.POTENTIAL;
        }
        return confirmation == Confirmation.CONFIRMED ? Outcome.Quality.GENUINE : Outcome.Quality.QUASI_GENUINE;
    }

    private static Reason reason(Optional<Limit> limit, String why) {
        return limit.<Reason>map(l -> l).orElseGet(() -> new Reason.GaveUp(why));
    }
}
