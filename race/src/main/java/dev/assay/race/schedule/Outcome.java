package dev.assay.race.schedule;

import dev.assay.race.memory.DataRace;
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
            return strand + " threw " + StackText.of(thrown);
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

    /** The run took more steps than it may, and nothing that it did in the end was new. */
    record Livelock(int steps, List<Waiting> strands) implements Outcome {
        @Override
        public String toString() {
            return "no end after " + steps + " steps, of which the last change nothing: " + text(strands);
        }
    }

    /** The run was ended before it came to its end, so it says nothing about the program. */
    record CutShort(Reason reason, int steps) implements Outcome {
        /** Why. */
        public enum Reason {
            /** It took more steps than it may. */
            STEPS,
            /** The time of the search was over. */
            TIME,
            /** The threads that carry virtual ones were all blocked; from now on strands have threads of the system. */
            PINNED,
            /** Whatever could happen would lead to what other runs have shown. */
            REDUNDANT,
            /** A value was read before it was written, and then was not written. */
            UNKEPT
        }

        /** Whether it could have shown something. */
        public boolean isLoss() {
            return reason != Reason.REDUNDANT && reason != Reason.UNKEPT;
        }

        @Override
        public String toString() {
            return "cut short after " + steps + " steps";
        }
    }

    /** The program ended itself with a status that is not 0. */
    record Exited(String strand, int status) implements Outcome {
        @Override
        public String toString() {
            return strand + " ended the program with status " + status;
        }
    }

    /** Threads are left that will never end. */
    record Leaked(List<Waiting> strands) implements Outcome {
        @Override
        public String toString() {
            return "threads that never end: " + text(strands);
        }
    }

    /** It came to its end, but accesses that conflict had nothing that orders them. */
    record Raced(List<DataRace> races) implements Outcome {
        @Override
        public String toString() {
            return races.stream().map(DataRace::toString).collect(Collectors.joining("\n"));
        }
    }

    /** A strand has the turn, but does not come back: it blocks in something that is not controlled. */
    record OutOfControl(Waiting strand) implements Outcome {
        @Override
        public String toString() {
            return strand.strand() + " does not come back: it waits or loops in "
                    + StackText.blockingCall(strand.stack())
                    + ", which is not controlled\n" + strand;
        }
    }

    /** Code of the program ran on a thread that is none of its own: somebody who is not controlled started it. */
    record Uncontrolled(String thread, List<StackTraceElement> stack) implements Outcome {
        @Override
        public String toString() {
            return "the thread " + thread
                    + " runs code of the program, but is not controlled, for it was started by code" + " that is not"
                    + StackText.of(stack);
        }
    }

    /** A strand that had not ended, what it was about to do, and where. */
    record Waiting(String strand, String operation, List<StackTraceElement> stack) {
        @Override
        public String toString() {
            return strand + " at " + operation + StackText.of(stack);
        }
    }

    private static String text(List<Waiting> strands) {
        return strands.stream().map(each -> "\n  " + each).collect(Collectors.joining());
    }

    default boolean failed() {
        return !(this instanceof Returned || this instanceof CutShort);
    }

    /** Whether the time of the search is over, so that no further run can come to its end. */
    default boolean isOutOfTime() {
        return this instanceof CutShort cut && cut.reason() == CutShort.Reason.TIME;
    }

    /** Whether it says something about the program, and not about what we cannot control. */
    default boolean judged() {
        return !(this instanceof OutOfControl || this instanceof Uncontrolled)
                && !(this instanceof Threw threw && isNotControllable(threw.thrown()));
    }

    private static boolean isNotControllable(Throwable thrown) {
        for (Throwable each = thrown; each != null; each = each.getCause()) {
            if (each instanceof NotControllable) {
                return true;
            }
        }
        return false;
    }

    /** What kind of failure it is: shrinking keeps to one kind. */
    default String kind() {
        return this instanceof Threw threw
                ? threw.thrown().getClass().getName()
                : getClass().getSimpleName();
    }
}
