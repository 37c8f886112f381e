package dev.assay.rewrite.completion;

import dev.assay.rewrite.KnuthBendixOrder;
import dev.assay.rewrite.TermBank;
import java.util.Arrays;

/**
 * The Knuth–Bendix order on the instances of terms whose variables stand for ground terms in a given order, x₀ ≺ x₁ ≺ …: more
 * can be compared than without knowing that order.
 */
final class VariableOrder {
    private final TermBank bank;
    private final KnuthBendixOrder order;

    /** By number of the variable: its rank, from 1 on; 0 where it has none. */
    private int[] rank = new int[16];

    private int ranks;

    /** How much more often each rank is in one term than in another. */
    private int[] balance = new int[16];

    VariableOrder(TermBank bank, KnuthBendixOrder order) {
        this.bank = bank;
        this.order = order;
    }

    /** From now on these variables stand for ground terms that ascend. */
    void assume(int[] ascending) {
        Arrays.fill(rank, 0);
        ranks = ascending.length;
        for (int i = 0; i < ranks; i++) {
            int number = bank.number(ascending[i]);
            if (number >= rank.length) {
                rank = Arrays.copyOf(rank, 2 * number);
            }
            rank[number] = i + 1;
        }
        if (balance.length < ranks + 1) {
            balance = new int[2 * ranks];
        }
    }

    private int rank(int variable) {
        int number = bank.number(variable);
        return number < rank.length ? rank[number] : 0;
    }

    /** Whether all such instances of the left term are greater than those of the right one. */
    boolean isGreater(int left, int right) {
        if (left == right) {
            return false;
        }
        if (bank.isVariable(left)) {
            return bank.isVariable(right) && rank(right) > 0 && rank(left) > rank(right);
        }
        if (bank.isVariable(right)) {
            return hasNotBelow(left, right);
        }
        int least = leastDifference(left, right);
        return least > 0 || least == 0 && isGreaterAtEqualWeight(left, right);
    }

    /** f(… y …) ≻ x if y is x, or a variable that stands for something greater. */
    private boolean hasNotBelow(int term, int variable) {
        if (bank.isVariable(term)) {
            return term == variable || rank(variable) > 0 && rank(term) > rank(variable);
        }
        for (int i = 0, n = bank.arity(term); i < n; i++) {
            if (hasNotBelow(bank.argument(term, i), variable)) {
                return true;
            }
        }
        return false;
    }

    private boolean isGreaterAtEqualWeight(int left, int right) {
        if (bank.symbol(left) != bank.symbol(right)) {
            return order.precedence().compare(bank.symbol(left), bank.symbol(right)) > 0;
        }
        int i = 0;
        while (bank.argument(left, i) == bank.argument(right, i)) {
            i++;
        }
        return isGreater(bank.argument(left, i), bank.argument(right, i));
    }

    /**
     * The least difference of weights over all such instances; negative if it has no bound or is. With w₁ ≤ w₂ ≤ … the difference
     * c + Σ dᵢwᵢ is least where all weigh as little as possible, provided no sum dⱼ + dⱼ₊₁ + … is negative.
     */
    private int leastDifference(int left, int right) {
        Arrays.fill(balance, 0, ranks + 1, 0);
        unknown = 0;
        int constant = order.weight(left) - order.weight(right);
        count(left, 1);
        count(right, -1);
        if (unknown != 0) {
            return -1;
        }
        int sum = 0;
        for (int j = ranks; j >= 1; j--) {
            sum += balance[j];
            if (sum < 0) {
                return -1;
            }
        }
        return constant;
    }

    private int unknown;

    private void count(int term, int step) {
        if (bank.isGround(term)) {
            return;
        }
        if (bank.isVariable(term)) {
            int rank = rank(term);
            if (rank == 0) {
                unknown++;
            }
            balance[rank] += step;
            return;
        }
        for (int i = 0, n = bank.arity(term); i < n; i++) {
            count(bank.argument(term, i), step);
        }
    }
}
