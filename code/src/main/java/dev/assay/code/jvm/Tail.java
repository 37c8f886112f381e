package dev.assay.code.jvm;

import dev.assay.code.program.Expr;
import dev.assay.code.program.Operation;
import dev.assay.code.program.Representation;
import dev.assay.logic.Term.Const;
import java.util.List;
import java.util.function.Consumer;

/**
 * Tail positions. Besides those that every language has, there is the last argument of a constructor that takes work,
 * since the cell can be made before it and filled afterwards; and of additions, since they can be summed up before.
 */
final class Tail {
    private Tail() {}

    /** The functions that are called in tail positions; under constructors and additions only if {@code modulo}. */
    static void calls(Expr expr, boolean modulo, Consumer<Const> action) {
        switch (expr) {
            case Expr.Call call -> action.accept(call.function());
            case Expr.Let let -> calls(let.body(), modulo, action);
            case Expr.If branch -> {
                calls(branch.then(), modulo, action);
                calls(branch.otherwise(), modulo, action);
            }
            case Expr.Switch s -> {
                for (Expr.Case c : s.cases()) {
                    calls(c.body(), modulo, action);
                }
                if (s.otherwise().isPresent()) {
                    calls(s.otherwise().get(), modulo, action);
                }
            }
            case Expr.Construct construct -> {
                int open = modulo ? open(construct) : -1;
                if (open >= 0) {
                    calls(construct.arguments().get(open), true, action);
                }
            }
            case Expr.Operate operate -> {
                int open = modulo ? open(operate) : -1;
                if (open >= 0) {
                    calls(operate.arguments().get(open), true, action);
                }
            }
            case Expr.Var _, Expr.Number _, Expr.Value _, Expr.Apply _, Expr.Lambda _, Expr.Undefined _ -> {}
        }
    }

    /** The argument that is in tail position, or -1. */
    static int open(Expr.Construct construct) {
        boolean suc = construct.constructor().name().equals(Names.SUC);
        if (!suc && Representation.of(construct.type()) != Representation.OBJECT) {
            return -1;
        }
        int open = lastAtWork(construct.arguments());
        return open >= 0
                        && Representation.of(construct.arguments().get(open).type())
                                == (suc ? Representation.NUMBER : Representation.OBJECT)
                ? open
                : -1;
    }

    static int open(Expr.Operate operate) {
        return operate.operation() == Operation.PLUS ? lastAtWork(operate.arguments()) : -1;
    }

    private static int lastAtWork(List<Expr> arguments) {
        int last = arguments.size() - 1;
        while (last >= 0 && isSimple(arguments.get(last))) {
            last--;
        }
        return last;
    }

    /** Whether it does not matter when the expression is evaluated. */
    private static boolean isSimple(Expr expr) {
        return switch (expr) {
            case Expr.Var _, Expr.Number _, Expr.Value _, Expr.Lambda _ -> true;
            case Expr.Construct construct -> construct.arguments().isEmpty();
            case Expr.Call _, Expr.Operate _, Expr.Apply _, Expr.Let _, Expr.If _, Expr.Switch _, Expr.Undefined _ ->
                false;
        };
    }
}
