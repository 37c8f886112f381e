package dev.assay.sat;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.sat.Solver.Answer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SolverTest {
    private static final String ESCALATING = "escalating after one conflict";

    static List<String> names() {
        var result = new ArrayList<>(Solvers.names());
        result.add(ESCALATING);
        return result;
    }

    private static Solver solver(String name) {
        return name.equals(ESCALATING)
                ? new EscalatingSolver(1, Solvers.strongest())
                : Solvers.named(name).orElseThrow().get();
    }

    @ParameterizedTest
    @MethodSource("names")
    void aModelSatisfiesEveryClause(String name) {
        int[][] clauses = {{1, 2}, {-1, 3}, {-2, -3}, {2, 3, -4}, {4, 1}};
        try (Solver solver = solver(name)) {
            for (int i = 0; i < 4; i++) {
                solver.newVariable();
            }
            for (int[] clause : clauses) {
                solver.addClause(clause);
            }
            assertEquals(Answer.SATISFIABLE, solver.solve());
            for (int[] clause : clauses) {
                assertTrue(
                        Arrays.stream(clause).anyMatch(l -> solver.value(Math.abs(l)) == l > 0),
                        Arrays.toString(clause));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void clausesCanBeAddedBetweenQuestions(String name) {
        try (Solver solver = solver(name)) {
            int x = solver.newVariable();
            int y = solver.newVariable();
            solver.addClause(x, y);
            assertEquals(Answer.SATISFIABLE, solver.solve());
            assertEquals(Answer.UNSATISFIABLE, solver.solve(-x, -y));
            solver.addClause(-x);
            assertEquals(Answer.SATISFIABLE, solver.solve());
            assertTrue(solver.value(y));
            solver.addClause(-y);
            assertEquals(Answer.UNSATISFIABLE, solver.solve());
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void sevenPigeonsDoNotFitIntoSixHoles(String name) {
        try (Solver solver = solver(name)) {
            pigeons(solver, 7);
            assertEquals(Answer.UNSATISFIABLE, solver.solve());
        }
    }

    /** Each is in one of so many holes but one, and no two are in the same. */
    private static void pigeons(Solver solver, int count) {
        int[][] in = new int[count][count - 1];
        for (int[] pigeon : in) {
            Arrays.setAll(pigeon, _ -> solver.newVariable());
            solver.addClause(pigeon);
        }
        for (int hole = 0; hole < count - 1; hole++) {
            for (int p = 0; p < count; p++) {
                for (int q = 0; q < p; q++) {
                    solver.addClause(-in[p][hole], -in[q][hole]);
                }
            }
        }
    }

    /** Whenever the interruption comes, also in the middle of a search that ends by itself after many conflicts. */
    @Test
    void anInterruptionEndsTheSearchWithoutAnAnswer() throws InterruptedException {
        for (int delay = 0; delay < 5; delay++) {
            try (Solver solver = new Sat4jSolver(Integer.MAX_VALUE)) {
                pigeons(solver, 14);
                int milliseconds = 20 * delay;
                Thread other = Thread.ofPlatform().start(() -> {
                    LockSupport.parkNanos(1_000_000L * milliseconds);
                    solver.interrupt();
                });
                assertEquals(Answer.UNKNOWN, solver.solve());
                other.join();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void anInterruptedSolverDoesNotAnswer(String name) {
        try (Solver solver = solver(name)) {
            solver.addClause(solver.newVariable(), solver.newVariable());
            solver.interrupt();
            assertEquals(Answer.UNKNOWN, solver.solve());
        }
    }

    @Test
    void theAssumptionsThatFailAreNamed() {
        try (Solver solver = Solvers.embedded()) {
            int x = solver.newVariable();
            int y = solver.newVariable();
            solver.addClause(-x);
            assertEquals(Answer.UNSATISFIABLE, solver.solve(y, x));
            assertArrayEquals(new int[] {x}, solver.failed());
        }
    }

    @Test
    void namesAreReadWhateverTheirCase() {
        assertTrue(Solvers.named("SAT4J").isPresent());
        assertTrue(Solvers.named("no such solver").isEmpty());
    }
}
