package dev.assay.test;

import dev.assay.run.Meter;

/** A way to look for counterexamples. */
public interface Tester {
    /** As users name it, such as {@code exhaustive}. */
    String name();

    /** Looks for a counterexample, up to the sizes that the options allow and until the meter stops. */
    Verdict test(Problem problem, Options options, Meter meter);
}
