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

    /** How long one of its steps takes on a usual machine; see {@link dev.assay.run.Search#stepNanos}. */
    default long stepNanos() {
        return 1_000;
    }

    /** Whether it could have an outcome that is wanted rather than that one. */
    default boolean rivals(Outcome outcome) {
        // What proves cannot better a counterexample, nor what refutes a proof.
        return (aim() == Aim.PROVE) == outcome instanceof Outcome.Proved;
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
