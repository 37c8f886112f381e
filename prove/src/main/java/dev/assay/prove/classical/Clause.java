package dev.assay.prove.classical;

import dev.assay.logic.Term;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import java.util.ArrayList;
import java.util.List;

/** Γ ⊢ L₁ ∨ … ∨ Lₙ, or Γ ⊢ False for none; variables named {@code ?…} stand for anything. */
record Clause(Thm theorem, List<Term> literals) {
    Clause {
        literals = List.copyOf(literals);
    }

    /** A theorem whose conclusion is such a disjunction already. */
    static Clause of(Thm theorem) {
        var literals = new ArrayList<Term>();
        Term rest = theorem.conclusion();
        while (rest.isApplied(Hol.OR.name())) {
            literals.add(rest.arguments().get(0));
            rest = rest.arguments().get(1);
        }
        if (!rest.equals(Hol.FALSE)) {
            literals.add(rest);
        }
        return new Clause(theorem, literals);
    }

    static boolean isNegative(Term literal) {
        return literal.isApplied(Hol.NOT.name());
    }

    /** The proposition that a literal affirms or denies. */
    static Term atom(Term literal) {
        return isNegative(literal) ? ((Term.App) literal).argument() : literal;
    }
}
