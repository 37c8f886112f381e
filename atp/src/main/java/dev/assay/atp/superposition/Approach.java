package dev.assay.atp.superposition;

import dev.assay.fol.clause.Clause;
import dev.assay.run.Meter;
import java.util.List;

/** A way to refute clauses. */
interface Approach {
    String name();

    Judgement attempt(List<Clause> clauses, Meter meter);
}
