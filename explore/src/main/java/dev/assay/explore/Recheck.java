package dev.assay.explore;

import dev.assay.explore.testing.Trial;
import java.util.List;

/** Tests of laws after they were told, with values that had no part in finding them. */
public final class Recheck {
    private Recheck() {}

    /** The laws that so many further tests refute; of one with a condition, those count in which it is fulfilled. */
    public static List<Law> refuted(Discovery discovery, int tests, int largest, long seed) {
        var trial = new Trial(discovery.signature(), largest, seed);
        return discovery.laws().stream()
                .filter(law -> trial.refute(law, tests).isPresent())
                .toList();
    }
}
