package dev.assay.property;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Choices that are written down, whether they come from chance or are replayed. */
final class Recording extends Choices {
    /** More choices than this, and the case is given up. */
    private static final int MOST = 1 << 16;

    private final @Nullable RandomChoices random;
    private final long[] given;
    private final int size;
    /** Whether running out of choices is an answer: which choice comes next. */
    private final boolean probing;

    private int position;

    private long[] values = new long[32];
    private Range[] ranges = new Range[32];
    private int count;

    private final List<Span> spans = new ArrayList<>();
    private final List<Span> open = new ArrayList<>();

    /** A part of the series: from the first choice to before the end, as the label's part. */
    static final class Span {
        final Object label;
        final int start;
        final int depth;
        int end;

        Span(Object label, int start, int depth) {
            this.label = label;
            this.start = start;
            this.depth = depth;
        }

        int length() {
            return end - start;
        }
    }

    private Recording(@Nullable RandomChoices random, long[] given, int size, boolean probing) {
        this.random = random;
        this.given = given;
        this.size = size;
        this.probing = probing;
    }

    /** Thrown by a probe that ran out of choices. */
    static final class Open extends RuntimeException {
        private final transient Range range;

        private Open(Range range) {
            super("a choice from " + range, null, false, false);
            this.range = range;
        }

        Range range() {
            return range;
        }
    }

    /** What chance chooses. */
    static Recording of(RandomChoices random) {
        return new Recording(random, new long[0], random.size(), false);
    }

    /** The given choices as far as they are possible, then the simplest ones. */
    static Recording replay(long[] given, int size) {
        return new Recording(null, given, size, false);
    }

    /** The given choices; throws {@link Open} when another one is wanted. */
    static Recording probe(long[] given, int size) {
        return new Recording(null, given, size, true);
    }

    /** The choices made so far. */
    long[] values() {
        return Arrays.copyOf(values, count);
    }

    Range range(int index) {
        return ranges[index];
    }

    int length() {
        return count;
    }

    /** The parts, outer ones before inner ones. */
    List<Span> spans() {
        return spans;
    }

    @Override
    public long choose(Range range) {
        return record(range, random != null ? random.choose(range) : range.clamp(next(range)));
    }

    private long next(Range range) {
        if (position < given.length) {
            return given[position++];
        }
        if (probing) {
            throw new Open(range);
        }
        return range.origin;
    }

    private long record(Range range, long value) {
        if (count == values.length) {
            if (count == MOST) {
                throw Rejected.TOO_LARGE;
            }
            values = Arrays.copyOf(values, 2 * count);
            ranges = Arrays.copyOf(ranges, 2 * count);
        }
        values[count] = value;
        ranges[count++] = range;
        return value;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    int aim(int min, int max) {
        return random != null ? random.aim(min, max) : max;
    }

    @Override
    int aimAtText(Alphabet alphabet, int min, int max) {
        return random != null ? random.aimAtText(alphabet, min, max) : max;
    }

    @Override
    boolean more(Object label, int already, int min, int max, int aim) {
        // Also where there is nothing to choose: an element that is deleted takes its choice with it.
        Range range = already < min ? Range.GO : already >= max ? Range.STOP : Range.MORE;
        open(label);
        boolean result = record(range, random != null ? (already < aim ? 1 : 0) : range.clamp(next(range))) == 1;
        if (!result) {
            close();
            spans.removeLast();
        }
        return result;
    }

    @Override
    int alternative(Range alternatives, int leaves) {
        return (int) record(
                alternatives,
                random != null ? random.alternative(alternatives, leaves) : alternatives.clamp(next(alternatives)));
    }

    @Override
    int descend() {
        return random != null ? random.descend() : 0;
    }

    @Override
    void ascend(int level) {
        if (random != null) {
            random.ascend(level);
        }
    }

    @Override
    int attempts() {
        return random != null ? random.attempts() : 1;
    }

    @Override
    int mark() {
        return count;
    }

    @Override
    void rewind(int mark) {
        Arrays.fill(ranges, mark, count, null);
        count = mark;
        spans.removeIf(span -> span.start >= mark && !open.contains(span));
    }

    @Override
    void open(Object label) {
        if (random != null) {
            random.open(label);
        }
        var span = new Span(label, count, open.size());
        spans.add(span);
        open.add(span);
    }

    @Override
    void close() {
        if (random != null) {
            random.close();
        }
        open.removeLast().end = count;
    }
}
