package dev.assay.app.portfolio;

import dev.assay.lift.proof.JavaVerdict.Refuted;
import dev.assay.lift.proof.PropertyTests;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.engine.Cost;
import dev.assay.logic.engine.Counterexample;
import dev.assay.logic.engine.Meter;
import dev.assay.logic.engine.Outcome;
import dev.assay.logic.engine.Reporter;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A property of Java code as Java runs it. */
final class JavaTestAttempt extends Attempt {
    private static final int CASES = 1000;

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
        Optional<Refuted> refuted = PropertyTests.refute(property);
        return refuted.map(this::counterexample)
                .orElseGet(() -> corroborated(
                        CASES + " cases run by Java found nothing", "values of Java", CASES, "usual sizes"));
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
