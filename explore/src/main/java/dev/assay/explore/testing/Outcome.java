package dev.assay.explore.testing;

import dev.assay.explore.Symbol;
import java.util.List;

/** What a term has instead of a value in a test. */
public sealed interface Outcome {
    /** Terms without a value are equal if the causes are; those of ordinary exceptions all are. */
    record Undefined(Object cause) implements Outcome {
        static final Undefined EXCEPTION = new Undefined("exception");

        /** What a function has whose arguments have no value: as little is known of it as of them. */
        static Outcome of(Symbol symbol, Object[] arguments) {
            for (Object argument : arguments) {
                if (argument == Open.UNDECIDED || argument == EXCEPTION) {
                    return (Outcome) argument;
                }
            }
            return new Undefined(new Call(symbol, List.of(arguments)));
        }

        private record Call(Symbol symbol, List<Object> arguments) {}

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
