package dev.assay.code.jvm;

import dev.assay.code.program.Expr;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Expressions with bound variables named by the order of their binders, so that equal ones look equal. */
final class Canonical {
    private final Map<String, Expr.Var> names;
    private int binders;

    Canonical(Map<String, Expr.Var> free) {
        this.names = new HashMap<>(free);
    }

    Expr of(Expr expr) {
        return switch (expr) {
            case Expr.Var v -> names.getOrDefault(v.name(), v);
            case Expr.Lambda(var parameters, var body) -> {
                var renamed = bind(parameters);
                yield new Expr.Lambda(renamed, of(body));
            }
            case Expr.Let(var variable, var value, var body) -> {
                Expr before = of(value);
                yield new Expr.Let(bind(variable), before, of(body));
            }
            case Expr.Switch(var scrutinee, var cases, var otherwise, var type) -> {
                Expr before = of(scrutinee);
                List<Expr.Case> renamed = cases.stream()
                        .map(c -> {
                            var fields = bind(c.fields());
                            return new Expr.Case(c.constructor(), fields, of(c.body()));
                        })
                        .toList();
                Optional<Expr> last = otherwise.map(this::of);
                yield new Expr.Switch(before, renamed, last, type);
            }
            case Expr.Number _,
                    Expr.Value _,
                    Expr.Undefined _,
                    Expr.Call _,
                    Expr.Construct _,
                    Expr.Operate _,
                    Expr.Apply _,
                    Expr.If _ -> Rewriting.parts(expr, this::of);
        };
    }

    private List<Expr.Var> bind(List<Expr.Var> variables) {
        return variables.stream().map(this::bind).toList();
    }

    private Expr.Var bind(Expr.Var variable) {
        var renamed = new Expr.Var("~b" + binders++, variable.type());
        names.put(variable.name(), renamed);
        return renamed;
    }
}
