package dev.assay.code.jvm;

import dev.assay.code.program.Expr;
import dev.assay.code.program.Function;
import dev.assay.code.program.Operation;
import dev.assay.code.program.Program;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Connectives that look at both sides. A condition which comes last may fail long before those in front of it can be
 * decided: that all elements of a list differ, say, when only two of them are known. Only lazy code gains by that.
 */
public final class Parallel {
    private Parallel() {}

    public static Program of(Program program) {
        Map<Const, Function> functions = new HashMap<>();
        program.functions()
                .forEach((constant, function) -> functions.put(
                        constant, new Function(constant, function.parameters(), replace(function.body()))));
        return new Program(functions, program.layouts());
    }

    private static Expr replace(Expr expr) {
        Expr inner = Rewriting.parts(expr, Parallel::replace);
        if (!(inner instanceof Expr.If(var condition, var then, var otherwise))
                || !inner.type().equals(Type.bool())) {
            return inner;
        }
        if (is(false, otherwise)) {
            return connective(Operation.BOTH, condition, then);
        }
        if (is(true, then)) {
            return connective(Operation.EITHER, condition, otherwise);
        }
        if (is(true, otherwise)) {
            return connective(Operation.EITHER, not(condition), then);
        }
        return is(false, then) ? connective(Operation.BOTH, not(condition), otherwise) : inner;
    }

    private static boolean is(boolean truth, Expr expr) {
        return Names.truth(expr).filter(t -> t == truth).isPresent();
    }

    private static Expr connective(Operation operation, Expr left, Expr right) {
        return new Expr.Operate(operation, List.of(left, right), Type.bool());
    }

    private static Expr not(Expr expr) {
        return new Expr.Operate(Operation.NOT, List.of(expr), Type.bool());
    }
}
