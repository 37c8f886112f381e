package dev.assay.race.schedule;

/** One decision of a scheduler; it means the same in every run of a program. */
public sealed interface Decision {
    /** Whom it is about. */
    String strand();

    /** The strand does what it was about to do. */
    record Go(String strand, String operation) implements Decision {
        @Override
        public String toString() {
            return strand + ": " + operation;
        }
    }

    /** The strand gets the next message that the sender sent it. */
    record Deliver(String strand, String sender) implements Decision {
        @Override
        public String toString() {
            return strand + " <= " + sender;
        }
    }

    /** The strand waits no longer, for its time is up. */
    record Expire(String strand) implements Decision {
        @Override
        public String toString() {
            return strand + " times out";
        }
    }

    /** One of several things that an operation of the strand may do, such as which of the waiting ones it wakes. */
    record Pick(String strand, String choice) implements Decision {
        @Override
        public String toString() {
            return strand + " picks " + choice;
        }
    }
}
