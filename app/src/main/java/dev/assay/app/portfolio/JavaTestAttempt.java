package dev.assay.app.portfolio;

import dev.assay.judge.Counterexample;
import dev.assay.judge.Outcome;
import dev.assay.lift.proof.JavaTests;
import dev.assay.lift.proof.JavaVerdict.Refuted;
import dev.assay.lift.proof.PropertyTests;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.run.Cost;
import dev.assay.run.Meter;
import dev.assay.run.Reporter;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** A property of Java code as Java runs it. */
final class JavaTestAttempt extends Attempt {
    /** Most of what is false falls at once; the rest of the time is for the proof. */
    private static final double SHARE = 0.4;

    private final Method property;

    JavaTestAttempt(Task task, Grounds grounds, Method property) {
        super(task, grounds);
        this.property = property;
    }

    @Override
    public String name() {
        return "running";
    }

    @Override
    public Cost cost() {
        return Cost.CHEAP;
    }

    @Override
    Outcome work(Meter meter, Reporter reporter) {
        try (Meter own = meter.slice(SHARE)) {
            return switch (PropertyTests.of(property, () -> own.stopped().isPresent())) {
                case JavaTests.Failed(var refuted) -> counterexample(refuted);
                case JavaTests.Passed(var cases) -> passed(cases, "");
                case JavaTests.Impossible(var reason) -> stopped(meter, reason, "");
                case JavaTests.Unfinished(var values, var cases) ->
                    passed(
                            cases,
                            "; then one that takes too long: "
                                    + values.stream()
                                            .map(Refuted.Value::toString)
                                            .collect(Collectors.joining(", ")));
            };
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return stopped(meter, "interrupted", "");
        }
    }

    private Outcome passed(long cases, String and) {
        String sentence = String.format(Locale.ROOT, "%,d cases run by Java found nothing%s", cases, and);
        return corroborated(sentence, "values of Java", cases, "usual sizes");
    }

    private Outcome counterexample(Refuted refuted) {
        var lines = new ArrayList<String>();
        refuted.values().forEach(value -> lines.add(value.toString()));
        if (!refuted.thrown().isEmpty()) {
            lines.add("throws " + refuted.thrown());
        }
        // The values are Java's; the words for them are all that others need.
        var bindings = refuted.values().stream()
                .map(v -> new Counterexample.Binding(v.name(), new Term.Free(v.literal(), Type.bool())))
                .toList();
        return refuted(
                new Verdict.Refuted(name(), true, lines, ""),
                new Outcome.Refuted(name(), new Counterexample(bindings, List.of()), Outcome.Quality.GENUINE));
    }
}
