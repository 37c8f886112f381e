package dev.assay.rank.isolation;

import dev.assay.rank.value.Json;

/** What came of running a program on a test. */
public sealed interface Answer {
    /** It returned something, which may be right or wrong. */
    record Output(Json value) implements Answer {
        @Override
        public String toString() {
            return value.toString();
        }
    }

    /** It did not, and that is always a failure. */
    record Failure(Kind kind, String detail) implements Answer {
        @Override
        public String toString() {
            return detail.isEmpty() ? kind.words() : kind.words() + ": " + detail;
        }
    }

    /** The ways to fail. */
    enum Kind {
        THREW("threw"),
        MISSING("has no such function"),
        TIMED_OUT("did not end in time"),
        DIED("ended its process"),
        FLOODED("wrote too much"),
        UNREADABLE("gave an answer that cannot be read"),
        UNUSABLE("cannot be run"),
        GIVEN_UP("was given up, after it had cost too many processes");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }
    }
}
