package dev.assay.explore.pruning;

import dev.assay.explore.Law;
import dev.assay.explore.Term;
import java.util.List;

/** A chain of equal terms, each from the one before by a law. */
public record Proof(Term start, List<Step> steps) {
    /** The next term, and the law that leads to it. */
    public record Step(Law law, Term term) {}

    public Proof {
        steps = List.copyOf(steps);
    }

    /** The laws in it, each once. */
    public List<Law> laws() {
        return steps.stream().map(Step::law).distinct().toList();
    }
}
