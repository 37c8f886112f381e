package dev.assay.test.quickcheck;

import dev.assay.test.Tester;
import dev.assay.test.exhaustive.Exhaustive;
import dev.assay.test.narrowing.Narrowing;
import dev.assay.test.random.Random;
import dev.assay.test.smart.Smart;
import java.util.List;
import java.util.stream.Stream;

/** The testers there are. */
public final class Testers {
    private Testers() {}

    /** Those that work side by side if nobody says otherwise. */
    public static List<Tester> all() {
        return List.of(new Exhaustive(), new Random(), Smart.whole(), new Narrowing());
    }

    /** All that can be asked for by name. */
    public static List<Tester> known() {
        return Stream.concat(all().stream(), Stream.of(Smart.narrowing())).toList();
    }
}
