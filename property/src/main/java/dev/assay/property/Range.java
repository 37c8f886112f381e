package dev.assay.property;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What a choice may be: the whole numbers from low to high. The nearer to the origin, the simpler. */
public final class Range {
    /** How chance picks a number. */
    private enum Bias {
        /** Small numbers, those at the ends and around zero more often than others. */
        NUMBER,
        /** All alike. */
        UNIFORM,
        /** Mostly one of the first, which are the characters that people write. */
        TEXT,
        /** Each with its weight. */
        WEIGHTED,
        /** The number is the name of something, so it is not to be changed. */
        NAME
    }

    static final Range BOOLEAN = uniform(2);
    /** Whether there is another element: as a number, for each element makes a value larger. */
    static final Range MORE = between(0, 1);

    static final Range STOP = uniform(1);
    static final Range GO = new Range(1, 1, 1, Bias.UNIFORM, null);

    /** From so many on, even things that are all alike are not enumerated at once. */
    private static final int MANY = 1 << 12;

    /** How many of the first characters are those that one sees: printable ASCII. */
    private static final int PRINTABLE = 95;

    final long low;
    final long high;
    final long origin;
    private final Bias bias;
    /** For weighted ranges, the sums of the weights up to each number. */
    private final int @Nullable [] sums;

    /** Of numbers, those that come up more often; of names, all of them. */
    private final long[] edges;

    private Range(long low, long high, long origin, Bias bias, int @Nullable [] sums, long... extraEdges) {
        if (low > high) {
            throw new IllegalArgumentException("the range from " + low + " to " + high + " is empty");
        }
        this.low = low;
        this.high = high;
        this.origin = origin;
        this.bias = bias;
        this.sums = sums;
        this.edges = bias == Bias.NUMBER ? edgesOf(low, high, origin, extraEdges) : extraEdges;
    }

    /** Numbers, of which zero is the simplest, or else what is nearest to it. */
    public static Range between(long low, long high) {
        return between(low, high, Math.max(low, Math.min(high, 0)));
    }

    /** Numbers, of which the origin is the simplest; the extra edges come up as often as the ends. */
    public static Range between(long low, long high, long origin, long... extraEdges) {
        return new Range(low, high, origin, Bias.NUMBER, null, extraEdges);
    }

    /** So many characters, by their places in an alphabet. */
    static Range text(long count) {
        return new Range(0, count - 1, 0, Bias.TEXT, null);
    }

    /** The numbers from 0 below the given one, all alike. */
    public static Range uniform(long count) {
        return new Range(0, count - 1, 0, Bias.UNIFORM, null);
    }

    /** The indices of the weights, each as likely as its weight. */
    static Range weighted(int... weights) {
        int[] sums = weights.clone();
        Arrays.parallelPrefix(sums, Math::addExact);
        if (Arrays.stream(weights).anyMatch(weight -> weight < 0) || sums[sums.length - 1] == 0) {
            throw new IllegalArgumentException(
                    "weights must not be negative, nor all zero: " + Arrays.toString(weights));
        }
        return new Range(0, weights.length - 1, 0, Bias.WEIGHTED, sums);
    }

    /** Names of things, in ascending order: they stay as they are while a value is shrunk. */
    public static Range names(long... names) {
        return new Range(names[0], names[names.length - 1], names[0], Bias.NAME, null, names);
    }

    /** A new name, which is to be larger than those before; chance takes the first. */
    public static Range newName(long low) {
        return new Range(low, Long.MAX_VALUE, low, Bias.NAME, null);
    }

    boolean isName() {
        return bias == Bias.NAME;
    }

    boolean isNewName() {
        return bias == Bias.NAME && edges.length == 0;
    }

    boolean isUniform() {
        return bias == Bias.UNIFORM;
    }

    boolean isNumber() {
        return bias == Bias.NUMBER;
    }

    boolean contains(long value) {
        return low <= value && value <= high;
    }

    /** The number itself if it is in the range, or else the end that is nearer; of names, the one before. */
    long clamp(long value) {
        if (bias == Bias.NAME && edges.length > 0) {
            int place = Arrays.binarySearch(edges, value);
            return edges[place >= 0 ? place : Math.max(0, -place - 2)];
        }
        return value < low ? low : Math.min(value, high);
    }

    /** The first edge is the origin. */
    long[] edges() {
        return edges.length == 0 ? new long[] {origin} : edges;
    }

    private static long[] edgesOf(long low, long high, long origin, long... extra) {
        long[] candidates =
                Arrays.copyOf(new long[] {origin, 0, 1, -1, low, high, low + 1, high - 1}, 8 + extra.length);
        System.arraycopy(extra, 0, candidates, 8, extra.length);
        long[] result = new long[candidates.length];
        int count = 0;
        for (long candidate : candidates) {
            boolean seen = false;
            for (int i = 0; i < count; i++) {
                seen |= result[i] == candidate;
            }
            if (!seen && low <= candidate && candidate <= high) {
                result[count++] = candidate;
            }
        }
        return Arrays.copyOf(result, count);
    }

    long sample(RandomChoices random) {
        return switch (bias) {
            case NUMBER -> random.isPlaced(this) ? random.placed() : number(random);
            case UNIFORM -> low + random.below(high - low + 1);
            case TEXT -> character(random);
            case WEIGHTED -> weighted(random);
            case NAME -> edges.length == 0 ? low : edges[(int) random.below(edges.length)];
        };
    }

    private long number(RandomChoices random) {
        long bits = random.next();
        int kind = (int) (bits & 15);
        if ((kind == 0 && random.prefersEdges()) || random.onlyEdges()) {
            return edges[(int) (((bits >>> 4) & 0xFFFF) % edges.length)];
        }
        long width = high - low;
        if (kind == 1 || kind == 2) {
            return random.mentioned(this, uniform(random, width));
        }
        if (kind < 8 || (width >= 0 && width < 64)) {
            return uniform(random, width);
        }
        // As many numbers of one bit as of two, three…: equal and small ones have to come up, too.
        int length = 64 - Long.numberOfLeadingZeros(width);
        int wanted = (int) (((bits >>> 8) & 0xFFFF) % (length + 1));
        long distance = wanted == 0 ? 0 : random.next() >>> (64 - wanted);
        long value = (bits & 16) == 0 ? origin + distance : origin - distance;
        // Past an end (or past the largest long) there is no such number.
        boolean inside = (bits & 16) == 0
                ? Long.compareUnsigned(distance, high - origin) <= 0
                : Long.compareUnsigned(distance, origin - low) <= 0;
        return inside ? value : uniform(random, width);
    }

    private long character(RandomChoices random) {
        int kind = (int) random.below(16);
        if (kind == 0) {
            return random.below(2) * high;
        }
        return random.below(Math.min(high + 1, kind < 13 ? PRINTABLE : kind < 15 ? 0x800 : high + 1));
    }

    private long uniform(RandomChoices random, long width) {
        return width == -1 ? random.next() : low + random.below(width + 1);
    }

    private long weighted(RandomChoices random) {
        int[] upTo = sums;
        if (upTo == null) {
            throw new IllegalStateException("no weights");
        }
        long point = random.below(upTo[upTo.length - 1]);
        int index = 0;
        while (upTo[index] <= point) {
            index++;
        }
        return index;
    }

    /** How far from the origin, as an unsigned number. */
    long distance(long value) {
        return value >= origin ? value - origin : origin - value;
    }

    /** Which of two numbers is simpler; of two at the same distance, the larger one. */
    int compare(long a, long b) {
        int byDistance = Long.compareUnsigned(distance(a), distance(b));
        return byDistance != 0 ? byDistance : Long.compare(b, a);
    }

    /** How much larger a value gets by choosing the number that has so many simpler ones. */
    int cost(long index) {
        boolean alike = bias != Bias.NUMBER && bias != Bias.TEXT && last() >= 0 && last() < MANY;
        return alike ? 0 : 64 - Long.numberOfLeadingZeros(index);
    }

    /** How many numbers there are besides one, as an unsigned number. */
    long last() {
        return high - low;
    }

    /** The number that has so many simpler ones; the argument is unsigned. */
    long simplest(long index) {
        long above = high - origin;
        long below = origin - low;
        long both = Long.compareUnsigned(above, below) < 0 ? above : below;
        // Up to twice the shorter side, numbers above and below take turns.
        boolean turns = Long.compareUnsigned(index >>> 1, both) < 0 || (index >>> 1 == both && (index & 1) == 0);
        if (turns) {
            long distance = (index >>> 1) + (index & 1);
            return (index & 1) == 1 ? origin + distance : origin - distance;
        }
        long distance = index - both;
        return Long.compareUnsigned(above, below) > 0 ? origin + distance : origin - distance;
    }

    @Override
    public String toString() {
        return low + ".." + high;
    }
}
