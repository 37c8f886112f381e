package dev.assay.lift.proof;

import java.util.List;

/** How the tests of a property went. */
public sealed interface JavaTests {
    /** A parameter and its value as one would write it. */
    record Value(String name, String literal) {
        @Override
        public String toString() {
            return name + " = " + literal;
        }
    }

    /**
     * A case fails, and no simpler one was found that does.
     *
     * @param thrown what the property throws, or empty
     */
    record Failed(List<Value> values, String thrown) implements JavaTests {
        public Failed {
            values = List.copyOf(values);
        }
    }

    /** There is nothing to run it on. */
    record Impossible(String reason) implements JavaTests {}

    /** So many cases were run, and all passed. */
    record Passed(long cases) implements JavaTests {}

    /**
     * A case takes so long that nobody knows whether it ends; all before it passed.
     *
     * @param values of the parameters
     */
    record Unfinished(List<Value> values, long cases) implements JavaTests {
        public Unfinished {
            values = List.copyOf(values);
        }
    }
}
