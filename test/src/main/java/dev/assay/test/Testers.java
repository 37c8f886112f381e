package dev.assay.test;

import dev.assay.test.exhaustive.Exhaustive;
import dev.assay.test.narrowing.Narrowing;
import dev.assay.test.random.Random;
import dev.assay.test.smart.Smart;
import java.util.List;

/** The testers there are. */
public final class Testers {
    private Testers() {}

    public static List<Tester> all() {
        return List.of(new Exhaustive(), new Random(), new Smart(), new Narrowing());
    }
}
