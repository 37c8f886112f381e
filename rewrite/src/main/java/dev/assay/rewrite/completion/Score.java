package dev.assay.rewrite.completion;

import dev.assay.rewrite.TermBank;
import java.util.BitSet;

/**
 * How promising an equation is, the less the better: small sides count, the larger side more, and a subterm that comes again counts
 * only once. What is derived by many overlaps, or speaks of what no goal speaks of, has to be smaller.
 */
final class Score {
    private static final int SYMBOL = 7;
    private static final int VARIABLE = 6;
    private static final int AGAIN = 7;

    private final TermBank bank;
    private final Heuristic heuristic;

    /** By term: the last side in which it was seen. */
    private int[] seen = new int[1024];

    private int side;

    /** The symbols of the goals. */
    private final BitSet aims = new BitSet();

    Score(TermBank bank, Heuristic heuristic) {
        this.bank = bank;
        this.heuristic = heuristic;
    }

    /** Takes note of the symbols in a side of a goal. */
    void aim(int term) {
        if (!bank.isVariable(term)) {
            aims.set(bank.symbol(term));
            for (int i = 0, n = bank.arity(term); i < n; i++) {
                aim(bank.argument(term, i));
            }
        }
    }

    int of(int left, int right, int overlaps) {
        int first = weight(left);
        int second = weight(right);
        return Math.max(first, second) * heuristic.largerSide()
                + Math.min(first, second)
                + overlaps * heuristic.overlap();
    }

    private int weight(int term) {
        if (seen.length < bank.termBound() || side == Integer.MAX_VALUE) {
            seen = new int[2 * bank.termBound()];
            side = 0;
        }
        side++;
        return added(term);
    }

    private int added(int term) {
        if (bank.isVariable(term)) {
            return VARIABLE;
        }
        int arity = bank.arity(term);
        if (arity > 0) {
            if (seen[term] == side) {
                return AGAIN;
            }
            seen[term] = side;
        }
        int weight = aims.get(bank.symbol(term)) ? SYMBOL : SYMBOL + heuristic.foreign();
        for (int i = 0; i < arity; i++) {
            weight += added(bank.argument(term, i));
        }
        return weight;
    }
}
