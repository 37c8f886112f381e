package dev.assay.atp.superposition;

import dev.assay.run.Limit;
import java.util.List;

/** How a search ended. */
sealed interface Result {
    /** With the empty clause. */
    record Refuted(Clause empty) implements Result {}

    /** With names of components that cannot be assumed together. */
    record SplitRefuted(List<Splitting.Constraint> constraints) implements Result {
        public SplitRefuted {
            constraints = List.copyOf(constraints);
        }
    }

    /** Without anything left to do: these clauses have a model, if nothing was left out. */
    record Saturated(List<Clause> clauses) implements Result {
        public Saturated {
            clauses = List.copyOf(clauses);
        }
    }

    record Stopped(Limit limit) implements Result {}
}
