package dev.assay.rank;

import java.util.Arrays;
import java.util.Collection;
import java.util.stream.IntStream;

/** A set of programs, by their numbers: those that fail a test. Tests with the same signature are equivalent. */
public final class Signature {
    private static final Signature EMPTY = new Signature(new long[0]);

    /** One bit for each program, without zeros at the end. */
    private final long[] words;

    private Signature(long[] words) {
        this.words = words;
    }

    public static Signature of(int... programs) {
        int last = Arrays.stream(programs).max().orElse(-1);
        var words = new long[(last >> 6) + 1];
        for (int program : programs) {
            words[program >> 6] |= 1L << program;
        }
        return new Signature(words);
    }

    public static Signature union(Collection<Signature> signatures) {
        Signature result = EMPTY;
        for (Signature each : signatures) {
            result = result.union(each);
        }
        return result;
    }

    public Signature union(Signature other) {
        if (other.isSubsetOf(this)) {
            return this;
        }
        if (words.length < other.words.length) {
            return other.union(this);
        }
        long[] union = words.clone();
        for (int i = 0; i < other.words.length; i++) {
            union[i] |= other.words[i];
        }
        return new Signature(union);
    }

    /** Those in both. */
    public Signature and(Signature other) {
        return of(programs().filter(other::contains).toArray());
    }

    public Signature without(Signature other) {
        return of(programs().filter(program -> !other.contains(program)).toArray());
    }

    public boolean isEmpty() {
        return words.length == 0;
    }

    public boolean contains(int program) {
        return program >> 6 < words.length && (words[program >> 6] & 1L << program) != 0;
    }

    public boolean isSubsetOf(Signature other) {
        if (words.length > other.words.length) {
            return false;
        }
        for (int i = 0; i < words.length; i++) {
            if ((words[i] & ~other.words[i]) != 0) {
                return false;
            }
        }
        return true;
    }

    /** How many programs fail. */
    public int size() {
        int size = 0;
        for (long word : words) {
            size += Long.bitCount(word);
        }
        return size;
    }

    /** The programs that fail, in order. */
    public IntStream programs() {
        return IntStream.range(0, words.length << 6).filter(this::contains);
    }

    /** What is left when only these programs compete; each gets its place in the list as its number. */
    public Signature restrictedTo(int... competitors) {
        return of(IntStream.range(0, competitors.length)
                .filter(i -> contains(competitors[i]))
                .toArray());
    }

    /** For a file that {@link #parse} reads. */
    public String text() {
        var text = new StringBuilder();
        for (long word : words) {
            text.append(text.isEmpty() ? "" : ".").append(Long.toHexString(word));
        }
        return text.toString();
    }

    public static Signature parse(String text) {
        if (text.isEmpty()) {
            return EMPTY;
        }
        long[] words = Arrays.stream(text.split("\\.", -1))
                .mapToLong(word -> Long.parseUnsignedLong(word, 16))
                .toArray();
        return words[words.length - 1] == 0 ? of(new Signature(words).programs().toArray()) : new Signature(words);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Signature signature && Arrays.equals(words, signature.words);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(words);
    }

    @Override
    public String toString() {
        return Arrays.toString(programs().toArray());
    }
}
