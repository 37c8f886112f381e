package dev.assay.race.trace;

import java.util.BitSet;
import java.util.List;

/** Lamport's order: what must come before what, by the given arrows. */
final class HappensBefore {
    private final BitSet[] before;

    /** Arrows lead from earlier to later events. */
    HappensBefore(int events, List<Trace.Arrow> arrows) {
        before = new BitSet[events];
        for (int i = 0; i < events; i++) {
            before[i] = new BitSet(i);
        }
        arrows.stream().sorted((a, b) -> Integer.compare(a.to(), b.to())).forEach(arrow -> {
            before[arrow.to()].or(before[arrow.from()]);
            before[arrow.to()].set(arrow.from());
        });
    }

    boolean holds(int first, int second) {
        return before[second].get(first);
    }
}
