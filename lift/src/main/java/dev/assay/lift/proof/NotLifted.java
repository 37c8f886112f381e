package dev.assay.lift.proof;

import dev.assay.judge.Engine;
import dev.assay.judge.Outcome;
import dev.assay.judge.Task;
import dev.assay.run.Cost;
import dev.assay.run.Meter;
import dev.assay.run.Reporter;

/** Says why there is no proof of a property that cannot be lifted. */
record NotLifted(String obstacle) implements Engine {
    @Override
    public String name() {
        return "lifting";
    }

    @Override
    public Aim aim() {
        return Aim.PROVE;
    }

    @Override
    public Cost cost() {
        return Cost.INSTANT;
    }

    @Override
    public Outcome run(Task task, Meter meter, Reporter reporter) {
        return Outcome.notApplicable(name(), obstacle);
    }
}
