package dev.assay.prove.induct;

import dev.assay.judge.Engine;
import dev.assay.judge.Outcome;
import dev.assay.judge.Task;
import dev.assay.logic.proof.ProofPrinter;
import dev.assay.prove.induct.InductionProver.Answer;
import dev.assay.run.Meter;
import dev.assay.run.Reporter;

/** Induction with lemmas that it finds. */
public final class InductionEngine implements Engine {
    public static final String NAME = "induction";

    /** How long a step takes on a usual machine. */
    public static final long STEP_NANOS = 6_000;

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public long stepNanos() {
        return STEP_NANOS;
    }

    @Override
    public Aim aim() {
        return Aim.PROVE;
    }

    @Override
    public boolean treats(Task task) {
        return task.setting().isDefinite();
    }

    @Override
    public Outcome run(Task task, Meter meter, Reporter reporter) {
        // What is shown of a theory can be pasted into it.
        ProofPrinter printer = task.setting().proofs();
        return switch (InductionProver.prove(task.theory(), task.conjecture(), () -> !meter.tryStep())) {
            case Answer.Proved proved ->
                new Outcome.Proved(NAME + lemmas(proved.lemmas()), proved.theorem(), printer.lemmas(proved.proofs()));
            // The testers find the values.
            case Answer.Refuted() -> Outcome.gaveUp(NAME, "a test fails");
            case Answer.Failed(var stuck, var lemmas) ->
                Outcome.stopped(
                        NAME,
                        meter,
                        "no more lemmas to try",
                        stuck.isEmpty()
                                ? ""
                                : lemmas.size() + " lemmas proved on the way; stuck at "
                                        + printer.term(stuck.getFirst()));
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
