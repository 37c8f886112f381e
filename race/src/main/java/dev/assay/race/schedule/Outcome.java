package dev.assay.race.schedule;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** How a run came out. */
public sealed interface Outcome {
    /** The root returned, and nobody failed. */
    record Returned(@Nullable Object value) implements Outcome {
        @Override
        public String toString() {
            return "returned " + value;
        }
    }

    /** A strand threw what nobody caught. */
    record Threw(String strand, Throwable thrown) implements Outcome {
        @Override
        public String toString() {
            return strand + " threw " + thrown;
        }
    }

    /** Everybody waits for somebody, and no time-out will end it. */
    record Deadlock(List<Waiting> strands) implements Outcome {
        @Override
        public String toString() {
            return "deadlock: " + text(strands);
        }
    }

    /** Everybody waits, and some wait to be woken by what was done before they waited. */
    record LostWakeUp(List<String> sleepers, List<Waiting> strands) implements Outcome {
        @Override
        public String toString() {
            return "lost wake-up of " + String.join(", ", sleepers)
                    + ", who would have been woken had they waited earlier: " + text(strands);
        }
    }

    /** The run took more steps than it may. */
    record Livelock(int steps, List<Waiting> strands) implements Outcome {
        @Override
        public String toString() {
            return "no end after " + steps + " steps: " + text(strands);
        }
    }

    /** Threads are left that will never end. */
    record Leaked(List<Waiting> strands) implements Outcome {
        @Override
        public String toString() {
            return "threads that never end: " + text(strands);
        }
    }

    /** A strand has the turn, but does not come back: it blocks in something that is not controlled. */
    record OutOfControl(Waiting strand) implements Outcome {
        @Override
        public String toString() {
            return strand.strand() + " does not come back: it waits or loops in "
                    + (strand.stack().isEmpty()
                            ? "code without a stack"
                            : strand.stack().getFirst())
                    + ", which is not controlled\n" + strand;
        }
    }

    /** Code of the program ran on a thread that is none of its own: somebody who is not controlled started it. */
    record Uncontrolled(String thread, List<StackTraceElement> stack) implements Outcome {
        @Override
        public String toString() {
            return "the thread " + thread
                    + " runs code of the program, but is not controlled, for it was started by code" + " that is not"
                    + frames(stack);
        }
    }

    /** A strand that had not ended, what it was about to do, and where. */
    record Waiting(String strand, String operation, List<StackTraceElement> stack) {
        @Override
        public String toString() {
            return strand + " at " + operation + frames(stack);
        }
    }

    private static String frames(List<StackTraceElement> stack) {
        final int deepest = 20;
        return stack.stream().limit(deepest).map(frame -> "\n    at " + frame).collect(Collectors.joining());
    }

    private static String text(List<Waiting> strands) {
        return strands.stream().map(each -> "\n  " + each).collect(Collectors.joining());
    }

    default boolean failed() {
        return !(this instanceof Returned);
    }

    /** What kind of failure it is: shrinking keeps to one kind. */
    default String kind() {
        return this instanceof Threw threw
                ? threw.thrown().getClass().getName()
                : getClass().getSimpleName();
    }
}
