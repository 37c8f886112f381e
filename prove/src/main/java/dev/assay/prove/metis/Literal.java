package dev.assay.prove.metis;

import org.jspecify.annotations.Nullable;

/** An equation, or without a right side a term of type bool, or the negation of one. */
record Literal(boolean isPositive, Node left, @Nullable Node right) {
    boolean isEquation() {
        return right != null;
    }

    int weight() {
        return left.weight + (right == null ? 0 : right.weight);
    }

    int variables() {
        return right == null ? left.variables : Math.max(left.variables, right.variables);
    }

    /** Whether it is the same but for the order of the sides. */
    boolean sameAs(Literal other) {
        return isPositive == other.isPositive && sameAtom(other);
    }

    boolean sameAtom(Literal other) {
        return left == other.left && right == other.right
                || right != null && left == other.right && right == other.left;
    }
}
