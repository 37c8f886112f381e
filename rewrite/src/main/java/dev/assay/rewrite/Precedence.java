package dev.assay.rewrite;

import java.util.Comparator;
import java.util.stream.IntStream;

/** A total order on symbols. Those that the signature got later are above all others. */
public final class Precedence {
    private final int[] rank;

    private Precedence(int[] rank) {
        this.rank = rank;
    }

    /** The symbols of a signature, the least first. */
    public static Precedence of(int... ascending) {
        var rank = new int[ascending.length];
        for (int i = 0; i < ascending.length; i++) {
            rank[ascending[i]] = i;
        }
        return new Precedence(rank);
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
        return symbol < rank.length ? rank[symbol] : symbol;
    }

    /** The greatest of the symbols that were there when this was made. */
    public int greatest() {
        int best = 0;
        for (int s = 1; s < rank.length; s++) {
            best = rank[s] > rank[best] ? s : best;
        }
        return best;
    }
}
