package dev.assay.judge;

import dev.assay.logic.Conjecture;
import dev.assay.logic.theory.Theory;
import dev.assay.run.BudgetExhausted;
import dev.assay.run.Cost;
import dev.assay.run.Meter;
import dev.assay.run.Reporter;

/** A tester, a model finder or a prover. */
public interface Engine {
    /** What the user knows it by; unique in a portfolio. */
    String name();

    default Cost cost() {
        return Cost.MODERATE;
    }

    /**
     * Works on the conjecture within the meter's budget. A {@link BudgetExhausted} that comes out of it means that
     * there is no answer; an engine with something better to say, such as how many tests have passed, catches it.
     */
    Outcome run(Theory theory, Conjecture conjecture, Meter meter, Reporter reporter) throws InterruptedException;
}
