package dev.assay.app.portfolio;

import dev.assay.atp.Answer;
import dev.assay.atp.EmbeddedProver;
import dev.assay.atp.Question;
import dev.assay.atp.Status;
import dev.assay.fol.hol.HolProblem;
import dev.assay.judge.Outcome;
import dev.assay.logic.kernel.Thm;
import dev.assay.prove.metis.Metis;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.run.Reporter;
import dev.assay.syntax.Document;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** The embedded prover on a problem as it stands, all axioms at once; its proof is done again in the kernel. */
final class SaturationAttempt extends Attempt {
    private static final Duration REPLAY = Duration.ofSeconds(5);

    private final Document document;

    SaturationAttempt(Task task, Grounds grounds, Document document) {
        super(task, grounds);
        this.document = document;
    }

    @Override
    public String name() {
        return EmbeddedProver.NAME;
    }

    @Override
    Outcome work(Meter meter, Reporter reporter) {
        var question = new Question(HolProblem.of(document.theory(), document.conjectures(), document::name));
        Answer answer = new EmbeddedProver(1).ask(question, meter);
        return switch (answer.status()) {
            case THEOREM, UNSATISFIABLE ->
                replayed(answer, meter)
                        .map(proof -> proved(name(), answer.proof(), proof.theorem()))
                        .orElseGet(() -> claimed(name(), "not replayed in the kernel", answer.proof()));
            case COUNTER_SATISFIABLE, SATISFIABLE ->
                gaveUp(
                        "it does not follow: all consequences of the axioms are known, but there is no finite model yet");
            case TIMEOUT, GAVE_UP, ERROR -> stopped(meter, reason(answer), "");
        };
    }

    private static String reason(Answer answer) {
        Status status = answer.status();
        return status.word() + (answer.detail().isEmpty() ? "" : " (" + answer.detail() + ")");
    }

    private Optional<Metis.Proof> replayed(Answer answer, Meter meter) {
        List<Thm> used = document.theory().axioms().stream()
                .filter(fact -> answer.used().contains(document.name(fact.name())))
                .flatMap(fact -> fact.theorems().stream())
                .toList();
        try (Meter own = meter.child(Budget.UNLIMITED.withTime(REPLAY))) {
            return Metis.prove(document.theory().signature(), used, task().conjecture(), own);
        }
    }
}
