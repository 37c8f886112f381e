package dev.assay.sat;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Makes sets of assumptions that clauses refute so small that none of them can be left out. */
public final class MinimalCore {
    private MinimalCore() {}

    /**
     * Some of the assumptions that the clauses refute together, but not without any one of them.
     *
     * @return null if the clauses are satisfiable together with all assumptions; not minimal if the solver was interrupted
     */
    public static int @Nullable [] of(Solver solver, int... assumptions) {
        if (solver.solve(assumptions) != Solver.Answer.UNSATISFIABLE) {
            return null;
        }
        int[] core = solver.failed();
        for (int candidate : core.clone()) {
            int[] rest = Arrays.stream(core).filter(l -> l != candidate).toArray();
            if (rest.length < core.length && solver.solve(rest) == Solver.Answer.UNSATISFIABLE) {
                core = solver.failed();
            }
        }
        return core;
    }
}
