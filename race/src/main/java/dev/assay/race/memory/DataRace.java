package dev.assay.race.memory;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Two plain accesses of different threads to one variable, at least one of them a write, that nothing orders. */
public record DataRace(Side first, Side second) {
    /**
     * One of them.
     *
     * @param label what is accessed, and how
     * @param value what was read or written, if that is known
     * @param stack where, as the program has it
     */
    public record Side(
            String thread,
            String label,
            boolean writes,
            @Nullable String value,
            List<StackTraceElement> stack) {
        @Override
        public String toString() {
            String verb = label.contains(" ") ? label.substring(0, label.indexOf(' ')) + "s" : "calls " + label;
            return thread + " " + verb + (value == null ? "" : " " + value)
                    + stack.stream().map(each -> "\n    at " + each).collect(Collectors.joining());
        }
    }

    /** What it is about. */
    public String variable() {
        return first.label().substring(first.label().indexOf(' ') + 1);
    }

    /** The two lines of the program; which came first does not matter. */
    public Set<String> lines() {
        return Set.of(line(first), line(second) + (line(first).equals(line(second)) ? " " : ""));
    }

    private static String line(Side side) {
        return side.label()
                + side.stack().stream().findFirst().map(Object::toString).orElse("");
    }

    @Override
    public String toString() {
        return "data race on " + variable() + "\n  " + first + "\n  " + second;
    }
}
