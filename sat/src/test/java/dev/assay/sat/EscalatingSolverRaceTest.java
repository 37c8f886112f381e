package dev.assay.sat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.race.Race;
import dev.assay.race.RaceSettings;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A question that another thread interrupts while it goes from the one solver to the other, under many schedules. */
class EscalatingSolverRaceTest {
    private static final RaceSettings SETTINGS =
            RaceSettings.standard().seeded(8).schedules(100).keepingFailuresIn(Optional.empty());

    /** As many pigeons as that in so many holes, none of which has room for two. */
    private static void pigeons(Solver solver, int pigeons, int holes) {
        for (int i = 0; i < pigeons * holes; i++) {
            solver.newVariable();
        }
        for (int p = 0; p < pigeons; p++) {
            int[] somewhere = new int[holes];
            for (int h = 0; h < holes; h++) {
                somewhere[h] = 1 + p * holes + h;
            }
            solver.addClause(somewhere);
        }
        for (int h = 0; h < holes; h++) {
            for (int p = 0; p < pigeons; p++) {
                for (int q = 0; q < p; q++) {
                    solver.addClause(-(1 + p * holes + h), -(1 + q * holes + h));
                }
            }
        }
    }

    private static void interrupted(int pigeons, int holes, Solver.Answer right) throws InterruptedException {
        try (Solver solver = new EscalatingSolver(1, Solvers.embedded())) {
            pigeons(solver, pigeons, holes);
            var interrupting = new Thread(solver::interrupt);
            interrupting.start();
            Solver.Answer answer = solver.solve();
            assertTrue(answer == right || answer == Solver.Answer.UNKNOWN, answer::toString);
            if (answer == Solver.Answer.SATISFIABLE) {
                for (int p = 0; p < pigeons; p++) {
                    int place = p;
                    assertTrue(IntStream.range(0, holes).anyMatch(h -> solver.value(1 + place * holes + h)));
                }
            }
            interrupting.join();
            // Easy or hard, nothing is answered any more.
            assertEquals(Solver.Answer.UNKNOWN, solver.solve());
        }
    }

    @Test
    void anInterruptedSolverIsNeverWrongAndStaysInterrupted() {
        Race.check(() -> interrupted(3, 2, Solver.Answer.UNSATISFIABLE), SETTINGS);
        Race.check(() -> interrupted(2, 2, Solver.Answer.SATISFIABLE), SETTINGS);
    }
}
