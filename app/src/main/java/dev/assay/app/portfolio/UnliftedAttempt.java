package dev.assay.app.portfolio;

import dev.assay.judge.Outcome;
import dev.assay.run.Cost;
import dev.assay.run.Meter;
import dev.assay.run.Reason;
import dev.assay.run.Reporter;

/** The proof of a property that cannot be lifted: there is none, and this says why. */
final class UnliftedAttempt extends Attempt {
    private final String obstacle;

    UnliftedAttempt(Task task, Grounds grounds, String obstacle) {
        super(task, grounds);
        this.obstacle = obstacle;
    }

    @Override
    public String name() {
        return "induction";
    }

    @Override
    public Cost cost() {
        return Cost.INSTANT;
    }

    @Override
    Outcome work(Meter meter, Reporter reporter) {
        return new Outcome.Unknown(name(), new Reason.NotApplicable(obstacle), "");
    }
}
