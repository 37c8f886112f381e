package dev.assay.sat;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.sat.Solver.Answer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SolverTest {
    private static final String ESCALATING = "escalating after one conflict";
    private static final String PROGRAM = "CaDiCaL as a program, also where its library is";

    static List<String> names() {
        var result = new ArrayList<>(Solvers.names());
        result.add(ESCALATING);
        if (Program.CADICAL.path().isPresent()) {
            result.add(PROGRAM);
        }
        return result;
    }

    static Solver solver(String name) {
        return switch (name) {
            case ESCALATING -> new EscalatingSolver(1, Solvers.strongest());
            case PROGRAM -> new ProcessSolver(Program.CADICAL);
            default -> Solvers.named(name).orElseThrow().get();
        };
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
    void theSameQuestionTakesTheSameConflicts(String name) {
        var conflicts = new ArrayList<Long>();
        for (int i = 0; i < 2; i++) {
            try (Solver solver = solver(name)) {
                pigeons(solver, 7);
                assertEquals(Answer.UNSATISFIABLE, solver.solve());
                conflicts.add(solver.conflicts());
            }
        }
        assertTrue(conflicts.getFirst() > 50, conflicts.toString());
        assertEquals(conflicts.getFirst(), conflicts.getLast());
    }

    @ParameterizedTest
    @MethodSource("names")
    void aQuestionThatTakesMoreConflictsThanItMayIsNotAnswered(String name) {
        try (Solver solver = solver(name)) {
            pigeons(solver, 9);
            solver.limit(100);
            Answer answer = solver.solve();
            // MiniSat knows no such limit; it tells how many there were.
            assertTrue(answer == Answer.UNKNOWN || name.equals("minisat"), answer.toString());
            assertTrue(solver.conflicts() >= 20, solver.conflicts() + " conflicts");
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

    /** So many pigeons, each in a hole of its own, of which there is one too few. */
    private static void pigeons(Solver solver, int count) {
        int[][] in = new int[count][count - 1];
        for (int[] pigeon : in) {
            for (int hole = 0; hole < pigeon.length; hole++) {
                pigeon[hole] = solver.newVariable();
            }
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

    @ParameterizedTest
    @MethodSource("names")
    void anInterruptedSolverDoesNotAnswer(String name) {
        try (Solver solver = solver(name)) {
            solver.addClause(solver.newVariable(), solver.newVariable());
            solver.interrupt();
            assertEquals(Answer.UNKNOWN, solver.solve());
        }
    }

    /** Twelve pigeons keep a solver busy for long, so that it is interrupted at work. */
    @ParameterizedTest
    @MethodSource("names")
    void aSolverCanBeInterruptedAtWork(String name) throws Exception {
        try (Solver solver = solver(name)) {
            pigeons(solver, 12);
            var answer = CompletableFuture.supplyAsync(solver::solve);
            Thread.sleep(100);
            solver.interrupt();
            // Whoever is done by then was faster than we thought; nobody may fail.
            assertNotEquals(Answer.SATISFIABLE, answer.get());
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
    void aLibraryTellsItsVersion() {
        // Of releases 1.5.3, of versions for competitions sc2021.
        Solvers.inProcess()
                .ifPresent(library -> assertTrue(library.version().matches("[a-z]*[0-9][0-9.]*"), library.version()));
    }

    @Test
    void namesAreReadWhateverTheirCase() {
        assertTrue(Solvers.named("SAT4J").isPresent());
        assertTrue(Solvers.named("no such solver").isEmpty());
    }

    /** The output of the process is its user's, also where a solver runs in it. */
    @ParameterizedTest
    @MethodSource("names")
    void aSolverWritesNothing(String name) throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Path output = Files.createTempFile("output", ".txt");
        Path errors = Files.createTempFile("errors", ".txt");
        Process process = new ProcessBuilder(
                        java,
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Contradiction.class.getName(),
                        name)
                .redirectOutput(output.toFile())
                .redirectError(errors.toFile())
                .start();
        assertEquals(0, process.waitFor(), () -> read(errors));
        assertEquals("UNSATISFIABLE", read(errors));
        assertEquals("", read(output));
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
