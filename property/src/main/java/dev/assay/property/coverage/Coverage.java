package dev.assay.property.coverage;

import dev.assay.property.Feedback;
import java.util.BitSet;

/** New is a case that takes an edge of the instrumented code that none took before, or much more often. */
public final class Coverage implements Feedback {
    private final BitSet seen = new BitSet();

    @Override
    public void start() {
        Edges.clear();
    }

    @Override
    public boolean isNew() {
        boolean fresh = false;
        for (int edge : Edges.taken()) {
            fresh |= !seen.get(edge);
            seen.set(edge);
        }
        return fresh;
    }

    /** How many edges were taken so far, counted with their orders of magnitude. */
    public int size() {
        return seen.cardinality();
    }
}
