package dev.assay.atp.superposition;

import dev.assay.rewrite.Match;
import dev.assay.rewrite.TermBank;
import java.util.Arrays;

/** Whether Cσ ⊆ D for some σ, where each literal of D is used once. */
final class Subsumption {
    /** There are exponentially many ways to try; after so many we say no, which is safe. */
    private static final int MANY = 5_000;

    private final TermBank bank;
    private final Match match;
    private int tries;

    private Clause general;
    private Clause special;

    /** The literal of {@code special} whose sign counts as the opposite, or −1. */
    private int flipped = -1;

    private boolean[] used = new boolean[16];

    @SuppressWarnings("NullAway.Init") // both clauses are set before each search
    Subsumption(TermBank bank) {
        this.bank = bank;
        this.match = new Match(bank);
    }

    /** σ after a search that succeeded. */
    Match match() {
        return match;
    }

    boolean subsumes(Clause c, Clause d) {
        return search(c, d, -1);
    }

    /** Whether C subsumes D with the sign of one literal turned round. */
    boolean subsumesFlipped(Clause c, Clause d, int literal) {
        return search(c, d, literal);
    }

    private boolean search(Clause c, Clause d, int literal) {
        match.clear();
        if (c.length() > d.length()) {
            return false;
        }
        general = c;
        special = d;
        flipped = literal;
        if (used.length < d.length()) {
            used = new boolean[2 * d.length()];
        }
        tries = 0;
        Arrays.fill(used, 0, d.length(), false);
        return hasPartners() && extend(0);
    }

    /** Whether each literal has one that it could match alone, which fails often and fast. */
    private boolean hasPartners() {
        for (int i = 0; i < general.length(); i++) {
            boolean found = false;
            for (int j = 0; j < special.length() && !found; j++) {
                found = isPositive(j) == general.positive[i] && hasSameHeads(i, j);
            }
            if (!found) {
                return false;
            }
        }
        return true;
    }

    private boolean hasSameHeads(int i, int j) {
        return fits(general.left[i], special.left[j]) && fits(general.right[i], special.right[j])
                || fits(general.left[i], special.right[j]) && fits(general.right[i], special.left[j]);
    }

    private boolean fits(int pattern, int term) {
        return bank.isVariable(pattern)
                || bank.head(pattern) == bank.head(term) && bank.size(pattern) <= bank.size(term);
    }

    private boolean isPositive(int j) {
        return special.positive[j] != (j == flipped);
    }

    private boolean extend(int i) {
        if (i == general.length()) {
            return true;
        }
        for (int j = 0; j < special.length(); j++) {
            if (used[j] || isPositive(j) != general.positive[i]) {
                continue;
            }
            used[j] = true;
            if (extend(i, special.left[j], special.right[j]) || extend(i, special.right[j], special.left[j])) {
                return true;
            }
            used[j] = false;
        }
        return false;
    }

    private boolean extend(int i, int left, int right) {
        int mark = match.mark();
        if (++tries > MANY) {
            return false;
        }
        if (match.match(general.left[i], left) && match.match(general.right[i], right) && extend(i + 1)) {
            return true;
        }
        match.undo(mark);
        return false;
    }
}
