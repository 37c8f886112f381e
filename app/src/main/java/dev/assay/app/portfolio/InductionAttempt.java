package dev.assay.app.portfolio;

import dev.assay.judge.Outcome;
import dev.assay.logic.proof.Writing;
import dev.assay.prove.induct.InductionProver;
import dev.assay.prove.induct.InductionProver.Answer;
import dev.assay.run.Meter;
import dev.assay.run.Reporter;
import dev.assay.syntax.isabelle.TheoryProofPrinter;

/** Induction with lemmas that nobody wrote down. */
final class InductionAttempt extends Attempt {
    InductionAttempt(Task task, Grounds grounds) {
        super(task, grounds);
    }

    @Override
    public String name() {
        return "induction";
    }

    @Override
    Outcome work(Meter meter, Reporter reporter) {
        // What is shown of a theory can be pasted into it.
        Writing writing = task().origin() instanceof Task.Origin.OfTheory(var statement)
                ? TheoryProofPrinter.in(statement.context())
                : Writing.SHORT;
        return switch (InductionProver.prove(task().theory(), task().conjecture(), writing, () -> !meter.tryStep())) {
            case Answer.Proved proved -> proved(name() + lemmas(proved.lemmas()), proved.text(), proved.theorem());
            // The testers find the values.
            case Answer.Refuted() -> gaveUp("a test fails");
            case Answer.Failed(var stuck, var lemmas) ->
                stopped(
                        meter,
                        "no more lemmas to try",
                        stuck.isEmpty()
                                ? ""
                                : lemmas.size() + " lemmas proved on the way; stuck at " + stuck.getFirst());
        };
    }

    private static String lemmas(int count) {
        return switch (count) {
            case 0 -> "";
            case 1 -> " with a lemma";
            default -> " with " + count + " lemmas";
        };
    }
}
