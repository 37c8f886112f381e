package dev.assay.app.models;

import dev.assay.logic.Conjecture;
import dev.assay.logic.theory.Theory;
import dev.assay.model.Finding;
import dev.assay.model.ModelFinder;
import dev.assay.model.ModelText;
import dev.assay.model.Options;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.test.mutation.Answer;
import java.time.Duration;
import java.util.stream.Collectors;

/** What the model finder says of mutants, in the testers' words. */
public record MutantModels(Theory theory, Duration time) {
    /** @param all what all mutants together may take */
    public Answer answer(Conjecture mutant, Meter all) {
        long start = System.nanoTime();
        try (Meter meter = all.child(Budget.UNLIMITED.withTime(time))) {
            Finding finding = ModelFinder.run(theory, mutant, Options.DEFAULT, meter);
            double seconds = (System.nanoTime() - start) / 1e9;
            String values = finding.models().stream().map(ModelText::summary).collect(Collectors.joining("; or "));
            return switch (finding.verdict()) {
                case GENUINE, QUASI_GENUINE -> new Answer(Answer.Kind.REFUTED, seconds, values);
                case POTENTIAL -> new Answer(Answer.Kind.POTENTIAL, seconds, values);
                case NONE -> new Answer(Answer.Kind.NONE, seconds, finding.scopes() + " scopes");
                case UNKNOWN ->
                    new Answer(
                            Answer.Kind.TIMED_OUT,
                            seconds,
                            String.join(" ", finding.notes().stream().distinct().toList()));
            };
        }
    }
}
