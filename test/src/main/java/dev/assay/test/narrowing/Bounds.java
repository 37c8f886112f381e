package dev.assay.test.narrowing;

/**
 * How far values are refined. Numbers and other values that are tried one by one count as deep as they are large, so that
 * those deep in a value are small, unless they have a bound of their own.
 *
 * @param width how far numbers go wherever they stand; negative if depth alone bounds them
 * @param isNatural whether integers are not negative: many programs count with them, and come to no end below zero
 */
record Bounds(int depth, int width, boolean isNatural) {
    static Bounds depth(int depth) {
        return new Bounds(depth, -1, false);
    }

    boolean isWide() {
        return width >= 0;
    }

    /** How far numbers go at a depth. */
    int reach(int at) {
        return isWide() ? width : depth - at;
    }
}
