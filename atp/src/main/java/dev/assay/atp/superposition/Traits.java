package dev.assay.atp.superposition;

import dev.assay.fol.Formula;
import dev.assay.fol.clause.Clause;
import java.util.List;

/**
 * What a problem looks like.
 *
 * @param isUnitEquality whether there are only equations and disequations
 * @param isHorn whether no clause has two positive literals
 */
record Traits(int clauses, boolean hasEquality, boolean isUnitEquality, boolean isHorn) {
    private static final int MANY = 120;

    /** Problems for which the same strategies are good. */
    enum Kind {
        UNIT_EQUALITY,
        LARGE,
        /** At most one positive literal in a clause. */
        HORN,
        EQUALITY,
        /** Neither equations nor Horn clauses only. */
        GENERAL
    }

    static Traits of(List<Clause> clauses) {
        boolean hasEquality = clauses.stream()
                .anyMatch(c -> c.literals().stream().anyMatch(l -> l.atom() instanceof Formula.Equation));
        boolean isUnitEquality = clauses.stream()
                .allMatch(
                        c -> c.literals().size() == 1 && c.literals().getFirst().atom() instanceof Formula.Equation);
        boolean isHorn = clauses.stream()
                .allMatch(c -> c.literals().stream().filter(l -> l.isPositive()).count() <= 1);
        return new Traits(clauses.size(), hasEquality, isUnitEquality, isHorn);
    }

    Kind kind() {
        return isUnitEquality
                ? Kind.UNIT_EQUALITY
                : clauses > MANY ? Kind.LARGE : isHorn ? Kind.HORN : hasEquality ? Kind.EQUALITY : Kind.GENERAL;
    }
}
