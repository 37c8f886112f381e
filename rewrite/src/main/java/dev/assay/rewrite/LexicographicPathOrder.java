package dev.assay.rewrite;

import java.util.Arrays;

/**
 * f(s̄) ≻ t if <pre>
 *   some sᵢ ≽ t,  or
 *   t = g(t̄) with f greater than g, and f(s̄) ≻ tⱼ for all j,  or
 *   t = f(t̄), sᵢ ≻ tᵢ at the first i where they differ, and f(s̄) ≻ tⱼ for all j after i.
 * </pre>
 */
public final class LexicographicPathOrder implements TermOrder {
    /** Terms from this size on are compared again and again below greater ones, so that it pays to note the result. */
    private static final int LARGE = 6;

    private static final int PLACES = 1 << 14;

    private final TermBank bank;
    private final Precedence precedence;

    /** What was compared, 0 for nothing, at a place that a later comparison may take. */
    private final long[] compared = new long[PLACES];

    private final boolean[] result = new boolean[PLACES];
    private int epoch;

    public LexicographicPathOrder(TermBank bank, Precedence precedence) {
        this.bank = bank;
        this.precedence = precedence;
    }

    @Override
    public Comparison compare(int left, int right) {
        if (left == right) {
            return Comparison.EQUAL;
        }
        return isGreater(left, right)
                ? Comparison.GREATER
                : isGreater(right, left) ? Comparison.LESS : Comparison.INCOMPARABLE;
    }

    @Override
    public boolean isGreater(int left, int right) {
        if (left == right || bank.isVariable(left) || bank.variableBound(right) > bank.variableBound(left)) {
            return false;
        }
        if (bank.isVariable(right)) {
            return bank.contains(left, right);
        }
        return bank.size(left) < LARGE || bank.size(right) < LARGE
                ? isGreaterApplication(left, right)
                : isGreaterNoted(left, right);
    }

    /** Without notes, time would be exponential in the depth. */
    private boolean isGreaterNoted(int left, int right) {
        if (epoch != bank.epoch()) {
            Arrays.fill(compared, 0);
            epoch = bank.epoch();
        }
        long key = (long) (left + 1) << 32 | (right + 1);
        int place = (int) (key * 0x9E3779B97F4A7C15L >>> 50);
        if (compared[place] != key) {
            // The place may be taken in the meantime.
            boolean greater = isGreaterApplication(left, right);
            compared[place] = key;
            result[place] = greater;
        }
        return result[place];
    }

    private boolean isGreaterApplication(int left, int right) {
        int difference =
                bank.symbol(left) == bank.symbol(right) ? 0 : precedence.compare(bank.symbol(left), bank.symbol(right));
        if (difference > 0) {
            return majorises(left, right, 0);
        }
        if (difference == 0) {
            int i = 0;
            while (bank.argument(left, i) == bank.argument(right, i)) {
                i++;
            }
            if (isGreater(bank.argument(left, i), bank.argument(right, i))) {
                return majorises(left, right, i + 1);
            }
            return hasArgumentAtLeast(left, right, i + 1);
        }
        return hasArgumentAtLeast(left, right, 0);
    }

    /** Whether left is greater than all arguments of right from this one on. */
    private boolean majorises(int left, int right, int from) {
        for (int j = from, n = bank.arity(right); j < n; j++) {
            if (!isGreater(left, bank.argument(right, j))) {
                return false;
            }
        }
        return true;
    }

    private boolean hasArgumentAtLeast(int left, int right, int from) {
        for (int i = from, n = bank.arity(left); i < n; i++) {
            int argument = bank.argument(left, i);
            if (argument == right || isGreater(argument, right)) {
                return true;
            }
        }
        return false;
    }
}
