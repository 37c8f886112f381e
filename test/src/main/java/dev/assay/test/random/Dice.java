package dev.assay.test.random;

import dev.assay.code.runtime.Fun;

/**
 * A stream of random numbers (SplitMix64) that can be put back to where the last test began, so that the test can be made
 * again. Compiled code throws the dice by calling it with the number of its sides.
 */
public final class Dice extends Fun {
    private static final long GOLDEN = 0x9e3779b97f4a7c15L;

    private long state;
    private long start;

    public Dice(long seed) {
        super(1);
        this.state = seed;
        this.start = seed;
    }

    public long next() {
        long z = state += GOLDEN;
        z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
        z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
        return z ^ z >>> 31;
    }

    /** A number from 0 to less than the bound, which has at most 31 bits. */
    public int below(int bound) {
        return (int) ((next() >>> 32) * bound >>> 32);
    }

    boolean isHeads() {
        return next() < 0;
    }

    /** Dice that do not depend on what is thrown here from now on. */
    Dice split() {
        return new Dice(next());
    }

    /** Starts anew. */
    void reset(long seed) {
        state = seed;
        start = seed;
    }

    /** A test begins. */
    void begin() {
        start = state;
    }

    /** The last test begins again. */
    void again() {
        state = start;
    }

    @Override
    public long number(long bound) {
        return below((int) bound);
    }

    @Override
    public Object apply(Object bound) {
        return (long) below((int) (long) (Long) bound);
    }

    @Override
    protected Object applyExactly(Object... arguments) {
        return apply(arguments[0]);
    }
}
