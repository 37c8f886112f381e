package dev.assay.race.trace;

import dev.assay.race.schedule.Event;
import dev.assay.race.schedule.Run;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The events of a run with what follows from them.
 *
 * @param arrows from one event to another, by their places in the list
 */
public record Trace(List<Event> events, List<Arrow> arrows) {
    /** Why one event comes before another. */
    public enum Cause {
        /** The same strand did both. */
        PROGRAM,
        /** One is the sending, the other the arrival. */
        MESSAGE,
        /** One starts the strand that does the other. */
        START,
        /** One is the end of the strand that the other waited for. */
        END,
        /** Nothing but the schedule: these two could have come in the other order. */
        SCHEDULE
    }

    public record Arrow(int from, int to, Cause cause) {}

    /** The trace of a run that was logged. */
    public static Trace of(Run run) {
        return of(run.events());
    }

    public static Trace of(List<Event> events) {
        List<Arrow> arrows = causes(events);
        var all = new ArrayList<>(arrows);
        all.addAll(unexplained(events, arrows));
        return new Trace(List.copyOf(events), List.copyOf(all));
    }

    private static List<Arrow> causes(List<Event> events) {
        var arrows = new ArrayList<Arrow>();
        Map<String, Integer> last = new HashMap<>();
        Map<String, Integer> starts = new HashMap<>();
        Map<String, Integer> ends = new HashMap<>();
        Map<Long, Integer> sendings = new HashMap<>();
        for (int i = 0; i < events.size(); i++) {
            Event event = events.get(i);
            Integer before = last.put(event.strand(), i);
            Integer start = starts.get(event.strand());
            if (before != null) {
                arrows.add(new Arrow(before, i, Cause.PROGRAM));
            } else if (start != null) {
                arrows.add(new Arrow(start, i, Cause.START));
            }
            switch (event) {
                case Event.Spawned spawned -> starts.put(spawned.child(), i);
                case Event.Sent sent -> sendings.put(sent.number(), i);
                case Event.Delivered delivered -> add(sendings.get(delivered.number()), i, Cause.MESSAGE, arrows);
                case Event.Ended ended -> ends.put(ended.strand(), i);
                case Event.Joined joined -> add(ends.get(joined.other()), i, Cause.END, arrows);
                case Event.Did did -> {}
                case Event.Received received -> {}
                case Event.Blocked blocked -> {}
            }
        }
        return arrows;
    }

    private static void add(@org.jspecify.annotations.Nullable Integer from, int to, Cause cause, List<Arrow> arrows) {
        if (from != null) {
            arrows.add(new Arrow(from, to, cause));
        }
    }

    /** Of each two effects of which one comes directly after the other: an arrow, unless the causes explain the order. */
    private static List<Arrow> unexplained(List<Event> events, List<Arrow> causes) {
        var order = new HappensBefore(events.size(), causes);
        var arrows = new ArrayList<Arrow>();
        int before = -1;
        for (int i = 0; i < events.size(); i++) {
            if (events.get(i) instanceof Event.Did) {
                if (before >= 0 && !order.holds(before, i)) {
                    arrows.add(new Arrow(before, i, Cause.SCHEDULE));
                }
                before = i;
            }
        }
        return arrows;
    }

    /** The arrows that nothing but the schedule is the reason of. */
    public List<Arrow> unexplained() {
        return arrows.stream().filter(each -> each.cause() == Cause.SCHEDULE).toList();
    }

    /** One line for each event. */
    public String text() {
        return events.stream().map(Event::toString).collect(Collectors.joining("\n", "", "\n"));
    }

    /** A picture. */
    public String svg() {
        return new Picture(this).svg();
    }

    /** A page with the picture that can be stepped through, and needs nothing else. */
    public String html(String title) {
        return new Page(title, this).html();
    }
}
