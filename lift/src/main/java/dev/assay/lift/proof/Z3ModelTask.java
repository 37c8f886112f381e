package dev.assay.lift.proof;

import com.microsoft.z3.Context;
import com.microsoft.z3.FuncDecl;
import com.microsoft.z3.Model;
import com.microsoft.z3.Solver;
import dev.assay.run.process.WorkerTask;
import java.nio.charset.StandardCharsets;

/** Z3 in this JVM: SMT-LIB in, the answer out, with the values of constants where there is a model. */
public final class Z3ModelTask implements WorkerTask {
    @Override
    public byte[] answer(byte[] request) {
        try (var context = new Context()) {
            Solver solver = context.mkSolver();
            solver.fromString(new String(request, StandardCharsets.UTF_8));
            String result = switch (solver.check()) {
                case UNSATISFIABLE -> "unsat\n";
                case SATISFIABLE -> "sat\n" + values(solver.getModel());
                case UNKNOWN -> "unknown\n";
            };
            return result.getBytes(StandardCharsets.UTF_8);
        }
    }

    /** A line for each constant: its name, a blank, its value. */
    private static String values(Model model) {
        var result = new StringBuilder();
        for (FuncDecl<?> constant : model.getConstDecls()) {
            result.append(constant.getName())
                    .append(' ')
                    .append(String.valueOf(model.getConstInterp(constant)).replaceAll("\\s+", " "))
                    .append('\n');
        }
        return result.toString();
    }
}
