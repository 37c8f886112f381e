package dev.assay.fol.monotonicity;

import dev.assay.fol.FolTerm;
import dev.assay.fol.FolTerm.Variable;
import dev.assay.fol.Formula;
import dev.assay.fol.clause.Clause;
import dev.assay.fol.clause.Literal;
import dev.assay.logic.Type;
import java.util.List;

/**
 * Finite monotonicity in linear time: a sort is monotonic unless some clause has a positive equation with a variable of
 * the sort as one whole side.
 */
public final class SimpleCalculus {
    private SimpleCalculus() {}

    public static Verdict verdict(List<Clause> clauses, Type sort) {
        for (Clause clause : clauses) {
            for (Literal literal : clause.literals()) {
                if (literal.isPositive() && literal.atom() instanceof Formula.Equation(var left, var right)) {
                    for (FolTerm side : List.of(left, right)) {
                        if (side instanceof Variable v && v.type().equals(sort)) {
                            return new Verdict.Naked(sort, clause.name(), v, literal.atom());
                        }
                    }
                }
            }
        }
        return new Verdict.NoNakedVariable(sort);
    }
}
