package dev.assay.code.jvm;

import dev.assay.code.program.Expr;
import java.util.List;

/** How many nodes an expression has. */
final class Size {
    private Size() {}

    static int of(Expr expr) {
        return switch (expr) {
            case Expr.Var _, Expr.Number _, Expr.Value _, Expr.Undefined _ -> 1;
            case Expr.Call call -> 1 + sum(call.arguments());
            case Expr.Construct construct -> 1 + sum(construct.arguments());
            case Expr.Operate operate -> 1 + sum(operate.arguments());
            case Expr.Apply apply -> 1 + of(apply.function()) + sum(apply.arguments());
            case Expr.Lambda lambda -> 1 + of(lambda.body());
            case Expr.Let let -> 1 + of(let.value()) + of(let.body());
            case Expr.If branch -> 1 + of(branch.condition()) + of(branch.then()) + of(branch.otherwise());
            case Expr.Switch s -> {
                int size = 1 + of(s.scrutinee());
                for (Expr.Case c : s.cases()) {
                    size += 1 + c.fields().size() + of(c.body());
                }
                yield size + (s.otherwise().isPresent() ? of(s.otherwise().get()) : 0);
            }
        };
    }

    private static int sum(List<Expr> exprs) {
        int size = 0;
        for (Expr expr : exprs) {
            size += of(expr);
        }
        return size;
    }
}
