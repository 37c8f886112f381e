package dev.assay.race.instrument;

import java.util.Random;

/** Stands in for {@link java.util.concurrent.ThreadLocalRandom}. */
public final class SeededRandom extends Random {
    private static final long serialVersionUID = 1;

    private SeededRandom(long seed) {
        super(seed);
    }

    public static SeededRandom current() {
        return new SeededRandom(Randomness.seed());
    }

    // What the JDK's own classes use to spread contention, of which there is none.

    public static int getProbe() {
        return 1;
    }

    public static void localInit() {}

    public static int advanceProbe(int probe) {
        return probe + 1;
    }

    public static int nextSecondarySeed() {
        return (int) Randomness.seed();
    }

    public static void eraseThreadLocals(Thread thread) {}
}
