package dev.assay.race.schedule;

import org.jspecify.annotations.Nullable;

/** Something that happened in a run, in the order of the log. Values are kept as text. */
public sealed interface Event {
    String strand();

    /** The line of the program where it happened, if that is known. */
    default @Nullable String place() {
        return null;
    }

    /** What happened, and where. */
    default String line() {
        return place() == null ? toString() : this + "   (" + place() + ")";
    }

    /** It started another strand. */
    record Spawned(String strand, String child, @Nullable String place) implements Event {
        @Override
        public String toString() {
            return strand + " starts " + child;
        }
    }

    /** It did something that others can see; the result is null if there is none to show. */
    record Did(
            String strand,
            String operation,
            @Nullable String result,
            @Nullable String place) implements Event {
        @Override
        public String toString() {
            String verb = operation.startsWith("read ")
                    ? " reads " + operation.substring("read ".length())
                    : operation.startsWith("write ")
                            ? " writes " + operation.substring("write ".length())
                            : " calls " + operation;
            return strand + verb + (result == null ? "" : " = " + result);
        }
    }

    record Sent(String strand, String receiver, String message, long number) implements Event {
        @Override
        public String toString() {
            return strand + " sends " + message + " to " + receiver;
        }
    }

    /** The message arrived; the sender may be dead by now. */
    record Delivered(String strand, String sender, String message, long number) implements Event {
        @Override
        public String toString() {
            return "unblocking " + strand + " by delivering " + message + " sent by " + sender;
        }
    }

    /** It took the message out of its mailbox. */
    record Received(String strand, String message, long number) implements Event {
        @Override
        public String toString() {
            return strand + " receives " + message;
        }
    }

    record Blocked(String strand, String on, @Nullable String place) implements Event {
        @Override
        public String toString() {
            return strand + " blocks: " + on;
        }
    }

    /** It waited for the end of the other, or saw that it had ended. */
    record Joined(String strand, String other) implements Event {
        @Override
        public String toString() {
            return strand + " sees the end of " + other;
        }
    }

    record Ended(String strand, String reason) implements Event {
        @Override
        public String toString() {
            return strand + " ends: " + reason;
        }
    }
}
