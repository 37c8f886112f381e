package dev.assay.prove.isar;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Iterated;
import java.util.List;

/** Variables of which something is known to hold for some values: Γ ⊢ ∃xs. p, and p is assumed of them. */
record Obtained(List<Free> variables, Thm existential, Term assumption) {
    /**
     * <pre>
     *   Γ ⊢ ∃xs. p     Δ, p ⊢ q
     *  ─────────────────────────    (xs not free in Δ, q)
     *         Γ ∪ Δ ⊢ q
     * </pre>
     */
    Thm eliminatedFrom(Thm fact) {
        return fact.hypotheses().contains(assumption) ? Iterated.exElims(existential, variables, fact) : fact;
    }
}
