package dev.assay.model.circuit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.assay.sat.Solver;
import dev.assay.sat.Solvers;
import dev.assay.sat.proof.Cnf;
import java.util.Arrays;
import java.util.Random;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;

class CircuitTest {
    @Test
    void equalConjunctionsAreOneNode() {
        var circuit = new Circuit(100);
        int a = circuit.variable();
        int b = circuit.variable();
        assertEquals(circuit.and(a, b), circuit.and(b, a));
        assertEquals(Circuit.FALSE, circuit.and(a, -a));
        assertEquals(circuit.and(a, b), circuit.and(a, circuit.and(b, a)));
        assertEquals(a, circuit.or(a, circuit.and(a, b)));
        assertEquals(circuit.and(a, -b), circuit.and(a, -circuit.and(a, b)));
    }

    @Test
    void aCircuitDoesNotGrowBeyondItsLimit() {
        var circuit = new Circuit(10);
        assertThrows(TooLarge.class, () -> {
            for (int i = 0; i < 20; i++) {
                circuit.variable();
            }
        });
    }

    @Test
    void aConjunctionThatOnlyHasToHoldTakesAClauseForEachPart() {
        var circuit = new Circuit(100);
        int[] inputs = new int[6];
        Arrays.setAll(inputs, _ -> circuit.variable());
        int conjunction = circuit.and(inputs[1], inputs[2], inputs[3], -inputs[4]);
        var cnf = new Cnf.Builder();
        new ClauseForm(circuit, cnf).require(inputs[0], conjunction);
        assertEquals(5, cnf.cnf().clauses().size());
    }

    /** Random formulas: each assignment satisfies the clauses exactly if it satisfies the formula. */
    @Test
    void clausesSayWhatTheCircuitSays() {
        var random = new Random(1);
        for (int round = 0; round < 200; round++) {
            var circuit = new Circuit(10_000);
            int[] literals = new int[30];
            boolean[][] truth = new boolean[30][16];
            for (int i = 0; i < literals.length; i++) {
                if (i < 4) {
                    literals[i] = circuit.variable();
                } else {
                    int l = random.nextInt(i);
                    int r = random.nextInt(i);
                    int c = random.nextInt(i);
                    literals[i] = switch (i % 3) {
                        case 0 -> circuit.and(literals[l], -literals[r]);
                        case 1 -> circuit.choose(literals[c], literals[l], literals[r]);
                        default -> circuit.iff(literals[l], literals[r]);
                    };
                    for (int row = 0; row < 16; row++) {
                        boolean left = truth[l][row];
                        boolean right = truth[r][row];
                        truth[i][row] = switch (i % 3) {
                            case 0 -> left && !right;
                            case 1 -> truth[c][row] ? left : right;
                            default -> left == right;
                        };
                    }
                }
                for (int row = 0; i < 4 && row < 16; row++) {
                    truth[i][row] = (row >> i & 1) == 1;
                }
            }
            int goal = literals[29];
            try (Solver solver = Solvers.embedded()) {
                var clauses = new ClauseForm(circuit, solver);
                int[] inputs = new int[4];
                for (int i = 0; i < 4; i++) {
                    inputs[i] = clauses.literal(literals[i]);
                }
                clauses.require(goal);
                for (int row = 0; row < 16; row++) {
                    int[] assumptions = new int[4];
                    for (int i = 0; i < 4; i++) {
                        assumptions[i] = (row >> i & 1) == 1 ? inputs[i] : -inputs[i];
                    }
                    boolean isSatisfiable = solver.solve(assumptions) == Solver.Answer.SATISFIABLE;
                    assertEquals(truth[29][row], isSatisfiable, "round " + round + ", row " + row);
                    if (isSatisfiable) {
                        IntPredicate assignment = clauses.assignment(solver);
                        for (int i = 0; i < literals.length; i++) {
                            assertEquals(truth[i][row], assignment.test(literals[i]), "node " + i + ", row " + row);
                        }
                    }
                }
            }
        }
    }
}
