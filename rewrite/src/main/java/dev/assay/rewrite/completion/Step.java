package dev.assay.rewrite.completion;

import java.util.List;

/**
 * One replacement of equals by equals: <pre>
 *       l ≈ r
 *   ─────────────
 *   t[lσ] ≈ t[rσ]
 * </pre>
 *
 * @param lemma the number of the equation
 * @param backwards whether it is used from right to left
 * @param position which argument to go to, from the root of the term
 */
public record Step(int lemma, boolean backwards, List<Integer> position, int from, int to) {
    public Step {
        position = List.copyOf(position);
    }

    Step reversed() {
        return new Step(lemma, !backwards, position, to, from);
    }
}
