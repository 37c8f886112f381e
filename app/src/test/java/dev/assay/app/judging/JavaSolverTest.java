package dev.assay.app.judging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.judge.Counterexample;
import dev.assay.judge.Engine;
import dev.assay.judge.Outcome;
import dev.assay.judge.Outcome.Certainty;
import dev.assay.judge.Task;
import dev.assay.lift.proof.JavaTasks;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.Writing;
import dev.assay.run.Budget;
import dev.assay.run.BudgetExhausted;
import dev.assay.run.Limit;
import dev.assay.run.Meter;
import dev.assay.run.Reporter;
import dev.assay.syntax.isabelle.TheoryProofPrinter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Z3 on Java goes by its own steps. */
class JavaSolverTest {
    private static final String PROPERTIES = """
            class Numbers {
                static long gcd(long a, long b) { return b == 0 ? a : gcd(b, a % b); }
                @Property static boolean bits(int x, int y) { return (x ^ y) == (x | y) - (x & y); }
                @Property static boolean swaps(long a, long b) { return gcd(a, b) == gcd(b, a); }
                @interface Property {}
            }
            """;

    @TempDir
    private Path folder;

    private List<Task> tasks;

    @BeforeEach
    void read() throws IOException {
        Path file = Files.writeString(folder.resolve("Numbers.java"), PROPERTIES);
        tasks = new JavaTasks(List.of(), new TheoryProofPrinter(Writing.SHORT))
                .read(file)
                .tasks();
    }

    private static Engine solver(Task task) {
        return task.own().stream()
                .filter(engine -> engine.name().equals("Z3"))
                .findFirst()
                .orElseThrow();
    }

    /** What it says, and the steps that it makes for it. */
    private record Search(Outcome outcome, long steps) {}

    private static Search search(Task task) throws InterruptedException {
        try (Meter meter = Budget.UNLIMITED.withSteps(2_000_000).start()) {
            Outcome outcome;
            try {
                outcome = solver(task).run(task, meter, Reporter.silent("Z3"));
            } catch (BudgetExhausted e) {
                outcome = new Outcome.Unknown("Z3", e.limit(), "");
            }
            return new Search(outcome, meter.spent());
        }
    }

    @Test
    void itMakesTheSameStepsEachTime() throws InterruptedException {
        Search first = search(tasks.getFirst());
        assertInstanceOf(Outcome.Claimed.class, first.outcome());
        assertTrue(first.steps() > 0);
        assertEquals(first, search(tasks.getFirst()));
    }

    @Test
    void itEndsWithItsSteps() throws InterruptedException {
        assertEquals(
                new Outcome.Unknown("Z3", Limit.OUT_OF_STEPS, ""),
                search(tasks.getLast()).outcome());
    }

    @Test
    void whatItClaimsIsNoBetterThanATheoremButItMayHaveASmallerCounterexample() {
        Task task = tasks.getFirst();
        var theorem = Thm.refl(task.theory().signature(), Hol.TRUE);
        assertFalse(solver(task).rivals(new Outcome.Proved("methods", theorem, "by simp")));
        assertTrue(solver(task).rivals(new Outcome.Refuted("running", Counterexample.of(), Certainty.CONFIRMED)));
    }
}
