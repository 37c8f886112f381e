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
                .append(": fails under schedule ")
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
            text.append(String.format("  %4d  %s%n", i + 1, events.get(i)));
        }
        text.append("\n  seed ").append(result.seed());
        String schedule = failure.schedule().text();
        if (schedule.length() <= LONGEST_REPLAY) {
            text.append(", this schedule alone: replay(\"").append(schedule).append("\")");
        }
        return text.toString();
    }
}
