package dev.assay.race;

import dev.assay.race.schedule.Run;
import dev.assay.race.schedule.Schedule;
import java.time.Duration;
import java.util.Optional;

/**
 * What came of a search for races.
 *
 * @param schedules how many runs there were
 * @param cutShort how many of them were not carried to their end
 * @param decisions how many decisions all of them took
 */
public record RaceResult(
        String name,
        long seed,
        int schedules,
        int cutShort,
        long decisions,
        Duration duration,
        Optional<Failure> failure) {
    /**
     * A run that failed.
     *
     * @param run it, with its events
     * @param schedule what to follow to see it again
     * @param found its number among the runs
     * @param repeatable whether following the schedule failed again
     */
    public record Failure(Run run, Schedule schedule, int found, boolean repeatable) {}

    /** Throws if a run failed. */
    public RaceResult orThrow() {
        failure.ifPresent(each -> {
            throw new RaceFailed(this, each);
        });
        return this;
    }

    @Override
    public String toString() {
        return failure.map(each -> new FailureText(this, each).toString())
                .orElseGet(() -> name + ": passed " + schedules + " schedules"
                        + (cutShort == 0 ? "" : ", " + cutShort + " of them cut short"));
    }
}
