package dev.assay.rewrite.completion;

import java.util.List;

/** An equation and why it holds. */
public record Lemma(int number, int left, int right, Reason reason) {
    /** Why an equation holds. */
    public sealed interface Reason {
        /** It was given under this name. */
        record Axiom(String name) implements Reason {}

        /** Steps lead from its left side to its right side. */
        record Chain(List<Step> steps) implements Reason {
            public Chain {
                steps = List.copyOf(steps);
            }
        }
    }
}
