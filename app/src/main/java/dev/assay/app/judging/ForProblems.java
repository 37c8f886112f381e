package dev.assay.app.judging;

import dev.assay.judge.Engine;
import dev.assay.judge.Outcome;
import dev.assay.judge.Task;
import dev.assay.run.Cost;
import dev.assay.run.Meter;
import dev.assay.run.Reporter;

/** An engine that works on problems, but not on the statements of theories. */
record ForProblems(Engine engine) implements Engine {
    @Override
    public String name() {
        return engine.name();
    }

    @Override
    public Aim aim() {
        return engine.aim();
    }

    @Override
    public Cost cost() {
        return engine.cost();
    }

    @Override
    public long stepNanos() {
        return engine.stepNanos();
    }

    @Override
    public boolean rivals(Outcome outcome) {
        return engine.rivals(outcome);
    }

    @Override
    public boolean treats(Task task) {
        return task.setting().source().isEmpty() && engine.treats(task);
    }

    @Override
    public Outcome run(Task task, Meter meter, Reporter reporter) throws InterruptedException {
        return engine.run(task, meter, reporter);
    }
}
