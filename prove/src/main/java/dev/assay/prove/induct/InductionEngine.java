package dev.assay.prove.induct;

import dev.assay.judge.Engine;
import dev.assay.judge.Outcome;
import dev.assay.judge.Task;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.proof.ProofPrinter;
import dev.assay.prove.induct.InductionProver.Answer;
import dev.assay.prove.induct.InductionProver.Step;
import dev.assay.run.Meter;
import dev.assay.run.Reporter;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Induction with lemmas that it finds. */
public final class InductionEngine implements Engine {
    public static final String NAME = "induction";

    /** How long a step takes on a usual machine. */
    private static final long STEP_NANOS = 6_000;

    /** How many stuck goals and lemmas are shown. */
    private static final int SHOWN = 3;

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
    public Outcome run(Task task, Meter meter, Reporter reporter) {
        // What is shown of a theory can be pasted into it.
        ProofPrinter printer = task.setting().proofs();
        return switch (InductionProver.prove(
                task.theory(), task.conjecture(), task.setting().builtins(), () -> !meter.tryStep())) {
            case Answer.Proved proved ->
                new Outcome.Proved(
                        manner(proved.steps().getLast(), printer) + lemmas(proved.lemmas()),
                        proved.theorem(),
                        printer.lemmas(proved.proofs()));
            // The testers find the values.
            case Answer.Refuted() -> Outcome.gaveUp(NAME, "a test fails");
            case Answer.Failed(var stuck, var lemmas) ->
                Outcome.stopped(NAME, meter, "no more lemmas to try", reached(stuck, lemmas, printer));
        };
    }

    private static String reached(List<Term> stuck, List<Term> lemmas, ProofPrinter printer) {
        return Stream.concat(
                        stuck.stream().limit(SHOWN).map(goal -> "stuck at " + printer.term(goal)),
                        lemmas.stream().limit(SHOWN).map(lemma -> "proved on the way: " + printer.term(lemma)))
                .collect(Collectors.joining("; "));
    }

    /** Such as "induction on xs": a name, for a text the variable's type would be told with it. */
    private static String manner(Step step, ProofPrinter printer) {
        return step.inducted().isEmpty()
                ? "computing"
                : NAME + " on "
                        + step.inducted().stream()
                                .map(variable -> printer.variable(new Free(variable.name(), Type.bool())))
                                .collect(Collectors.joining(", "));
    }

    private static String lemmas(int count) {
        return switch (count) {
            case 0 -> "";
            case 1 -> " with a lemma";
            default -> " with " + count + " lemmas";
        };
    }
}
