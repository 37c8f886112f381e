package dev.assay.app.portfolio;

import dev.assay.app.prove.LocaleAssumptions;
import dev.assay.judge.Outcome;
import dev.assay.logic.proof.ProofChecker;
import dev.assay.prove.isar.IsarChecker;
import dev.assay.prove.method.UsualProofs;
import dev.assay.run.Cost;
import dev.assay.run.Meter;
import dev.assay.run.Reporter;
import dev.assay.syntax.isabelle.TheoryProofPrinter;
import dev.assay.syntax.isabelle.TheoryStatement;
import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;

/** The proof that the text has itself, then those that users try first. */
final class MethodAttempt extends Attempt {
    private static final Duration EACH = Duration.ofSeconds(2);

    private static final double SHARE = 0.4;

    private final TheoryStatement statement;

    MethodAttempt(Task task, Grounds grounds, TheoryStatement statement) {
        super(task, grounds);
        this.statement = statement;
    }

    @Override
    public String name() {
        return "methods";
    }

    @Override
    public Cost cost() {
        return Cost.CHEAP;
    }

    @Override
    Outcome work(Meter meter, Reporter reporter) {
        String wrong = "";
        ProofChecker.Verdict verdict =
                statement.written().map(IsarChecker.standard(EACH)::check).orElse(ProofChecker.NOTHING_TO_FOLLOW);
        switch (verdict) {
            case ProofChecker.Verdict.Checked(var theorems) -> {
                int number = statement.conjectures().indexOf(task().conjecture());
                if (number >= 0 && number < theorems.size()) {
                    return proved("its own proof", given(), theorems.get(number));
                }
            }
            case ProofChecker.Verdict.Wrong(var position, var sentence) -> {
                wrong = "the proof given is wrong at line " + position.line() + ": " + sentence + "; ";
                reporter.message(wrong);
            }
            case ProofChecker.Verdict.NotAttempted _ -> {}
        }
        Optional<UsualProofs.Proof> proof = usual(meter);
        String reason = wrong + "neither simp, auto, blast, arith nor simple induction proves it";
        return proof.map(p -> proved(name(), LocaleAssumptions.written(statement.context(), text(p)), p.theorem()))
                .orElse(stopped(meter, reason, ""));
    }

    /** What methods do not prove soon they seldom prove at all, and others want the processor. */
    private Optional<UsualProofs.Proof> usual(Meter meter) {
        try (Meter part = meter.slice(SHARE)) {
            var usual = new UsualProofs(EACH);
            BooleanSupplier isStopped = () -> part.stopped().isPresent();
            return usual.direct(statement.context(), task().conjecture(), isStopped)
                    .or(() -> usual.unfolded(statement.context(), task().conjecture(), isStopped))
                    .or(() -> usual.inductive(statement.context(), task().conjecture(), isStopped));
        }
    }

    private String text(UsualProofs.Proof proof) {
        return TheoryProofPrinter.in(statement.context()).proof(proof.proof());
    }

    private String given() {
        return statement.proof().steps().stream()
                .map(step -> step.span().text().strip())
                .collect(Collectors.joining("\n"));
    }
}
