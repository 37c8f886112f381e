package dev.assay.atp.superposition;

import dev.assay.fol.clause.Clause;
import dev.assay.logic.engine.Meter;
import java.util.List;

/** Refutes clauses, or finds that they cannot be refuted. */
public final class SuperpositionProver {
    private SuperpositionProver() {}

    public static Judgement refute(List<Clause> clauses, Meter meter) {
        return new Attempt(clauses, Schedule.GOAL).run(meter);
    }

    /** With one strategy only. */
    public static Judgement refute(List<Clause> clauses, String strategy, Meter meter) {
        Strategy chosen = Schedule.ALL.stream()
                .filter(s -> s.name().equals(strategy))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no strategy " + strategy));
        return new Attempt(clauses, chosen).run(meter);
    }
}
