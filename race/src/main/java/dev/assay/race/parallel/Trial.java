package dev.assay.race.parallel;

import dev.assay.race.instrument.Environment;
import dev.assay.race.schedule.Method;
import dev.assay.race.schedule.Outcome;
import dev.assay.race.schedule.RandomWalk;
import dev.assay.race.schedule.RelaxedReplay;
import dev.assay.race.schedule.Run;
import dev.assay.race.schedule.Schedule;
import dev.assay.race.schedule.Strategy;
import dev.assay.race.scheduler.Limits;
import dev.assay.race.scheduler.Scheduler;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Tries a program by a method, until it fails or the method is at its end. */
final class Trial<M, S> {
    private static final String ORDER = "order";

    private final ParallelProgram<M, S> program;
    private final Limits limits;
    private final boolean strict;
    private final Environment environment;
    private int executions;
    private @Nullable ParallelFailure<M, S> failure;

    Trial(ParallelProgram<M, S> program, Limits limits, boolean strict, Environment environment) {
        this.program = program;
        this.limits = limits;
        this.strict = strict;
        this.environment = environment;
    }

    int executions() {
        return executions;
    }

    Optional<ParallelFailure<M, S>> by(Method method, Schedule parent, long seed) {
        if (method.controlled()) {
            method.search(this::execute, any -> failure != null, parent, seed);
        } else {
            for (int i = 0; i < method.repeats() && failure == null; i++) {
                executeUncontrolled();
            }
        }
        return Optional.ofNullable(failure);
    }

    /** Follows a schedule. */
    Optional<ParallelFailure<M, S>> replay(Schedule schedule) {
        environment.prepare(schedule);
        execute(new RelaxedReplay(schedule, new RandomWalk(0)));
        return Optional.ofNullable(failure);
    }

    private Run execute(Strategy strategy) {
        executions++;
        var execution = new Execution<>(program);
        Run run = Scheduler.run(environment.program(execution::run), strategy, limits);
        environment.learn(run);
        judge(run, execution);
        return run;
    }

    /** On threads of the machine; there is no schedule to tell of. */
    private void executeUncontrolled() {
        executions++;
        var execution = new Execution<>(program);
        Outcome outcome = execution.runUncontrolled(limits.patience());
        judge(new Run(outcome, List.of(), List.of(), List.of(), List.of(), ""), execution);
    }

    private void judge(Run run, Execution<M, S> execution) {
        failure = switch (run.outcome()) {
            case Outcome.Returned returned ->
                execution
                        .violation(strict)
                        .map(reason -> new ParallelFailure<>(
                                program, run, ORDER, reason, execution.toString(), Optional.empty()))
                        .orElse(null);
            // It says nothing about the program.
            case Outcome.CutShort cut -> null;
            case Outcome other ->
                new ParallelFailure<>(
                        program, run, other.kind(), other.toString(), execution.toString(), Optional.empty());
        };
    }
}
