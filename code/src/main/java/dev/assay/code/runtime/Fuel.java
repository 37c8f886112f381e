package dev.assay.code.runtime;

import java.util.function.BooleanSupplier;

/**
 * The steps that compiled code may still take. Recursive calls and rounds of loops take them, so a limit in steps ends a
 * computation at the same place every time. Belongs to one thread at a time.
 */
public final class Fuel {
    /** How many steps pass between two looks at whether to stop. */
    private static final int SLICE = 1 << 16;

    /** What is left of the current slice; compiled code takes from it, and calls {@link #refill} below zero. */
    public int left;

    private long reserve;
    private long limit;
    private BooleanSupplier stop = () -> false;

    public Fuel() {
        start(Long.MAX_VALUE, () -> false);
    }

    /** From now on at most so many steps, and none after {@code stop} says so. */
    public void start(long steps, BooleanSupplier stop) {
        if (steps < 0) {
            throw new IllegalArgumentException("a negative number of steps: " + steps);
        }
        this.limit = steps;
        this.reserve = steps;
        this.stop = stop;
        this.left = 0;
    }

    /** Steps taken since the start. */
    public long used() {
        return limit - reserve - Math.max(left, 0);
    }

    /** One step of code that is not compiled. */
    public void step() {
        if (--left < 0) {
            refill();
        }
    }

    /** Called when a step was taken that the slice did not have. */
    public void refill() {
        if (reserve == 0 || stop.getAsBoolean()) {
            left = 0;
            throw Stopped.SIGNAL;
        }
        int slice = (int) Math.min(SLICE, reserve);
        reserve -= slice;
        left = slice - 1;
    }
}
