package dev.assay.app.check;

import dev.assay.logic.Conjecture;
import dev.assay.prove.method.UsualProofs;
import dev.assay.run.Meter;
import dev.assay.syntax.isabelle.Question;
import dev.assay.syntax.isabelle.TheoryProofPrinter;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/** Answers {@code try0}: which of the usual methods proves the goal. */
final class TryDiagnosis implements Diagnosis {
    private static final Duration USUAL = Duration.ofSeconds(10);
    private static final Duration PER_METHOD = Duration.ofSeconds(2);

    private final Allowance allowance;
    private final UsualProofs usual = new UsualProofs(PER_METHOD);

    TryDiagnosis(Allowance allowance) {
        this.allowance = allowance;
    }

    @Override
    public Set<String> keywords() {
        return Set.of("try0");
    }

    @Override
    public Optional<Reply> answer(Question question) {
        return question.goal().map(goal -> reply(question, goal));
    }

    private Reply reply(Question question, Conjecture goal) {
        try (Meter meter = allowance.start(USUAL)) {
            BooleanSupplier isStopped = () -> meter.stopped().isPresent();
            Optional<UsualProofs.Proof> proof = usual.direct(question.context(), goal, isStopped)
                    .or(() -> usual.inductive(question.context(), goal, isStopped));
            return proof.map(p -> new Reply(
                            "some",
                            false,
                            List.of(TheoryProofPrinter.in(question.context()).proof(p.proof()))))
                    .orElse(Reply.of(isStopped.getAsBoolean() ? "timeout" : "none"));
        }
    }
}
