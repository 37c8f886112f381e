package dev.assay.lift.proof;

import dev.assay.judge.Counterexample;
import dev.assay.judge.Engine;
import dev.assay.judge.Outcome;
import dev.assay.judge.Outcome.Certainty;
import dev.assay.judge.Outcome.Unit;
import dev.assay.judge.Task;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.run.Cost;
import dev.assay.run.Meter;
import dev.assay.run.Reporter;
import java.lang.reflect.Method;
import java.util.List;
import java.util.stream.Collectors;

/** A property of Java code as Java runs it. */
final class JavaTestEngine implements Engine {
    private static final String NAME = "running";

    /** Most of what is false falls at once; the rest of the time is for the proof. */
    private static final double SHARE = 0.4;

    private final Method property;

    JavaTestEngine(Method property) {
        this.property = property;
    }

    @Override
    public String name() {
        return NAME;
    }

    /** A step is a case; most take less, but those that take longer are not to keep others waiting. */
    @Override
    public long stepNanos() {
        return 150_000;
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
    public Outcome run(Task task, Meter meter, Reporter reporter) throws InterruptedException {
        try (Meter own = meter.slice(SHARE)) {
            return switch (PropertyTests.of(property, own)) {
                case JavaTests.Failed failed -> counterexample(failed);
                case JavaTests.Passed(var cases) -> new Outcome.Tested(NAME, cases, Unit.CASES, "run by Java", false);
                case JavaTests.Impossible(var reason) -> Outcome.notApplicable(NAME, reason);
                case JavaTests.Unfinished(var values, var cases) ->
                    new Outcome.Tested(
                            NAME,
                            cases,
                            Unit.CASES,
                            "run by Java before one that takes too long, "
                                    + values.stream()
                                            .map(JavaTests.Value::toString)
                                            .collect(Collectors.joining(", ")),
                            false);
            };
        }
    }

    /** The values are Java's, written as variables; what Java itself has run needs no other evaluation. */
    private static Outcome counterexample(JavaTests.Failed failed) {
        var bindings = failed.values().stream()
                .map(v -> new Counterexample.Binding(v.name(), new Term.Free(v.literal(), Type.bool())))
                .toList();
        String thrown = failed.thrown().isEmpty() ? "" : "throws " + failed.thrown();
        return new Outcome.Refuted(NAME, new Counterexample(bindings, List.of()).at(thrown), Certainty.CONFIRMED);
    }
}
