package dev.assay.logic.proof;

import dev.assay.logic.Term;
import dev.assay.logic.kernel.Thm;
import java.util.List;
import java.util.function.Function;

/**
 * Locales that are interpreted in a proof.
 *
 * @param goals what has to be shown first
 * @param interpreted from a theorem for each goal, where what the locales say is known of their terms
 */
public record LocalInterpretation(List<Term> goals, Function<List<Thm>, MethodContext> interpreted) {
    public LocalInterpretation {
        goals = List.copyOf(goals);
    }
}
