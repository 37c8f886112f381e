package dev.assay.code.jvm;

import dev.assay.code.program.Expr;

/** How often a variable occurs. */
final class Occurrences {
    private final String name;
    private int count;

    private Occurrences(String name) {
        this.name = name;
    }

    static int of(Expr.Var variable, Expr expr) {
        var occurrences = new Occurrences(variable.name());
        occurrences.visit(expr);
        return occurrences.count;
    }

    private Expr visit(Expr expr) {
        if (expr instanceof Expr.Var v && v.name().equals(name)) {
            count++;
        }
        return Rewriting.parts(expr, this::visit);
    }
}
