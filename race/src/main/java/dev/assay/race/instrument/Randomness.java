package dev.assay.race.instrument;

import dev.assay.race.scheduler.Strand;
import java.util.Random;
import java.util.UUID;

/** Stands in for sources of randomness: each run has the same. */
public final class Randomness {
    private static final Random OUTSIDE = new Random();

    private Randomness() {}

    private static Random source() {
        Strand strand = Strand.current();
        return strand == null ? OUTSIDE : World.of(strand).random(strand);
    }

    public static double random() {
        return source().nextDouble();
    }

    public static UUID randomUUID() {
        byte[] bytes = new byte[16];
        source().nextBytes(bytes);
        return UUID.nameUUIDFromBytes(bytes);
    }

    /** The seed of a generator that was to choose its own. */
    public static long seed() {
        return source().nextLong();
    }

    /** An identity hash code, unless there is one. */
    public static int hash(int known) {
        Strand strand = Strand.current();
        if (known != 0) {
            return known;
        }
        return strand == null ? OUTSIDE.nextInt() | 1 : World.of(strand).nextHash(strand);
    }
}
