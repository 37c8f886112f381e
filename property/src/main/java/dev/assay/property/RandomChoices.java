package dev.assay.property;

import java.util.List;
import java.util.stream.LongStream;

/** Choices by chance, from a seed. Nothing is recorded: a case that matters is drawn again from its seed. */
final class RandomChoices extends Choices {
    private static final int ATTEMPTS = 100;
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    /** How often a number or a text is one that the code mentions: once in so many times. */
    private static final int MENTIONED = 16;

    private final Constants constants;
    private final EdgeCaseMode edgeCases;
    /** The characters of a text that the code mentions, as far as they are still to come. */
    private long[] dictated = {};

    private int dictation;
    private long state;
    private int size;
    private boolean onlyEdges;
    /** What is to stand at some place of this case. */
    private Placement placement = Placement.NONE;

    private int numbersBefore;
    private int textsBefore;
    /** How deep recursive values may still get. */
    private int fuel;

    private boolean inRecursion;
    /** How many parts are open: the deeper, the shorter are collections. */
    private int depth;

    RandomChoices() {
        this(Constants.NONE, EdgeCaseMode.FIRST);
    }

    RandomChoices(Constants constants, EdgeCaseMode edgeCases) {
        this.constants = constants;
        this.edgeCases = edgeCases;
    }

    /** Starts the case with this seed. */
    RandomChoices start(long seed, int newSize, boolean edges) {
        state = mix(seed ^ 0x5DEECE66DL);
        size = newSize;
        onlyEdges = edges;
        placement = Placement.NONE;
        numbersBefore = 0;
        textsBefore = 0;
        fuel = newSize;
        inRecursion = false;
        depth = 0;
        dictated = new long[0];
        dictation = 0;
        return this;
    }

    /** The case that was started has what the code mentions at one place, if there is such a place. */
    RandomChoices placing(Placement newPlacement) {
        placement = newPlacement;
        return this;
    }

    /** The seed of one case, from that of all. */
    static long seedOf(long seed, long number) {
        return mix(seed + GOLDEN * (number + 1));
    }

    private static long mix(long z) {
        long a = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        long b = (a ^ (a >>> 27)) * 0x94D049BB133111EBL;
        return b ^ (b >>> 31);
    }

    long next() {
        state += GOLDEN;
        return mix(state);
    }

    /** A number from 0 below the bound; a bound of 0 stands for 2⁶⁴. */
    long below(long bound) {
        return bound == 0 ? next() : Math.unsignedMultiplyHigh(next(), bound);
    }

    boolean onlyEdges() {
        return onlyEdges;
    }

    boolean prefersEdges() {
        return edgeCases != EdgeCaseMode.NONE;
    }

    /** Whether the next number, which is counted, has been placed. */
    boolean isPlaced(Range range) {
        return placement.isAt(numbersBefore++)
                && placement.number(constants.numbers()).filter(range::contains).isPresent();
    }

    long placed() {
        return placement.number(constants.numbers()).orElseThrow();
    }

    /** A number that the code mentions, or a neighbour of one, if chance wants it and the range has it; else the number given. */
    long mentioned(Range range, long otherwise) {
        if (constants.numbers().length == 0) {
            return otherwise;
        }
        long constant = constants.numbers()[near(constants.numbers().length)];
        long number = below(2) == 0 ? constant : constant + (below(2) == 0 ? 1 : -1);
        return range.contains(number) ? number : otherwise;
    }

    /** An index below the count, of any length in bits as often as of any other: what is near to the property comes up more often. */
    private int near(int count) {
        int length = (int) below(Integer.SIZE - Integer.numberOfLeadingZeros(count - 1) + 1L);
        return (int) below(Math.min(count, 1L << length));
    }

    @Override
    public long choose(Range range) {
        return dictation < dictated.length ? dictated[dictation++] : range.sample(this);
    }

    @Override
    int aimAtText(Alphabet alphabet, int min, int max) {
        List<String> texts = constants.texts();
        boolean isDue = placement.isAt(textsBefore++) && placement.text(texts).isPresent();
        if (isDue || (!texts.isEmpty() && below(MENTIONED) == 0)) {
            long[] characters = (isDue ? placement.text(texts).get() : texts.get(near(texts.size())))
                    .codePoints()
                    .mapToLong(alphabet::index)
                    .toArray();
            if (min <= characters.length
                    && characters.length <= max
                    && LongStream.of(characters).noneMatch(index -> index < 0)) {
                dictated = characters;
                dictation = 0;
                return characters.length;
            }
        }
        return aim(min, max);
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    int aim(int min, int max) {
        if (inRecursion && fuel <= 0) {
            return min;
        }
        int room = max - min;
        if (onlyEdges) {
            return min + (int) Math.min(room, below(3));
        }
        int wanted = Math.max(1, depth <= 1 ? size / 3 : size >> Math.min(2 + depth, 31));
        return min + (int) below(Math.min(room, wanted) + 1);
    }

    @Override
    boolean more(Object label, int count, int min, int max, int aim) {
        if (count >= aim) {
            return false;
        }
        depth++;
        return true;
    }

    @Override
    int alternative(Range alternatives, int leaves) {
        int count = (int) alternatives.high + 1;
        if (fuel <= 0) {
            return (int) below(leaves);
        }
        // Three in four go on: that the fuel shrinks at random keeps the value finite, and of many shapes.
        return leaves == count || (next() & 3) == 0 ? (int) below(leaves) : leaves + (int) below(count - leaves);
    }

    @Override
    int descend() {
        int level = fuel;
        fuel = level <= 0 ? 0 : (int) below(level);
        inRecursion = true;
        return level;
    }

    @Override
    void ascend(int level) {
        fuel = level;
    }

    @Override
    int attempts() {
        return ATTEMPTS;
    }

    @Override
    int mark() {
        return 0;
    }

    @Override
    void rewind(int mark) {}

    @Override
    void open(Object label) {
        depth++;
    }

    @Override
    void close() {
        depth--;
    }
}
