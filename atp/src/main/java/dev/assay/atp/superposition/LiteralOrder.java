package dev.assay.atp.superposition;

import dev.assay.rewrite.Comparison;
import dev.assay.rewrite.TermOrder;

/**
 * The order on literals that a term order gives: s ≈ t counts as the multiset {s, t}, and s ≉ t as {s, s, t, t}.
 */
final class LiteralOrder {
    final TermOrder terms;
    private final int verum;

    // What is left of the two multisets without their common elements
    private final int[] ours = new int[2];
    private final int[] ourCounts = new int[2];
    private final int[] theirs = new int[2];
    private final int[] theirCounts = new int[2];

    LiteralOrder(TermOrder terms, int verum) {
        this.terms = terms;
        this.verum = verum;
    }

    /** How the literal of s and t stands to that of u and v. */
    Comparison compare(boolean positive, int s, int t, boolean otherPositive, int u, int v) {
        if (t == verum && v == verum) {
            Comparison comparison = terms.compare(s, u);
            return comparison == Comparison.EQUAL ? bySign(positive, otherPositive) : comparison;
        }
        fill(positive, s, t, ours, ourCounts);
        fill(otherPositive, u, v, theirs, theirCounts);
        for (int i = 0; i < 2; i++) {
            for (int j = 0; j < 2; j++) {
                if (ours[i] == theirs[j]) {
                    int common = Math.min(ourCounts[i], theirCounts[j]);
                    ourCounts[i] -= common;
                    theirCounts[j] -= common;
                }
            }
        }
        boolean isOurs = ourCounts[0] + ourCounts[1] > 0;
        boolean isTheirs = theirCounts[0] + theirCounts[1] > 0;
        if (!isOurs || !isTheirs) {
            return isOurs ? Comparison.GREATER : isTheirs ? Comparison.LESS : Comparison.EQUAL;
        }
        if (dominates(ours, ourCounts, theirs, theirCounts)) {
            return Comparison.GREATER;
        }
        return dominates(theirs, theirCounts, ours, ourCounts) ? Comparison.LESS : Comparison.INCOMPARABLE;
    }

    private static Comparison bySign(boolean positive, boolean otherPositive) {
        return positive == otherPositive ? Comparison.EQUAL : positive ? Comparison.LESS : Comparison.GREATER;
    }

    private static void fill(boolean positive, int s, int t, int[] elements, int[] counts) {
        elements[0] = s;
        elements[1] = t;
        int each = positive ? 1 : 2;
        counts[0] = s == t ? 2 * each : each;
        counts[1] = s == t ? 0 : each;
    }

    private boolean dominates(int[] high, int[] highCounts, int[] low, int[] lowCounts) {
        for (int j = 0; j < 2; j++) {
            if (lowCounts[j] > 0
                    && !(highCounts[0] > 0 && terms.isGreater(high[0], low[j]))
                    && !(highCounts[1] > 0 && terms.isGreater(high[1], low[j]))) {
                return false;
            }
        }
        return true;
    }

    Comparison compare(Clause clause, int i, int j) {
        return compare(
                clause.positive[i],
                clause.left[i],
                clause.right[i],
                clause.positive[j],
                clause.left[j],
                clause.right[j]);
    }
}
