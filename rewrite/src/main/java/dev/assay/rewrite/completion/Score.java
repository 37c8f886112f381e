package dev.assay.rewrite.completion;

import dev.assay.rewrite.TermBank;
import java.util.BitSet;

/**
 * How promising an equation is, the less the better: small sides count, the larger side more, and a subterm that comes again counts
 * only once. What is derived by many overlaps has to be smaller.
 */
final class Score {
    private static final int SYMBOL = 7;
    private static final int VARIABLE = 6;
    private static final int AGAIN = 7;
    private static final int LARGER_SIDE = 4;
    private static final int DEPTH = 16;

    private final TermBank bank;
    private final BitSet seen = new BitSet();

    Score(TermBank bank) {
        this.bank = bank;
    }

    int of(int left, int right, int depth) {
        int first = weight(left);
        int second = weight(right);
        return Math.max(first, second) * LARGER_SIDE + Math.min(first, second) + depth * DEPTH;
    }

    private int weight(int term) {
        seen.clear();
        return added(term);
    }

    private int added(int term) {
        if (bank.isVariable(term)) {
            return VARIABLE;
        }
        int arity = bank.arity(term);
        if (arity > 0) {
            if (seen.get(term)) {
                return AGAIN;
            }
            seen.set(term);
        }
        int weight = SYMBOL;
        for (int i = 0; i < arity; i++) {
            weight += added(bank.argument(term, i));
        }
        return weight;
    }
}
