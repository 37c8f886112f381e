package dev.assay.fol.clause;

import dev.assay.fol.Formula;

/** An atom or equation, or the negation of one. */
public record Literal(boolean isPositive, Formula atom) {
    static Literal of(Formula literal) {
        return literal instanceof Formula.Not(var atom) ? new Literal(false, atom) : new Literal(true, literal);
    }

    public Formula formula() {
        return isPositive ? atom : new Formula.Not(atom);
    }

    @Override
    public String toString() {
        return formula().toString();
    }
}
