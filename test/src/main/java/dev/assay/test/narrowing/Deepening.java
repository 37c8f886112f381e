package dev.assay.test.narrowing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The order in which bounds are tried. By depth, each until it is done; or all kinds of bounds in turns, each with few steps
 * at first and with more in each round, so that a search in which nothing can be found does not keep the others waiting.
 */
final class Deepening {
    /** Bounds to be searched with so many steps. */
    record Attempt(Bounds bounds, long steps) {}

    private static final int[] DEPTHS = {4, 6, 8, 11, 15, 20, 28, 40, 60};
    private static final int[] WIDTHS = {1, 2, 4, 9, 20};
    private static final long FIRST = 300_000;
    private static final int MORE = 4;
    private static final int ROUNDS = 7;

    private final List<Bounds> open = new ArrayList<>();
    private final int rounds;
    private int round;
    private int next;

    private Deepening(int rounds) {
        this.rounds = rounds;
    }

    static Deepening byDepth(int depth) {
        return byDepth(depth, 1);
    }

    /** @param hasNumbers whether there is anything whose width could be bounded */
    static Deepening inTurns(int depth, boolean hasNumbers) {
        var result = byDepth(depth, ROUNDS);
        int widths = hasNumbers ? WIDTHS.length : 1;
        for (int sum = 0; sum < DEPTHS.length + widths - 1; sum++) {
            for (int w = 0; w < widths; w++) {
                if (sum - w >= 0 && sum - w < DEPTHS.length) {
                    result.open.add(new Bounds(DEPTHS[sum - w], WIDTHS[w]));
                }
            }
        }
        return result;
    }

    private static Deepening byDepth(int depth, int rounds) {
        var result = new Deepening(rounds);
        for (int d = 1; d <= depth; d++) {
            result.open.add(Bounds.depth(d));
        }
        return result;
    }

    /** What to try next; empty when nothing is left to do. */
    Optional<Attempt> next() {
        if (next == open.size()) {
            next = 0;
            round++;
        }
        if (round >= rounds || open.isEmpty()) {
            return Optional.empty();
        }
        long steps = rounds == 1 ? Long.MAX_VALUE : FIRST * Math.powExact((long) MORE, round);
        return Optional.of(new Attempt(open.get(next++), steps));
    }

    /** The last attempt went through all values: it need not be made again. */
    void done() {
        next--;
        open.remove(next);
    }
}
