package dev.assay.prove.metis;

import dev.assay.logic.Type;
import java.util.Arrays;

/**
 * The order of Knuth and Bendix on λ-free terms: by weight, then functions before arguments, then by precedence. A term is
 * greater only if no variable is more often in the other.
 */
final class Order {
    enum Comparison {
        LESS,
        EQUAL,
        GREATER,
        UNKNOWN
    }

    private final Bank bank;
    private int[] arities = new int[0];
    private int[] balance = new int[32];
    private int moreLeft;
    private int moreRight;

    Order(Bank bank) {
        this.bank = bank;
    }

    Comparison compare(Node left, Node right) {
        if (left == right) {
            return Comparison.EQUAL;
        }
        int byWeight = left.weight != right.weight ? Integer.compare(left.weight, right.weight) : shape(left, right);
        if (left.isGround && right.isGround) {
            return byWeight > 0 ? Comparison.GREATER : byWeight < 0 ? Comparison.LESS : Comparison.UNKNOWN;
        }
        count(left, right);
        if (byWeight > 0) {
            return moreRight == 0 ? Comparison.GREATER : Comparison.UNKNOWN;
        }
        return byWeight < 0 && moreLeft == 0 ? Comparison.LESS : Comparison.UNKNOWN;
    }

    boolean isGreater(Node left, Node right) {
        return compare(left, right) == Comparison.GREATER;
    }

    /** The order of terms of equal weight, 0 where a variable decides. */
    private int shape(Node left, Node right) {
        if (left == right || left.isVariable || right.isVariable) {
            return 0;
        }
        if (left.function == null || right.function == null || left.argument == null || right.argument == null) {
            // Of equal weight, so both are symbols.
            return Integer.compare(precedence(left), precedence(right));
        }
        return left.function == right.function
                ? compareParts(left.argument, right.argument)
                : compareParts(left.function, right.function);
    }

    private int compareParts(Node left, Node right) {
        return switch (compare(left, right)) {
            case GREATER -> 1;
            case LESS -> -1;
            case EQUAL, UNKNOWN -> 0;
        };
    }

    /** Symbols with more arguments first, then newer ones. */
    private int precedence(Node symbol) {
        if (symbol.number >= arities.length) {
            arities = new int[bank.symbols()];
        }
        if (arities[symbol.number] == 0) {
            Type type = bank.type(symbol.sort);
            arities[symbol.number] = 1 + type.argumentTypes().size();
        }
        return arities[symbol.number] * 100_000 + symbol.number;
    }

    private void count(Node left, Node right) {
        int size = Math.max(left.variables, right.variables);
        if (balance.length < size) {
            balance = new int[2 * size];
        }
        Arrays.fill(balance, 0, size, 0);
        add(left, 1);
        add(right, -1);
        moreLeft = 0;
        moreRight = 0;
        for (int i = 0; i < size; i++) {
            moreLeft += balance[i] > 0 ? 1 : 0;
            moreRight += balance[i] < 0 ? 1 : 0;
        }
    }

    private void add(Node node, int by) {
        if (node.isGround) {
            return;
        }
        if (node.isVariable) {
            balance[node.number] += by;
        } else if (node.function != null && node.argument != null) {
            add(node.function, by);
            add(node.argument, by);
        }
    }
}
