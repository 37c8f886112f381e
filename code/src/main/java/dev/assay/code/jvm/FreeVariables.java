package dev.assay.code.jvm;

import dev.assay.code.program.Expr;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The variables of an expression. */
final class FreeVariables {
    private final Map<String, Expr.Var> used = new LinkedHashMap<>();
    private final Set<String> bound = new HashSet<>();

    private FreeVariables() {}

    /** The free variables in order of first occurrence. Bound variables have names of their own. */
    static List<Expr.Var> of(Expr expr) {
        var variables = new FreeVariables();
        variables.visit(expr);
        variables.used.keySet().removeAll(variables.bound);
        return new ArrayList<>(variables.used.values());
    }

    /** The names of all variables that occur other than where they are bound. */
    static Set<String> occurring(Expr expr) {
        var variables = new FreeVariables();
        variables.visit(expr);
        return variables.used.keySet();
    }

    private void visit(Expr expr) {
        switch (expr) {
            case Expr.Var v -> used.putIfAbsent(v.name(), v);
            case Expr.Number _, Expr.Value _, Expr.Undefined _ -> {}
            case Expr.Call call -> visitAll(call.arguments());
            case Expr.Construct construct -> visitAll(construct.arguments());
            case Expr.Operate operate -> visitAll(operate.arguments());
            case Expr.Apply apply -> {
                visit(apply.function());
                visitAll(apply.arguments());
            }
            case Expr.Lambda lambda -> {
                bindAll(lambda.parameters());
                visit(lambda.body());
            }
            case Expr.Let let -> {
                bound.add(let.variable().name());
                visit(let.value());
                visit(let.body());
            }
            case Expr.If branch -> {
                visit(branch.condition());
                visit(branch.then());
                visit(branch.otherwise());
            }
            case Expr.Switch s -> {
                visit(s.scrutinee());
                for (Expr.Case c : s.cases()) {
                    bindAll(c.fields());
                    visit(c.body());
                }
                if (s.otherwise().isPresent()) {
                    visit(s.otherwise().get());
                }
            }
        }
    }

    private void visitAll(List<Expr> exprs) {
        for (Expr expr : exprs) {
            visit(expr);
        }
    }

    private void bindAll(List<Expr.Var> variables) {
        for (Expr.Var v : variables) {
            bound.add(v.name());
        }
    }
}
