package dev.assay.explore.testing;

/** What a term has instead of a value in a test. */
public sealed interface Outcome {
    /** Terms without a value are equal if the causes are; those of ordinary exceptions all are. */
    record Undefined(Object cause) implements Outcome {
        static final Undefined EXCEPTION = new Undefined("exception");

        @Override
        public String toString() {
            return "undefined";
        }
    }

    /** The computation was given up, or the test has no values for a condition: the test says nothing of the term. */
    enum Open implements Outcome {
        UNDECIDED
    }
}
