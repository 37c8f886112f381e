package dev.assay.atp.superposition;

import dev.assay.fol.clause.Clause;
import dev.assay.rewrite.completion.Heuristic;
import dev.assay.run.Meter;
import java.util.List;

/** Completion, for problems that have only unit clauses. */
record Completing(String name, Ordering ordering, Heuristic heuristic) implements Approach {
    @Override
    public Judgement attempt(List<Clause> clauses, Meter meter) {
        return new EqualityAttempt(clauses, this).run(meter);
    }
}
