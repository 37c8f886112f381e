package dev.assay.lift.proof;

import com.microsoft.z3.Context;
import com.microsoft.z3.FuncDecl;
import com.microsoft.z3.Model;
import com.microsoft.z3.Params;
import com.microsoft.z3.Solver;
import dev.assay.run.process.WorkerTask;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;

/**
 * Z3 in this JVM: in, a line with how many of its own steps it may make, and SMT-LIB; out, a line with how many it made, and the answer,
 * with the values of constants where there is a model.
 */
public final class Z3ModelTask implements WorkerTask {
    @Override
    public byte[] answer(byte[] request) {
        String[] parts = new String(request, StandardCharsets.UTF_8).split("\n", 2);
        try (var context = new Context()) {
            Solver solver = context.mkSolver();
            solver.fromString(parts[1]);
            Params limits = context.mkParams();
            limits.add("rlimit", Integer.parseInt(parts[0]));
            solver.setParameters(limits);
            String result = switch (solver.check()) {
                case UNSATISFIABLE -> "unsat\n";
                case SATISFIABLE -> "sat\n" + values(solver.getModel());
                case UNKNOWN -> "unknown\n";
            };
            return (made(solver) + "\n" + result).getBytes(StandardCharsets.UTF_8);
        }
    }

    private static long made(Solver solver) {
        return Stream.of(solver.getStatistics().getEntries())
                .filter(entry -> entry.Key.equals("rlimit count"))
                .mapToLong(entry -> Integer.toUnsignedLong(entry.getUIntValue()))
                .findFirst()
                .orElse(0);
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
