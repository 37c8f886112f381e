package dev.assay.test.narrowing;

import dev.assay.test.narrowing.Bounds.Numbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Many kinds of bounds in turns, each with few steps in the first round and with more in each, so that a search in which
 * nothing can be found does not keep the others waiting.
 */
final class Deepening {
    /**
     * Bounds to be searched with so many steps.
     *
     * @param patience how many steps one evaluation may take
     * @param isParallel whether every part of the formula is looked at after each refinement: slower, but what comes last in
     *     the formula then cuts off what comes first
     */
    record Attempt(Bounds bounds, long steps, long patience, boolean isParallel) {
        /** All values up to a depth, whatever it takes. */
        static Attempt depth(int depth) {
            return new Attempt(Bounds.depth(depth), Long.MAX_VALUE, Long.MAX_VALUE, false);
        }
    }

    private record Kind(Bounds bounds, boolean isParallel) {}

    /** How far numbers go; see {@link Bounds}. */
    private record Width(int width, Numbers numbers) {}

    private static final int[] DEPTHS = {4, 7, 11, 17, 30, 60};
    private static final Width[] WIDTHS = {
        new Width(1, Numbers.ALL),
        new Width(3, Numbers.NATURAL),
        new Width(4, Numbers.ALL),
        new Width(9, Numbers.NATURAL),
        new Width(20, Numbers.ALL)
    };
    private static final int[] PARALLEL_DEPTHS = {5, 9, 24, 60};
    private static final Width[] PARALLEL_WIDTHS = {
        new Width(1, Numbers.ALL), new Width(4, Numbers.NATURAL), new Width(20, Numbers.NATURAL)
    };
    /** Deep enough for a series of events, which are tried one longer than the other. */
    private static final int[] NAMED_DEPTHS = {4, 6, 7, 8, 9, 10, 12};

    private static final Width NAMES = new Width(20, Numbers.NAMES);
    private static final long FIRST = 300_000;
    /** Evaluations of everything take longer, but fewer of them are needed. */
    private static final long FIRST_PARALLEL = 1_200_000;

    private static final long FIRST_PATIENCE = 5_000;
    private static final int MORE = 4;
    static final int ROUNDS = 8;

    private final List<Kind> open = new ArrayList<>();
    private int round;
    private int next;

    /** @param hasNumbers whether there is anything whose width could be bounded */
    Deepening(int depth, boolean hasNumbers) {
        for (int d = 1; d <= depth; d++) {
            open.add(new Kind(Bounds.depth(d), false));
        }
        add(PARALLEL_DEPTHS, PARALLEL_WIDTHS, hasNumbers, true);
        add(DEPTHS, WIDTHS, hasNumbers, false);
        if (hasNumbers) {
            add(NAMED_DEPTHS, new Width[] {NAMES}, true, false);
        }
    }

    /** Small depths with small widths first. */
    private void add(int[] depths, Width[] widths, boolean hasNumbers, boolean isParallel) {
        int count = hasNumbers ? widths.length : 1;
        for (int sum = 0; sum < depths.length + count - 1; sum++) {
            for (int w = 0; w < count; w++) {
                if (sum - w >= 0 && sum - w < depths.length) {
                    var bounds = new Bounds(depths[sum - w], widths[w].width, widths[w].numbers);
                    open.add(new Kind(bounds, isParallel));
                }
            }
        }
    }

    /** What to try next in this round; empty when it is over. */
    Optional<Attempt> next() {
        if (next == open.size()) {
            next = 0;
            round++;
            return Optional.empty();
        }
        Kind kind = open.get(next++);
        long more = Math.powExact((long) MORE, Math.min(round, ROUNDS));
        long steps = (kind.isParallel ? FIRST_PARALLEL : FIRST) * more;
        return Optional.of(new Attempt(kind.bounds, steps, FIRST_PATIENCE * more, kind.isParallel));
    }

    /** The last attempt went through all values: it need not be made again. */
    void done() {
        next--;
        open.remove(next);
    }
}
