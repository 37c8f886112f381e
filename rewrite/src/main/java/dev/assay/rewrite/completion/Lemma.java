package dev.assay.rewrite.completion;

import java.util.ArrayList;
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

    /** That two terms are equal, because these steps lead from both to the same term. */
    static Lemma meeting(int number, int left, int right, List<Step> there, List<Step> back) {
        var steps = new ArrayList<>(there);
        back.reversed().forEach(step -> steps.add(step.reversed()));
        return new Lemma(number, left, right, new Reason.Chain(steps));
    }
}
