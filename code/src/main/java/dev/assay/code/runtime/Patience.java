package dev.assay.code.runtime;

/**
 * How many steps one evaluation may take. A program that never ends must not use up all the time: the more evaluations
 * came to no end, the fewer steps the next one gets.
 */
public final class Patience {
    private static final long MOST = 20_000_000;
    private static final long LEAST = 5_000;

    private long inVain;

    public long steps() {
        return Math.max(MOST / ((1 + inVain) * (1 + inVain)), LEAST);
    }

    /** An evaluation came to no end. */
    public void lose() {
        // Beyond this, squares would be too large, and nothing changes any more.
        inVain = Math.min(inVain + 1, MOST);
    }
}
