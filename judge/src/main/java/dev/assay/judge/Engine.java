package dev.assay.judge;

import dev.assay.run.BudgetExhausted;
import dev.assay.run.Cost;
import dev.assay.run.Meter;
import dev.assay.run.Reporter;

/** A tester, a model finder or a prover. */
public interface Engine {
    /** What an engine is after. */
    enum Aim {
        /** Values for which the conjecture fails when it is run. */
        TEST,
        /** A model in which it fails. */
        REFUTE,
        /** A proof. */
        PROVE
    }

    /** What the user knows it by; unique in a portfolio. */
    String name();

    Aim aim();

    default Cost cost() {
        return Cost.MODERATE;
    }

    /** Whether it can have something to say about such a task. */
    default boolean treats(Task task) {
        return true;
    }

    /**
     * Works on the task within the meter's budget. A {@link BudgetExhausted} that comes out of it means that there is no
     * answer; an engine with something better to say, such as how many tests have passed, catches it.
     */
    Outcome run(Task task, Meter meter, Reporter reporter) throws InterruptedException;
}
