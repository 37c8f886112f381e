package dev.assay.sat;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class MinimalCoreTest {
    /** 1, 2 and 3 contradict each other together; so do 4 and 5. */
    private static Solver clauses() {
        Solver solver = Solvers.embedded();
        for (int i = 0; i < 6; i++) {
            solver.newVariable();
        }
        solver.addClause(-1, -2, -3);
        solver.addClause(-4, -5);
        return solver;
    }

    @Test
    void noneOfTheAssumptionsCanBeLeftOut() {
        try (Solver solver = clauses()) {
            int[] core = MinimalCore.of(solver, 1, 2, 3, 6);
            Arrays.sort(core);
            assertArrayEquals(new int[] {1, 2, 3}, core);
        }
    }

    @Test
    void assumptionsThatGoTogetherHaveNoCore() {
        try (Solver solver = clauses()) {
            assertNull(MinimalCore.of(solver, 1, 2, 4, 6));
        }
    }

    @Test
    void clausesThatAreFalseAnywayNeedNoAssumption() {
        try (Solver solver = clauses()) {
            solver.addClause(6);
            solver.addClause(-6);
            assertArrayEquals(new int[0], MinimalCore.of(solver, 1, 2, 3));
        }
    }
}
