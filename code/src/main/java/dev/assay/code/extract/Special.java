package dev.assay.code.extract;

import dev.assay.code.program.Expr;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import java.util.List;
import java.util.function.Predicate;

/** A constant that becomes something else than a call, at the types that it is for. */
record Special(int arity, Predicate<Const> isFor, Building building) {
    /** Makes the expression of the constant with as many arguments as it wants. */
    interface Building {
        Expr build(Translation translation, Const constant, List<Term> arguments);
    }
}
