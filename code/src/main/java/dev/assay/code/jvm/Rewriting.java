package dev.assay.code.jvm;

import dev.assay.code.program.Expr;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** An expression with its direct parts replaced; the same object where nothing changes. */
final class Rewriting {
    private Rewriting() {}

    static Expr parts(Expr expr, UnaryOperator<Expr> f) {
        return switch (expr) {
            case Expr.Var _, Expr.Number _, Expr.Value _, Expr.Undefined _ -> expr;
            case Expr.Call call -> {
                var arguments = all(call.arguments(), f);
                yield arguments == call.arguments() ? call : new Expr.Call(call.function(), arguments, call.type());
            }
            case Expr.Construct construct -> {
                var arguments = all(construct.arguments(), f);
                yield arguments == construct.arguments()
                        ? construct
                        : new Expr.Construct(construct.constructor(), arguments, construct.type());
            }
            case Expr.Operate operate -> {
                var arguments = all(operate.arguments(), f);
                yield arguments == operate.arguments()
                        ? operate
                        : new Expr.Operate(operate.operation(), arguments, operate.type());
            }
            case Expr.Apply apply -> {
                Expr function = f.apply(apply.function());
                var arguments = all(apply.arguments(), f);
                yield function == apply.function() && arguments == apply.arguments()
                        ? apply
                        : new Expr.Apply(function, arguments, apply.type());
            }
            case Expr.Lambda lambda -> {
                Expr body = f.apply(lambda.body());
                yield body == lambda.body() ? lambda : new Expr.Lambda(lambda.parameters(), body);
            }
            case Expr.Let let -> {
                Expr value = f.apply(let.value());
                Expr body = f.apply(let.body());
                yield value == let.value() && body == let.body() ? let : new Expr.Let(let.variable(), value, body);
            }
            case Expr.If branch -> {
                Expr condition = f.apply(branch.condition());
                Expr then = f.apply(branch.then());
                Expr otherwise = f.apply(branch.otherwise());
                yield condition == branch.condition() && then == branch.then() && otherwise == branch.otherwise()
                        ? branch
                        : new Expr.If(condition, then, otherwise);
            }
            case Expr.Switch s -> branches(s, f);
        };
    }

    private static Expr branches(Expr.Switch s, UnaryOperator<Expr> f) {
        Expr scrutinee = f.apply(s.scrutinee());
        boolean changed = scrutinee != s.scrutinee();
        var cases = new ArrayList<Expr.Case>();
        for (Expr.Case c : s.cases()) {
            Expr body = f.apply(c.body());
            changed |= body != c.body();
            cases.add(body == c.body() ? c : new Expr.Case(c.constructor(), c.fields(), body));
        }
        var otherwise = s.otherwise().map(f);
        changed |= otherwise.isPresent() && otherwise.get() != s.otherwise().orElseThrow();
        return changed ? new Expr.Switch(scrutinee, cases, otherwise, s.type()) : s;
    }

    private static List<Expr> all(List<Expr> exprs, UnaryOperator<Expr> f) {
        List<Expr> result = exprs;
        for (int i = 0; i < exprs.size(); i++) {
            Expr before = exprs.get(i);
            Expr after = f.apply(before);
            if (after != before && result == exprs) {
                result = new ArrayList<>(exprs);
            }
            if (result != exprs) {
                result.set(i, after);
            }
        }
        return result;
    }
}
