package dev.assay.prove.induct;

import dev.assay.logic.Term;
import dev.assay.logic.kernel.Thm;
import java.util.Set;

/**
 * A law that was proved on the way.
 *
 * @param used the names of the lemmas that its proof rests on
 */
record Lemma(String name, Term statement, Argument argument, Thm theorem, Set<String> used) {
    Lemma {
        used = Set.copyOf(used);
    }
}
