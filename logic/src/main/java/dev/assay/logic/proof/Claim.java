package dev.assay.logic.proof;

import dev.assay.logic.Term;
import dev.assay.logic.kernel.Hol;
import java.util.List;

/**
 * What a statement claims, as it was written.
 *
 * @param located the assumptions of the locale that it belongs to
 * @param premises its own, in the order of the text
 * @param conclusions what is to be shown from all of them
 */
public record Claim(List<Term> located, List<Term> premises, List<Term> conclusions) {
    public Claim {
        located = List.copyOf(located);
        premises = List.copyOf(premises);
        conclusions = List.copyOf(conclusions);
    }

    /** A conclusion under all assumptions. */
    public Term proposition(int conclusion) {
        return Hol.mkImplies(located, Hol.mkImplies(premises, conclusions.get(conclusion)));
    }
}
