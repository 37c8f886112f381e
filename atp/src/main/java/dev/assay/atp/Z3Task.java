package dev.assay.atp;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.Solver;
import dev.assay.run.process.WorkerTask;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** Z3 in this JVM: SMT-LIB in, the answer and the unsatisfiable core out. */
public final class Z3Task implements WorkerTask {
    @Override
    public byte[] answer(byte[] request) {
        try (var context = new Context(Map.of("unsat_core", "true"))) {
            Solver solver = context.mkSolver();
            solver.fromString(new String(request, StandardCharsets.UTF_8));
            String result = switch (solver.check()) {
                case UNSATISFIABLE -> "unsat\n" + core(solver);
                case SATISFIABLE -> "sat\n";
                case UNKNOWN -> "unknown\n";
            };
            return result.getBytes(StandardCharsets.UTF_8);
        }
    }

    private static String core(Solver solver) {
        var result = new StringBuilder();
        for (BoolExpr name : solver.getUnsatCore()) {
            result.append(name).append('\n');
        }
        return result.toString();
    }
}
