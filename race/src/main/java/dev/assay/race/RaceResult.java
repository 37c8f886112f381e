package dev.assay.race;

import dev.assay.race.memory.DataRace;
import dev.assay.race.schedule.Run;
import dev.assay.race.schedule.Schedule;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What came of a search for races.
 *
 * @param schedules how many runs there were
 * @param cutShort how many of them were not carried to their end
 * @param decisions how many decisions all of them took
 * @param dataRaces accesses that conflict and that nothing orders, if they were looked for; no failure by themselves
 * @param exploration how much of all schedules that was, if all were to be explored
 */
public record RaceResult(
        String name,
        long seed,
        int schedules,
        int cutShort,
        long decisions,
        Duration duration,
        Optional<Failure> failure,
        Optional<Exploration> exploration,
        List<DataRace> dataRaces) {
    /**
     * How much of all schedules was explored.
     *
     * @param schedules how many, no two of which differ only in the order of steps that do not matter to each other
     * @param share an estimate of their share; 1 if that is all
     * @param limits why that may not be all that the program can do
     */
    public record Exploration(int schedules, double share, List<String> limits) {
        @Override
        public String toString() {
            String all = share < 1
                    ? "explored " + schedules + (schedules == 1 ? " schedule" : " schedules") + ", about "
                            + Math.max(1, Math.round(share * 100)) + " % of all; none fails"
                    : schedules == 1
                            ? "the only schedule explored; it does not fail"
                            : "all " + schedules + " schedules explored, none fails";
            return all + limits.stream().map(each -> "\n  but " + each).collect(Collectors.joining());
        }
    }

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
                .orElseGet(() ->
                        name + ": " + exploration.map(Exploration::toString).orElseGet(this::passed) + beside());
    }

    /** What does not fail, but may under Java's memory model. */
    private String beside() {
        return dataRaces.stream()
                .map(each -> "\n\n" + each.toString().indent(2).stripTrailing())
                .collect(Collectors.joining());
    }

    private String passed() {
        return "passed " + schedules + " schedules" + (cutShort == 0 ? "" : ", " + cutShort + " of them cut short");
    }
}
