package dev.assay.prove.relevance;

import dev.assay.logic.kernel.Thm;

/**
 * A theorem that might help.
 *
 * @param name as a proof text has it, with a number where one name stands for several theorems: {@code rev.simps(2)}
 */
public record Candidate(String name, Thm theorem, Standing standing) {
    /** The theory that it is from. */
    public String theory() {
        int dot = name.indexOf('.');
        return dot < 0 ? "" : name.substring(0, dot);
    }
}
