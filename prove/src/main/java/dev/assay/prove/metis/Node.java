package dev.assay.prove.metis;

import org.jspecify.annotations.Nullable;

/**
 * A λ-free term: a variable, a symbol, or a function applied to an argument. Each exists once in its {@link Bank}, so equal
 * ones are identical.
 */
final class Node {
    /** What a variable has instead of a symbol. */
    static final int NO_SYMBOL = -1;

    /** The number of a variable or symbol. */
    final int number;

    final int sort;
    final @Nullable Node function;
    final @Nullable Node argument;
    final boolean isVariable;
    final boolean isGround;

    /** The number of leaves, which is what the order goes by first. */
    final int weight;

    /** The symbol at the head, or {@link #NO_SYMBOL}. */
    final int head;

    /** One more than the greatest number of a variable in it. */
    final int variables;

    private final int hash;

    private Node(int number, int sort, @Nullable Node function, @Nullable Node argument, boolean isVariable) {
        this.number = number;
        this.sort = sort;
        this.function = function;
        this.argument = argument;
        this.isVariable = isVariable;
        if (function == null || argument == null) {
            isGround = !isVariable;
            weight = 1;
            head = isVariable ? NO_SYMBOL : number;
            variables = isVariable ? number + 1 : 0;
            hash = (number * 31 + sort) * 31 + (isVariable ? 1 : 0);
        } else {
            isGround = function.isGround && argument.isGround;
            weight = function.weight + argument.weight;
            head = function.head;
            variables = Math.max(function.variables, argument.variables);
            hash = (function.hash * 31 + argument.hash) * 31 + 7;
        }
    }

    static Node variable(int number, int sort) {
        return new Node(number, sort, null, null, true);
    }

    static Node symbol(int number, int sort) {
        return new Node(number, sort, null, null, false);
    }

    static Node application(Node function, Node argument, int sort) {
        return new Node(NO_SYMBOL, sort, function, argument, false);
    }

    boolean isApplication() {
        return function != null;
    }

    @Override
    public int hashCode() {
        return hash;
    }

    /** Whether the other one is made alike; its parts are compared by identity, for they are in the bank already. */
    @Override
    public boolean equals(@Nullable Object other) {
        if (this == other || !(other instanceof Node n)) {
            return this == other;
        }
        return function != null
                ? function == n.function && argument == n.argument
                : n.function == null && number == n.number && sort == n.sort && isVariable == n.isVariable;
    }

    boolean mentions(Node variable) {
        if (isGround) {
            return false;
        }
        return function != null && argument != null
                ? function.mentions(variable) || argument.mentions(variable)
                : this == variable;
    }
}
