package dev.assay.junitproof;

import dev.assay.judge.Engine.Aim;
import dev.assay.judge.EngineChoice;
import dev.assay.judge.Judge;
import dev.assay.judge.Judging;
import dev.assay.judge.Limits;
import dev.assay.judge.Task;
import dev.assay.judge.Verdict;
import dev.assay.lift.LiftException;
import dev.assay.lift.proof.JavaTasks;
import dev.assay.logic.proof.Writing;
import dev.assay.property.method.PropertyProver;
import dev.assay.prove.induct.InductionEngine;
import dev.assay.run.Budget;
import dev.assay.run.DeepStack;
import dev.assay.run.Meter;
import dev.assay.run.ProgressListener;
import dev.assay.syntax.isabelle.TheoryProofPrinter;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Proves properties of test classes whose source is at hand: what {@code @Property(prove = true)} asks for. */
public final class SourceProver implements PropertyProver {
    /** Induction and what the task brings along; JUnit itself runs the property. */
    private static final EngineChoice ENGINES = new EngineChoice(List.of(new InductionEngine()), Set.of(Aim.PROVE));

    @Override
    public Answer prove(Method property, Path source, Duration limit) {
        return DeepStack.call(() -> search(property, source, limit));
    }

    private static Answer search(Method property, Path source, Duration limit) {
        try {
            return new JavaTasks(List.of(), new TheoryProofPrinter(Writing.SHORT))
                    .task(source, property)
                    .map(task -> answer(verdict(task, limit)))
                    .orElseGet(() -> unproved("there is no " + property.getName() + " in " + source));
        } catch (LiftException e) {
            return unproved(e.sentence());
        } catch (IOException e) {
            return unproved(source + " cannot be read");
        }
    }

    private static Verdict verdict(Task task, Duration limit) {
        var judging = new Judging(ENGINES, Limits.of(limit), Optional.empty());
        try (Meter run = Budget.UNLIMITED.start()) {
            return judging.judge(task, new Judge(), run, ProgressListener.SILENT)
                    .verdict();
        }
    }

    private static Answer answer(Verdict verdict) {
        boolean hasProof = verdict instanceof Verdict.Proved || verdict instanceof Verdict.Claimed;
        return hasProof
                ? new Answer(true, verdict.word() + " by " + verdict.by(), verdict.lines())
                : unproved(String.join("; ", verdict.lines()));
    }

    private static Answer unproved(String why) {
        return new Answer(false, why, List.of());
    }
}
