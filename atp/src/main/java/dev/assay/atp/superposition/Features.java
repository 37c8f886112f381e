package dev.assay.atp.superposition;

import dev.assay.rewrite.TermBank;

/**
 * Counts of a clause that are at most those of each clause that it subsumes: literals, and symbols in some groups, for
 * positive and negative literals apart.
 */
final class Features {
    private static final int GROUPS = 31;
    private static final int LENGTH = 2 + 2 * GROUPS;

    private final TermBank bank;

    Features(TermBank bank) {
        this.bank = bank;
    }

    int[] of(Clause clause) {
        int[] known = clause.features;
        if (known == null) {
            known = withFlipped(clause, -1);
            clause.features = known;
        }
        return known;
    }

    /** Those of the clause with the sign of one literal turned round. */
    int[] withFlipped(Clause clause, int flipped) {
        int[] result = new int[LENGTH];
        for (int i = 0; i < clause.length(); i++) {
            int sign = clause.positive[i] != (i == flipped) ? 0 : 1;
            result[sign]++;
            count(clause.left[i], sign, result);
            count(clause.right[i], sign, result);
        }
        return result;
    }

    private void count(int term, int sign, int[] result) {
        if (bank.isVariable(term)) {
            return;
        }
        result[2 + 2 * (bank.symbol(term) % GROUPS) + sign]++;
        for (int i = 0, n = bank.arity(term); i < n; i++) {
            count(bank.argument(term, i), sign, result);
        }
    }
}
