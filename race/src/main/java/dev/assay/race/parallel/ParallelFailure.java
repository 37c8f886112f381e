package dev.assay.race.parallel;

import dev.assay.race.Run;
import dev.assay.race.schedule.Schedule;

/**
 * A program that failed, and the run in which it did.
 *
 * @param reason one sentence
 * @param answers what each command answered
 */
public record ParallelFailure<M, S>(
        ParallelProgram<M, S> program, Run run, String kind, String reason, String answers) {
    public Schedule schedule() {
        return run.schedule();
    }

    @Override
    public String toString() {
        return reason + "\n" + answers;
    }
}
