package dev.assay.model.monotonic;

import dev.assay.sat.MinimalCore;
import dev.assay.sat.Solver;
import dev.assay.sat.Solvers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Propositional constraints on annotations. Literals that stand for formulas are only asked to be true, so each needs to
 * imply its formula, but not to follow from it.
 */
final class Constraints implements AutoCloseable {
    static final int TRUE = 1;
    static final int FALSE = -1;

    private final Solver solver;

    /** Switches on what an obstacle asks for. */
    private final Map<Integer, Obstacle> obstacles = new LinkedHashMap<>();

    Constraints() {
        solver = Solvers.embedded();
        int first = solver.newVariable();
        solver.addClause(first);
    }

    int fresh() {
        return solver.newVariable();
    }

    /** ℓ₁ ∨ … ∨ ℓₙ. */
    void clause(int... literals) {
        var rest = new ArrayList<Integer>();
        for (int literal : literals) {
            if (literal == TRUE) {
                return;
            }
            if (literal != FALSE) {
                rest.add(literal);
            }
        }
        if (rest.isEmpty()) {
            rest.add(FALSE);
        }
        solver.addClause(rest.stream().mapToInt(Integer::intValue).toArray());
    }

    int and(int... literals) {
        int[] rest = Arrays.stream(literals).filter(l -> l != TRUE).distinct().toArray();
        if (Arrays.stream(rest).anyMatch(l -> l == FALSE)) {
            return FALSE;
        }
        if (rest.length < 2) {
            return rest.length == 0 ? TRUE : rest[0];
        }
        int result = fresh();
        for (int literal : rest) {
            clause(-result, literal);
        }
        return result;
    }

    int or(int... literals) {
        int[] rest = Arrays.stream(literals).filter(l -> l != FALSE).distinct().toArray();
        if (Arrays.stream(rest).anyMatch(l -> l == TRUE)) {
            return TRUE;
        }
        if (rest.length < 2) {
            return rest.length == 0 ? FALSE : rest[0];
        }
        int result = fresh();
        int[] clause = Arrays.copyOf(rest, rest.length + 1);
        clause[rest.length] = -result;
        clause(clause);
        return result;
    }

    /** A choice of one of the annotations that are allowed, where G always is. */
    Annotation annotation(boolean mayBeNew, boolean mayBeFalse, boolean mayBeTrue) {
        int[] others = {
            mayBeNew ? fresh() : FALSE, mayBeFalse ? fresh() : FALSE, mayBeTrue ? fresh() : FALSE,
        };
        if (Arrays.stream(others).allMatch(l -> l == FALSE)) {
            return Annotation.GENERAL;
        }
        int general = fresh();
        clause(general, others[0], others[1], others[2]);
        int[] all = {general, others[0], others[1], others[2]};
        for (int i = 0; i < all.length; i++) {
            for (int j = i + 1; j < all.length; j++) {
                clause(-all[i], -all[j]);
            }
        }
        return new Annotation(general, others[0], others[1], others[2]);
    }

    /** Asks for a literal; the obstacle is named if it cannot be had. */
    void require(int literal, Obstacle obstacle) {
        if (literal == TRUE) {
            return;
        }
        int selector = fresh();
        clause(-selector, literal);
        obstacles.put(selector, obstacle);
    }

    /** Obstacles that cannot be overcome together, but without any of them; none if all can. */
    List<Obstacle> conflict() {
        int[] selectors =
                obstacles.keySet().stream().mapToInt(Integer::intValue).toArray();
        return switch (solver.solve(selectors)) {
            case SATISFIABLE -> List.of();
            case UNSATISFIABLE ->
                Arrays.stream(Objects.requireNonNull(MinimalCore.of(solver, solver.failed())))
                        .sorted()
                        .mapToObj(obstacles::get)
                        .distinct()
                        .toList();
            case UNKNOWN -> throw new IllegalStateException("nobody interrupts this solver");
        };
    }

    @Override
    public void close() {
        solver.close();
    }
}
