package dev.assay.property;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Goes on from cases that were new or scored high: changes each of their choices in turn to everything near or possible, and
 * meanwhile several choices at random.
 */
final class GuidedSearch {
    private static final int MOST = 1000;
    private static final int SMALL = 256;
    private static final int NEAR = 32;

    private final RandomChoices random;
    private final Supplier<RandomChoices> fresh;
    private final Optional<Feedback> feedback;
    private final List<Recording> corpus = new ArrayList<>();
    private double best = Double.NEGATIVE_INFINITY;
    /** Where the sweep through the newest case is: the choice, and which change of it comes next. */
    private int swept;

    private int change;

    GuidedSearch(RandomChoices random, Supplier<RandomChoices> fresh, Optional<Feedback> feedback) {
        this.random = random;
        this.fresh = fresh;
        this.feedback = feedback;
    }

    void start() {
        feedback.ifPresent(Feedback::start);
    }

    /** The choices of the next case: one in eight is fresh. */
    Recording next(int size, long seed) {
        if (corpus.isEmpty() || random.below(8) == 0) {
            return Recording.of(fresh.get().start(seed, size, false));
        }
        if (random.below(2) == 0) {
            Optional<Recording> next = sweep(corpus.getLast());
            if (next.isPresent()) {
                return next.get();
            }
        }
        // The newest find is the furthest from where we began.
        int back = random.below(2) == 0 ? 0 : (int) random.below(corpus.size());
        Recording parent = corpus.get(corpus.size() - 1 - back);
        long[] values = parent.values();
        for (long changes = 1 + random.below(3); changes > 0; changes--) {
            values = changed(values, parent);
        }
        return Recording.replay(values, parent.size());
    }

    /** Keeps the case if it was worth it. */
    void learn(Recording recording, double score) {
        boolean fresh = feedback.map(Feedback::isNew).orElse(false);
        if (fresh || score > best || (score == best && best > Double.NEGATIVE_INFINITY)) {
            best = Math.max(best, score);
            corpus.add(recording);
            swept = 0;
            change = 0;
            if (corpus.size() > MOST) {
                corpus.removeFirst();
            }
        }
    }

    /** The case with one choice changed; empty when all was tried. */
    private Optional<Recording> sweep(Recording newest) {
        long[] values = newest.values();
        for (; swept < values.length; swept++, change = 0) {
            Range range = newest.range(swept);
            boolean small = range.last() >= 0 && range.last() < SMALL;
            if (range == Range.MORE || range.isName() || change > (small ? range.last() : NEAR)) {
                continue;
            }
            // All values if they are few, or else those nearby, on either side.
            long offset = (change & 1) == 0 ? change / 2 + 1 : -(change / 2) - 1;
            values[swept] = small ? range.low + change : range.clamp(values[swept] + offset);
            change++;
            return Optional.of(Recording.replay(values, newest.size()));
        }
        return Optional.empty();
    }

    private long[] changed(long[] values, Recording parent) {
        if (values.length == 0) {
            return values;
        }
        int at = place(values.length, parent);
        long[] result = values.clone();
        Range range = at < parent.length() ? parent.range(at) : Range.BOOLEAN;
        switch ((int) random.below(8)) {
            case 0, 1 -> result[at] = range.sample(random);
            case 2 -> result[at] = range.clamp(values[at] + 1);
            case 3 -> result[at] = range.clamp(values[at] - 1);
            case 4 -> result[at] = values[(int) random.below(values.length)];
            case 5 -> result[at] = values[at] ^ 1L << random.below(Long.SIZE);
            case 6 -> {
                return part(values, parent, true);
            }
            case 7 -> {
                return part(values, parent, false);
            }
            default -> throw new AssertionError("eight kinds of change");
        }
        return result;
    }

    /** A choice, rather a number than whether a list goes on. */
    private int place(int length, Recording parent) {
        int at = (int) random.below(length);
        for (int i = 0; i < 4 && at < parent.length() && parent.range(at) == Range.MORE; i++) {
            at = (int) random.below(length);
        }
        return at;
    }

    /** Says a part twice, or leaves it out. */
    private long[] part(long[] values, Recording parent, boolean twice) {
        if (parent.spans().isEmpty()) {
            return values;
        }
        var span = parent.spans().get((int) random.below(parent.spans().size()));
        if (span.end > values.length) {
            return values;
        }
        int from = twice ? span.start : span.end;
        long[] result = Arrays.copyOf(values, span.end + values.length - from - (twice ? 0 : span.length()));
        System.arraycopy(values, from, result, twice ? span.end : span.start, values.length - from);
        return result;
    }
}
