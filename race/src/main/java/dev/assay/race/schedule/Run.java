package dev.assay.race.schedule;

import java.util.List;

/**
 * A run of a program under the scheduler.
 *
 * @param steps the decisions taken, with what they let happen
 * @param spawns the strands that were started
 * @param events the log; empty if it was not asked for
 * @param live the strands that had not ended when nothing more could happen; of runs that returned, only if they are logged
 * @param output what the program printed, if it was logged
 */
public record Run(
        Outcome outcome,
        List<Step> steps,
        List<Schedule.Spawn> spawns,
        List<Event> events,
        List<Outcome.Waiting> live,
        String output) {
    /** The same, judged otherwise. */
    public Run with(Outcome newOutcome) {
        return new Run(newOutcome, steps, spawns, events, live, output);
    }

    public Schedule schedule() {
        return new Schedule(decisions(), spawns);
    }

    public List<Decision> decisions() {
        return steps.stream().map(Step::decision).toList();
    }
}
