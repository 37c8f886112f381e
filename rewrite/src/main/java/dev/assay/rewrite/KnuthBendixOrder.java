package dev.assay.rewrite;

import java.util.Arrays;

/**
 * s ≻ t if no variable is more often in t, and s is heavier; or as heavy and its symbol greater, or the same symbol with
 * greater arguments from left to right. <pre>
 *   w(x) = 1     w(f(t₁, …, tₙ)) = w(f) + w(t₁) + … + w(tₙ)
 * </pre>
 * A constant weighs at least as much as a variable; a unary symbol may weigh nothing if it is the greatest.
 */
public final class KnuthBendixOrder implements TermOrder {
    private static final int VARIABLE = 1;

    private final TermBank bank;
    private final Precedence precedence;
    private final int[] symbolWeights;

    /** By term; 0 where not known yet. */
    private int[] weights = new int[1024];

    private int epoch;

    /** How much more often each variable is in one term than in another. */
    private int[] balance = new int[32];

    private int lack;

    /** With these weights for symbols; those that the signature gets later weigh 1. */
    public KnuthBendixOrder(TermBank bank, Precedence precedence, int[] symbolWeights) {
        this.bank = bank;
        this.precedence = precedence;
        this.symbolWeights = symbolWeights.clone();
        Signature signature = bank.signature();
        for (int s = 0; s < symbolWeights.length; s++) {
            boolean isSpecial = symbolWeights[s] == 0 && signature.arity(s) == 1 && precedence.greatest() == s;
            if (symbolWeights[s] < VARIABLE && !(isSpecial || symbolWeights[s] == 0 && signature.arity(s) > 1)) {
                throw new IllegalArgumentException(
                        signature.name(s) + " weighs " + symbolWeights[s] + ", which its order does not allow");
            }
        }
    }

    /** With weight 1 for every symbol. */
    public KnuthBendixOrder(TermBank bank, Precedence precedence) {
        this(bank, precedence, new int[0]);
    }

    public Precedence precedence() {
        return precedence;
    }

    /** w(t). */
    public int weight(int term) {
        if (bank.epoch() != epoch) {
            epoch = bank.epoch();
            Arrays.fill(weights, 0);
        }
        if (term < weights.length && weights[term] != 0) {
            return weights[term];
        }
        long weight = VARIABLE;
        if (!bank.isVariable(term)) {
            int symbol = bank.symbol(term);
            weight = symbol < symbolWeights.length ? symbolWeights[symbol] : 1;
            for (int i = 0, n = bank.arity(term); i < n; i++) {
                weight += weight(bank.argument(term, i));
            }
        }
        if (term >= weights.length) {
            weights = Arrays.copyOf(weights, Math.max(2 * weights.length, bank.termBound()));
        }
        weights[term] = (int) Math.min(weight, Integer.MAX_VALUE);
        return weights[term];
    }

    @Override
    public boolean isGreater(int left, int right) {
        if (left == right || bank.isVariable(left)) {
            return false;
        }
        if (bank.isVariable(right)) {
            return bank.contains(left, right);
        }
        if (weight(left) < weight(right) || bank.variableBound(left) < bank.variableBound(right)) {
            return false;
        }
        return compare(left, right) == Comparison.GREATER;
    }

    @Override
    public Comparison compare(int left, int right) {
        if (left == right) {
            return Comparison.EQUAL;
        }
        if (bank.isVariable(left)) {
            return bank.contains(right, left) ? Comparison.LESS : Comparison.INCOMPARABLE;
        }
        if (bank.isVariable(right)) {
            return bank.contains(left, right) ? Comparison.GREATER : Comparison.INCOMPARABLE;
        }
        int difference = Integer.compare(weight(left), weight(right));
        if (difference == 0) {
            difference = lexicographic(left, right);
        }
        if (difference == 0) {
            return Comparison.INCOMPARABLE;
        }
        boolean isGreater = difference > 0;
        return hasAllVariables(isGreater ? left : right, isGreater ? right : left)
                ? isGreater ? Comparison.GREATER : Comparison.LESS
                : Comparison.INCOMPARABLE;
    }

    /** By symbol, then by the first arguments that differ; 0 where those are incomparable. */
    private int lexicographic(int left, int right) {
        if (bank.symbol(left) != bank.symbol(right)) {
            return precedence.compare(bank.symbol(left), bank.symbol(right));
        }
        int i = 0;
        while (bank.argument(left, i) == bank.argument(right, i)) {
            i++;
        }
        return switch (compare(bank.argument(left, i), bank.argument(right, i))) {
            case GREATER -> 1;
            case LESS -> -1;
            case EQUAL, INCOMPARABLE -> 0;
        };
    }

    /** Whether no variable is more often in the lesser term. */
    private boolean hasAllVariables(int greater, int lesser) {
        if (bank.isGround(lesser)) {
            return true;
        }
        int bound = bank.variableBound(lesser);
        if (bound > bank.variableBound(greater) && bank.isGround(greater)) {
            return false;
        }
        int both = Math.max(bound, bank.variableBound(greater));
        if (both > balance.length) {
            balance = new int[2 * both];
        }
        lack = 0;
        count(greater, 1);
        count(lesser, -1);
        boolean result = lack == 0;
        Arrays.fill(balance, 0, both, 0);
        return result;
    }

    private void count(int term, int step) {
        if (bank.isGround(term)) {
            return;
        }
        if (bank.isVariable(term)) {
            int number = bank.number(term);
            balance[number] += step;
            if (step < 0 && balance[number] == -1) {
                lack++;
            }
            return;
        }
        for (int i = 0, n = bank.arity(term); i < n; i++) {
            count(bank.argument(term, i), step);
        }
    }
}
