package dev.assay.race.memory;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Finds plain accesses of different threads to one variable, at least one of them a write, that nothing orders. Whatever order
 * the run gave them, another run may give them the other one, and Java promises little for either.
 */
public final class DataRaces {
    private final IdentityHashMap<Object, History> histories = new IdentityHashMap<>();
    private final Map<String, Found> found = new LinkedHashMap<>();
    private @Nullable Noted last;

    /** The last write to a variable, and what each thread read since. */
    private static final class History {
        private @Nullable Noted write;
        private final Map<Integer, Noted> reads = new HashMap<>();
    }

    /** An access; its value comes later, if it has one. */
    private static final class Noted {
        private final String thread;
        private final int number;
        private final int time;
        private final String label;
        private final boolean writes;
        private final List<StackTraceElement> stack;
        private @Nullable String value;

        Noted(String thread, int number, int time, String label, boolean writes, List<StackTraceElement> stack) {
            this.thread = thread;
            this.number = number;
            this.time = time;
            this.label = label;
            this.writes = writes;
            this.stack = stack;
        }

        DataRace.Side side() {
            return new DataRace.Side(thread, label, writes, value, stack);
        }
    }

    private record Found(Noted first, Noted second) {}

    /** A thread accesses a variable; where it is in the program is only asked for here. */
    public void note(
            ThreadView thread,
            String title,
            Object variable,
            Object owner,
            String label,
            boolean writes,
            List<StackTraceElement> stack) {
        var now = new Noted(title, thread.number(), thread.time(), label, writes, stack);
        History history = histories.computeIfAbsent(variable, any -> new History());
        Noted write = history.write;
        if (write != null) {
            compare(thread, owner, write, now);
        }
        if (writes) {
            history.reads.values().forEach(read -> compare(thread, owner, read, now));
            history.reads.clear();
            history.write = now;
        } else {
            history.reads.put(thread.number(), now);
        }
        last = now;
    }

    private void compare(ThreadView thread, Object owner, Noted earlier, Noted now) {
        Clock frozen = thread.frozen(owner);
        boolean ordered = thread.now.clock.covers(earlier.number, earlier.time)
                || frozen != null && frozen.covers(earlier.number, earlier.time);
        if (earlier.number != thread.number() && !ordered) {
            found.putIfAbsent(line(earlier) + " | " + line(now), new Found(earlier, now));
        }
    }

    private static String line(Noted access) {
        return access.label
                + access.stack.stream().findFirst().map(Object::toString).orElse("");
    }

    /** What the last access read or wrote. */
    public void value(String text) {
        Noted access = last;
        if (access != null) {
            access.value = text;
            last = null;
        }
    }

    /** What was found so far, one race for each two lines of the program. */
    public List<DataRace> found() {
        return found.values().stream()
                .map(each -> new DataRace(each.first.side(), each.second.side()))
                .toList();
    }
}
