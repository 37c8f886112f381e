package dev.assay.explore.discovery;

import dev.assay.explore.Law;
import dev.assay.explore.testing.Trial;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Tests of laws after they were told, with values that had no part in finding them. */
public final class Recheck {
    private Recheck() {}

    /**
     * The laws that so many further tests refute, or as many as there are until it is stopped; of one with a condition, those count in
     * which it is fulfilled.
     */
    public static List<Law> refuted(Discovery discovery, int tests, int largest, long seed, BooleanSupplier isStopped) {
        var trial = new Trial(discovery.signature(), largest, seed);
        return discovery.laws().stream()
                .filter(law -> trial.refute(law, tests, isStopped).isPresent())
                .toList();
    }

    /**
     * The laws that hold in more tests, a round of them for each law in turn until there is no time left: what is false only in
     * rare cases shows here.
     */
    public static Discovery sieved(
            Discovery discovery, int rounds, int tests, int largest, long seed, BooleanSupplier isStopped) {
        List<Law> laws = discovery.laws();
        for (int round = 1; round <= rounds; round++) {
            var trial = new Trial(discovery.signature(), largest, seed + round);
            laws = laws.stream()
                    .filter(law -> trial.refute(law, tests, isStopped).isEmpty())
                    .toList();
        }
        return discovery.withLaws(laws);
    }
}
