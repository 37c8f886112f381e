package dev.assay.lift.proof;

import dev.assay.lift.proof.JavaVerdict.Refuted;
import java.util.List;

/** How the tests of a property went. */
public sealed interface JavaTests {
    /** A case fails, and no simpler one was found that does. */
    record Failed(Refuted refuted) implements JavaTests {}

    /** There is nothing to run it on. */
    record Impossible(String reason) implements JavaTests {}

    /** So many cases were run, and all passed. */
    record Passed(long cases) implements JavaTests {}

    /**
     * A case takes so long that nobody knows whether it ends; all before it passed.
     *
     * @param values of the parameters
     */
    record Unfinished(List<Refuted.Value> values, long cases) implements JavaTests {
        public Unfinished {
            values = List.copyOf(values);
        }
    }
}
