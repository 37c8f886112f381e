package dev.assay.test.narrowing;

/**
 * How far values are refined. Numbers and other values that are tried one by one count as deep as they are large, so that
 * those deep in a value are small, unless they have a bound of their own.
 *
 * @param width how far numbers go wherever they stand; negative if depth alone bounds them
 */
record Bounds(int depth, int width, Numbers numbers) {
    /** Which numbers are tried. */
    enum Numbers {
        ALL,
        /** No negative ones: many programs count with integers, and come to no end below zero. */
        NATURAL,
        /**
         * Names, in the order in which they are needed: each is one that is there already, or the next. For guests, keys and
         * vertices that a program only compares, other numbers would be the same again.
         */
        NAMES
    }

    static Bounds depth(int depth) {
        return new Bounds(depth, -1, Numbers.ALL);
    }

    boolean isWide() {
        return width >= 0;
    }

    /** How far numbers go at a depth. */
    int reach(int at) {
        return isWide() ? width : depth - at;
    }

    /**
     * Whether a number is not tried.
     *
     * @param greatest of those that are there already; -1 if there is none
     */
    boolean isLeftOut(long number, long greatest) {
        return switch (numbers) {
            case ALL -> false;
            case NATURAL -> number < 0;
            case NAMES -> number < 0 || number > greatest + 1;
        };
    }
}
