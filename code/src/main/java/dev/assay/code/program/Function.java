package dev.assay.code.program;

import dev.assay.logic.Term.Const;
import java.util.List;

/** A constant at a ground type as a function of its parameters. */
public record Function(Const constant, List<Expr.Var> parameters, Expr body) {
    public Function {
        parameters = List.copyOf(parameters);
    }
}
