package dev.assay.rewrite;

import java.util.Arrays;
import java.util.Comparator;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** A total order on symbols. Those that the signature got later are above all others. */
public final class Precedence {
    private final IntUnaryOperator later;
    private int[] rank;

    private Precedence(int[] rank, IntUnaryOperator later) {
        this.rank = rank;
        this.later = later;
    }

    /** Symbols with a higher rank are greater; asked once for each symbol, also for those that the signature gets later. */
    public static Precedence by(IntUnaryOperator rank) {
        return new Precedence(new int[0], rank);
    }

    /** The symbols of a signature, the least first. */
    public static Precedence of(int... ascending) {
        var rank = new int[ascending.length];
        for (int i = 0; i < ascending.length; i++) {
            rank[ascending[i]] = i;
        }
        return new Precedence(rank, symbol -> symbol);
    }

    /** The symbols ordered by a comparison; ties go by their numbers. */
    public static Precedence of(Signature signature, Comparator<Integer> comparison) {
        return of(IntStream.range(0, signature.symbolCount())
                .boxed()
                .sorted(comparison.thenComparing(Comparator.naturalOrder()))
                .mapToInt(Integer::intValue)
                .toArray());
    }

    /** Symbols with more arguments are greater. */
    public static Precedence byArity(Signature signature) {
        return of(signature, Comparator.comparingInt(signature::arity));
    }

    /** Positive if the left symbol is greater. */
    public int compare(int left, int right) {
        return Integer.compare(rank(left), rank(right));
    }

    private int rank(int symbol) {
        if (symbol >= rank.length) {
            int known = rank.length;
            rank = Arrays.copyOf(rank, symbol + 1);
            for (int s = known; s <= symbol; s++) {
                rank[s] = later.applyAsInt(s);
            }
        }
        return rank[symbol];
    }

    /** The greatest of the symbols that have a rank so far. */
    public int greatest() {
        int best = 0;
        for (int s = 1; s < rank.length; s++) {
            best = rank[s] > rank[best] ? s : best;
        }
        return best;
    }
}
