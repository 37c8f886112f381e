package dev.assay.race;

import dev.assay.race.schedule.Event;
import java.util.List;

/** A failing run as a person reads it: how it came out, and who did what in which order. */
record FailureText(RaceResult result, RaceResult.Failure failure) {
    /** Of a longer log only the end matters. */
    private static final int LONGEST = 60;

    private static final int LONGEST_REPLAY = 2000;

    @Override
    public String toString() {
        var text = new StringBuilder(result.name())
                .append(
                        failure.run().outcome().judged()
                                ? ": fails under schedule "
                                : ": cannot be judged, by schedule ")
                .append(failure.found())
                .append("\n\n");
        failure.run()
                .outcome()
                .toString()
                .lines()
                .forEach(line -> text.append("  ").append(line).append('\n'));
        List<Event> events = failure.run().events();
        text.append("\n  What happened");
        if (events.size() > LONGEST) {
            text.append(", in the end");
        }
        text.append(":\n");
        int first = Math.max(0, events.size() - LONGEST);
        for (int i = first; i < events.size(); i++) {
            text.append(String.format("  %4d  %s%n", i + 1, events.get(i).line()));
        }
        if (!failure.run().output().isBlank()) {
            text.append("\n  What it printed:\n");
            failure.run()
                    .output()
                    .lines()
                    .limit(LONGEST)
                    .forEach(line -> text.append("    ").append(line).append('\n'));
        }
        if (!failure.repeatable()) {
            text.append(
                    "\n  Following this schedule did not fail again: something decides, too, that is not controlled.\n");
        }
        text.append("\n  seed ").append(result.seed());
        String schedule = failure.schedule().text();
        if (schedule.length() <= LONGEST_REPLAY) {
            text.append(", this schedule alone: replay(\"").append(schedule).append("\")");
        }
        return text.toString();
    }
}
