package dev.assay.atp.superposition;

/** A side of a literal: the left one, or the right one. */
record Side(Clause clause, int literal, boolean isLeft) {
    int here() {
        return isLeft ? clause.left[literal] : clause.right[literal];
    }

    int there() {
        return isLeft ? clause.right[literal] : clause.left[literal];
    }

    boolean isPositive() {
        return clause.positive[literal];
    }

    boolean isOriented() {
        return clause.oriented[literal];
    }
}
