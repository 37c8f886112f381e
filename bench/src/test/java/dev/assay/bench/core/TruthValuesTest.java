package dev.assay.bench.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.assay.app.judging.Engines;
import dev.assay.app.judging.TaskFiles;
import dev.assay.judge.Engine;
import dev.assay.judge.EngineChoice;
import dev.assay.judge.Judge;
import dev.assay.judge.Judged;
import dev.assay.judge.Judging;
import dev.assay.judge.Limits;
import dev.assay.judge.Outcome;
import dev.assay.judge.Task;
import dev.assay.judge.Verdict;
import dev.assay.logic.Conjecture;
import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.model.ModelEngine;
import dev.assay.property.Case;
import dev.assay.property.Gens;
import dev.assay.property.Property;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.test.Tester;
import dev.assay.test.quickcheck.Testers;
import dev.assay.test.quickcheck.TestingEngine;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the model finder and the testers say of formulas about truth values is what a table of all values says. */
class TruthValuesTest {
    private static final Limits LIMITS = Limits.of(Duration.ofSeconds(60)).withJobs(1);

    @TempDir
    private Path folder;

    /** A task whose theory and setting all others have. */
    private Task main() {
        try {
            Path file = Files.writeString(
                    folder.resolve("T.thy"), "theory T imports Main begin\nlemma c: True\n  oops\nend\n");
            return TaskFiles.all(List.of(), List.of()).read(file).tasks().getFirst();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isTrueOfAll(Term formula) {
        List<Map<Free, Object>> all = new ArrayList<>(List.of(Map.of()));
        for (Free variable : formula.frees()) {
            var longer = new ArrayList<Map<Free, Object>>();
            for (Map<Free, Object> before : all) {
                for (Object value : KernelRulesTest.domain(variable.type())) {
                    var more = new HashMap<>(before);
                    more.put(variable, value);
                    longer.add(more);
                }
            }
            all = longer;
        }
        try {
            return all.stream()
                    .allMatch(values ->
                            KernelRulesTest.value(formula, values, List.of()).equals(true));
        } catch (KernelRulesTest.Unrepresented e) {
            Case.assume(false);
            throw e;
        }
    }

    private static Judged judged(Task main, Engine engine, Term formula, Meter run) {
        var task = Task.of(main.theory(), new Conjecture("c", Position.NONE, List.of(), formula), main.setting());
        return new Judging(EngineChoice.of(engine), LIMITS, Optional.empty()).judge(task, new Judge(), run, _ -> {});
    }

    private void decides(Engine engine, int tries, boolean isComplete) {
        Task main = main();
        try (Meter run = Budget.UNLIMITED.start()) {
            Property.forAll(Gens.composed(choices -> KernelRulesTest.formula(choices, 4)))
                    .forgetful()
                    .seed(8)
                    .tries(tries)
                    .passes(formula -> {
                        boolean isTrue = isTrueOfAll(formula);
                        Judged judged = judged(main, engine, formula, run);
                        Verdict verdict = judged.verdict();
                        boolean isRefuted = verdict instanceof Verdict.Refuted;
                        assertFalse(isRefuted && isTrue, () -> formula + " is true: " + verdict.lines());
                        assertFalse(verdict instanceof Verdict.Failed, () -> formula + ": " + verdict.lines());
                        boolean isSaidToHold = judged.outcomes().stream()
                                .anyMatch(o -> o instanceof Outcome.Tested tested && tested.isExhaustive());
                        assertFalse(isSaidToHold && !isTrue, () -> formula + " is false: " + verdict.lines());
                        if (isComplete) {
                            assertEquals(!isTrue, isRefuted, () -> formula + ": " + verdict.lines());
                        }
                    });
        }
    }

    @Test
    void theModelFinderSaysWhatTheTableSays() {
        decides(new ModelEngine(List.of()), 300, true);
    }

    @Test
    void noTesterSaysAnythingElseThanTheTable() {
        for (Tester tester : Testers.all()) {
            decides(
                    new TestingEngine(Engines.testers().withTesters(List.of(tester.name())), List.of(), 1),
                    80,
                    tester.name().equals("exhaustive"));
        }
    }
}
