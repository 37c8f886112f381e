package dev.assay.property;

import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * Moves choices that have the same value towards their origin.
 *
 * <p>Halving finds the border of a failure that begins at some number. Where failures lie apart, as with a parity or a
 * modulus, it stops anywhere; there a stride that fails again is looked for, and taken as often as it goes.
 */
final class Lowering {
    /** So many of the simplest values are tried before halving. */
    private static final int SIMPLEST = 10;

    /** Strides that are tried for every choice. */
    private static final int SHORT_STRIDE = 3;

    /** Strides that are tried when nothing else succeeds: those of calendars and of numbers as people write them come first. */
    private static final long[] LONG_STRIDES = LongStream.concat(
                    LongStream.of(
                            4,
                            5,
                            6,
                            7,
                            8,
                            9,
                            10,
                            12,
                            16,
                            24,
                            30,
                            32,
                            60,
                            64,
                            100,
                            128,
                            256,
                            360,
                            365,
                            1000,
                            1024,
                            3600,
                            10_000,
                            86_400,
                            100_000,
                            1_000_000,
                            1_000_000_000),
                    LongStream.range(4, 1000))
            .distinct()
            .toArray();

    private final Shrinker shrinker;

    Lowering(Shrinker shrinker) {
        this.shrinker = shrinker;
    }

    /** By as much as goes. */
    void lower(int... indices) {
        Range range = shrinker.range(indices[0]);
        long start = shrinker.value(indices[0]);
        for (long simple = 0; simple < SIMPLEST && Long.compareUnsigned(simple, range.last()) <= 0; simple++) {
            long value = range.simplest(simple);
            if (range.compare(value, start) >= 0 || set(indices, value)) {
                return;
            }
        }
        // The other side of the origin counts as simpler.
        if (start < range.origin && range.contains(range.origin + range.distance(start))) {
            if (set(indices, range.origin + range.distance(start))) {
                lower(indices);
                return;
            }
        }
        halve(indices, start);
        for (long stride = 1; stride <= SHORT_STRIDE; stride++) {
            stride(stride, indices);
        }
    }

    /** Tries many strides, where failures lie far apart; whether one succeeds. A value at an edge needs no explanation. */
    boolean lowerByLongStrides(int index) {
        Range range = shrinker.range(index);
        long value = shrinker.value(index);
        if (!range.isNumber()
                || range.distance(value) < LONG_STRIDES[0]
                || Arrays.stream(range.edges()).anyMatch(edge -> edge == value)
                || isAtABorder(index)) {
            return false;
        }
        boolean lowered = false;
        for (int i = 0; i < LONG_STRIDES.length && shrinker.contains(index); i++) {
            lowered |= stride(LONG_STRIDES[i], index);
        }
        return lowered;
    }

    /** Whether numbers close behind this one fail, too: then failures begin here, and halving has found where. */
    private boolean isAtABorder(int index) {
        Range range = shrinker.range(index);
        long value = shrinker.value(index);
        for (long step = 1; step <= SHORT_STRIDE; step++) {
            long behind = value > range.origin ? value + step : value - step;
            if (range.contains(behind) && shrinker.failsWith(index, behind)) {
                return true;
            }
        }
        return false;
    }

    /** Halves the distance between the closest value known to fail and the origin. */
    private void halve(int[] indices, long start) {
        Range range = shrinker.range(indices[0]);
        boolean above = start >= range.origin;
        long low = 0;
        long high = range.distance(start);
        while (Long.compareUnsigned(high - low, 1) > 0 && areThere(indices)) {
            long middle = low + ((high - low) >>> 1);
            if (set(indices, above ? range.origin + middle : range.origin - middle)) {
                high = middle;
            } else {
                low = middle;
            }
        }
    }

    /** Goes on by the stride, in leaps that double as long as they succeed and are halved when they do not. */
    private boolean stride(long stride, int... indices) {
        if (!areThere(indices) || !step(indices, stride)) {
            return false;
        }
        long leap = stride;
        boolean grows = true;
        while (leap >= stride && areThere(indices)) {
            long next = grows && leap <= Long.MAX_VALUE / 2 ? 2 * leap : leap;
            if (step(indices, next)) {
                leap = next;
            } else {
                grows = false;
                leap = next / 2 / stride * stride;
            }
        }
        return true;
    }

    private boolean step(int[] indices, long amount) {
        Range range = shrinker.range(indices[0]);
        long value = shrinker.value(indices[0]);
        if (Long.compareUnsigned(range.distance(value), amount) < 0) {
            return false;
        }
        return set(indices, value > range.origin ? value - amount : value + amount);
    }

    private boolean areThere(int[] indices) {
        return IntStream.of(indices).allMatch(shrinker::contains);
    }

    private boolean set(int[] indices, long value) {
        return areThere(indices) && shrinker.acceptWith(indices, value);
    }
}
