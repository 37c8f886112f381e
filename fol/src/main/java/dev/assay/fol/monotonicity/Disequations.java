package dev.assay.fol.monotonicity;

import dev.assay.fol.FolTerm.Variable;
import dev.assay.fol.Formula;
import dev.assay.fol.clause.Clause;
import dev.assay.fol.clause.Literal;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

/** Destructive equality resolution: X ≉ Y ∨ C[X], with variables X and Y, is C[Y]. */
record Disequations(Clause clause) {
    Clause resolved() {
        List<Literal> rest = clause.literals();
        for (int i = 0; i < rest.size(); i++) {
            Literal literal = rest.get(i);
            if (!literal.isPositive() && literal.atom() instanceof Formula.Equation(Variable x, Variable y)) {
                var replaced = new LinkedHashSet<Literal>();
                for (Literal other : rest) {
                    if (other != literal) {
                        replaced.add(
                                new Literal(other.isPositive(), other.atom().substitute(Map.of(x, y))));
                    }
                }
                rest = List.copyOf(replaced);
                i = -1;
            }
        }
        return new Clause(clause.name(), clause.role(), rest);
    }
}
