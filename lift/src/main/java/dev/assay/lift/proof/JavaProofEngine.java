package dev.assay.lift.proof;

import dev.assay.judge.Engine;
import dev.assay.judge.Outcome;
import dev.assay.judge.Task;
import dev.assay.lift.JavaText;
import dev.assay.lift.Lifted;
import dev.assay.logic.Term;
import dev.assay.logic.proof.Writing;
import dev.assay.prove.induct.Given;
import dev.assay.prove.induct.InductionEngine;
import dev.assay.prove.induct.InductionProver;
import dev.assay.prove.induct.InductionProver.Answer;
import dev.assay.prove.induct.InductionProver.Step;
import dev.assay.run.Meter;
import dev.assay.run.Reporter;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Induction over lifted Java code, whose arithmetic is that of Java, with lemmas as Java expressions. */
final class JavaProofEngine implements Engine {
    private static final String NAME = "induction";
    private static final int STUCK_SHOWN = 3;

    private final Lifted lifted;

    JavaProofEngine(Lifted lifted) {
        this.lifted = lifted;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public long stepNanos() {
        return InductionEngine.STEP_NANOS;
    }

    @Override
    public Aim aim() {
        return Aim.PROVE;
    }

    @Override
    public Outcome run(Task task, Meter meter, Reporter reporter) {
        var given = new Given(lifted.laws(), lifted.computation());
        return switch (InductionProver.prove(lifted.theory(), task.conjecture(), given, () -> !meter.tryStep())) {
            case Answer.Proved proved ->
                new Outcome.Proved(manner(proved.steps().getLast()), proved.theorem(), text(task, proved));
            // Its values are found by the tests that Java runs.
            case Answer.Refuted() -> Outcome.gaveUp(NAME, "the property as logic sees it fails a test");
            case Answer.Failed(var stuck, var lemmas) ->
                Outcome.stopped(NAME, meter, "no more lemmas to try", reached(stuck, lemmas));
        };
    }

    private String reached(List<Term> stuck, List<Term> lemmas) {
        return Stream.concat(
                        stuck.stream()
                                .limit(STUCK_SHOWN)
                                .map(goal -> "stuck at " + lifted.text().print(goal)),
                        lemmas.stream()
                                .map(lemma ->
                                        "proved on the way: " + lifted.text().print(lemma)))
                .collect(Collectors.joining("; "));
    }

    private String text(Task task, Answer.Proved proved) {
        Stream<String> lemmas = proved.steps().stream()
                .limit(proved.lemmas())
                .map(lemma -> "lemma " + lifted.text().print(lemma.statement()) + "   // " + manner(lemma));
        String proofs = task.setting().proofs().with(new InJava(lifted)).lemmas(proved.proofs());
        return Stream.concat(lemmas, proofs.lines()).collect(Collectors.joining("\n"));
    }

    /** Such as "induction on xs". */
    private static String manner(Step step) {
        return step.inducted().isEmpty()
                ? "computing"
                : "induction on "
                        + step.inducted().stream().map(JavaText::variable).collect(Collectors.joining(", "));
    }

    private record InJava(Lifted lifted) implements Writing {
        @Override
        public String term(Term t) {
            return lifted.text().print(t);
        }

        @Override
        public String fact(String name) {
            return name;
        }
    }
}
