package dev.assay.race.parallel;

import dev.assay.race.schedule.Run;
import dev.assay.race.schedule.Schedule;
import java.util.Optional;

/**
 * A program that failed, and the run in which it did.
 *
 * @param reason one sentence
 * @param answers what each command answered
 * @param origin the program that this one was shrunk from, and its schedule, to see it again; not known of all
 */
public record ParallelFailure<M, S>(
        ParallelProgram<M, S> program, Run run, String kind, String reason, String answers, Optional<String> origin) {
    ParallelFailure<M, S> from(String newOrigin) {
        return new ParallelFailure<>(program, run, kind, reason, answers, Optional.of(newOrigin));
    }

    public Schedule schedule() {
        return run.schedule();
    }

    @Override
    public String toString() {
        return reason + "\n" + answers;
    }
}
