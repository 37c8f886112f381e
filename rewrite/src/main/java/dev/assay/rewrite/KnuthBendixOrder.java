package dev.assay.rewrite;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;

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
    private final IntUnaryOperator weightOf;
    private int[] symbolWeights = {};

    /** By term; 0 where not known yet. */
    private int[] weights = new int[1024];

    private int epoch;

    /** How much more often each variable is in one term than in another. */
    private int[] balance = new int[32];

    /** How many variables are too often in the lesser term. */
    private int lack;

    /** Variables from this number on have balance 0. */
    private int widest;

    /** With these weights for the first symbols; all others weigh 1. */
    public KnuthBendixOrder(TermBank bank, Precedence precedence, int[] symbolWeights) {
        this(bank, precedence, s -> s < symbolWeights.length ? symbolWeights[s] : 1);
    }

    /** With a weight for each symbol, also for those that the signature gets later. */
    public KnuthBendixOrder(TermBank bank, Precedence precedence, IntUnaryOperator symbolWeights) {
        this.bank = bank;
        this.precedence = precedence;
        weightOf = symbolWeights;
        weigh(bank.signature().symbolCount());
    }

    /** Takes the weights of so many symbols. */
    private void weigh(int symbols) {
        Signature signature = bank.signature();
        int known = symbolWeights.length;
        symbolWeights = Arrays.copyOf(symbolWeights, symbols);
        for (int s = known; s < symbols; s++) {
            symbolWeights[s] = weightOf.applyAsInt(s);
            boolean isSpecial = symbolWeights[s] == 0 && signature.arity(s) == 1 && precedence.greatest() == s;
            if (symbolWeights[s] < VARIABLE && !(isSpecial || symbolWeights[s] == 0 && signature.arity(s) > 1)) {
                throw new IllegalArgumentException(
                        signature.name(s) + " weighs " + symbolWeights[s] + ", which its order does not allow");
            }
        }
    }

    /** With weight 1 for every symbol. */
    public KnuthBendixOrder(TermBank bank, Precedence precedence) {
        this(bank, precedence, s -> 1);
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
            weight = symbolWeight(symbol);
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
    public boolean isGreater(int left, int pattern, Match match) {
        if (bank.isGround(pattern)) {
            return isGreater(left, pattern);
        }
        if (bank.isVariable(pattern)) {
            return isGreater(left, match.instance(pattern));
        }
        if (bank.isVariable(left)) {
            return false;
        }
        long difference = (long) weight(left) - weight(pattern, match);
        if (difference < 0) {
            return false;
        }
        if (difference == 0) {
            int symbol = bank.symbol(left);
            int other = bank.symbol(pattern);
            if (symbol == other ? !isGreaterInArguments(left, pattern, match) : precedence.compare(symbol, other) < 0) {
                return false;
            }
        }
        return hasAllVariables(left, pattern, match);
    }

    private boolean isGreaterInArguments(int left, int pattern, Match match) {
        for (int i = 0, n = bank.arity(left); i < n; i++) {
            int argument = bank.argument(left, i);
            int other = bank.argument(pattern, i);
            if (!match.isInstance(other, argument)) {
                return isGreater(argument, other, match);
            }
        }
        return false;
    }

    /** w(pσ). */
    private long weight(int pattern, Match match) {
        if (bank.isGround(pattern)) {
            return weight(pattern);
        }
        if (bank.isVariable(pattern)) {
            return weight(match.instance(pattern));
        }
        long weight = symbolWeight(bank.symbol(pattern));
        for (int i = 0, n = bank.arity(pattern); i < n; i++) {
            weight += weight(bank.argument(pattern, i), match);
        }
        return weight;
    }

    private int symbolWeight(int symbol) {
        if (symbol >= symbolWeights.length) {
            weigh(bank.signature().symbolCount());
        }
        return symbolWeights[symbol];
    }

    private boolean hasAllVariables(int greater, int pattern, Match match) {
        lack = 0;
        widest = 0;
        count(greater, 1);
        count(pattern, match);
        boolean result = lack == 0;
        Arrays.fill(balance, 0, widest, 0);
        return result;
    }

    private void count(int pattern, Match match) {
        if (bank.isVariable(pattern)) {
            count(match.instance(pattern), -1);
            return;
        }
        for (int i = 0, n = bank.isGround(pattern) ? 0 : bank.arity(pattern); i < n; i++) {
            count(bank.argument(pattern, i), match);
        }
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
        if (bank.isGround(greater)) {
            return false;
        }
        lack = 0;
        widest = 0;
        count(greater, 1);
        count(lesser, -1);
        boolean result = lack == 0;
        Arrays.fill(balance, 0, widest, 0);
        return result;
    }

    private void count(int term, int step) {
        if (bank.isGround(term)) {
            return;
        }
        if (bank.isVariable(term)) {
            int number = bank.number(term);
            if (number >= balance.length) {
                balance = Arrays.copyOf(balance, 2 * number);
            }
            widest = Math.max(widest, number + 1);
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
