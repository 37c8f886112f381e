package dev.assay.code.jvm;

import dev.assay.code.program.Expr;
import dev.assay.code.program.Function;
import dev.assay.code.program.Program;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Splits functions that are too large for a method. The JVM's limit is 64 kB of code, and beyond 8 kB it interprets only.
 */
final class Outlining {
    /** Functions up to this size stay whole. */
    private static final int LARGEST_FUNCTION = 700;

    /** Parts of larger functions that are about this size become functions. */
    private static final int CHUNK = 150;

    /** Parts below this size never do. */
    private static final int SMALLEST_CHUNK = 10;

    /** The JVM allows 255 words of arguments. */
    private static final int MOST_PARAMETERS = 100;

    private final Map<Const, Function> functions = new HashMap<>();

    private Outlining() {}

    static Program split(Program program) {
        var outlining = new Outlining();
        boolean changed = false;
        for (Function function : program.functions().values()) {
            if (Size.of(function.body()) <= LARGEST_FUNCTION) {
                outlining.functions.put(function.constant(), function);
            } else {
                changed = true;
                outlining.functions.put(
                        function.constant(),
                        new Function(function.constant(), function.parameters(), outlining.shrink(function.body())));
            }
        }
        return changed ? new Program(outlining.functions, program.layouts()) : program;
    }

    /** A body of moderate size: what is larger than a chunk is outlined, from the inside out. */
    private Expr shrink(Expr expr) {
        Expr result = Rewriting.parts(expr, part -> {
            Expr shrunk = shrink(part);
            return Size.of(shrunk) > CHUNK ? outline(shrunk) : shrunk;
        });
        // Many small parts are large together.
        return Size.of(result) > LARGEST_FUNCTION
                ? Rewriting.parts(result, part -> Size.of(part) > SMALLEST_CHUNK ? outline(part) : part)
                : result;
    }

    private Expr outline(Expr expr) {
        List<Expr.Var> parameters = FreeVariables.of(expr);
        if (parameters.size() > MOST_PARAMETERS) {
            return expr;
        }
        var types = parameters.stream().map(Expr.Var::type).toList();
        var name = new Const("assay.jvm.part" + functions.size(), Type.fun(types, expr.type()));
        functions.put(name, new Function(name, parameters, expr));
        return new Expr.Call(name, List.copyOf(parameters), expr.type());
    }
}
