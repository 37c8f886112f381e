package dev.assay.atp.superposition;

/**
 * What makes a clause light, and so early to be chosen.
 *
 * @param isByAge whether only the age counts, and all the rest does not
 * @param function what a symbol weighs
 * @param variable what a variable weighs
 * @param goalSymbol what a symbol of the conjecture weighs, as a part of other symbols
 * @param greaterSide how much the greater side of an oriented equation counts, against 1
 * @param positive how much a positive literal counts, against 1
 */
record Weighing(
        boolean isByAge, double function, double variable, double goalSymbol, double greaterSide, double positive) {
    static final Weighing AGE = new Weighing(true, 0, 0, 0, 0, 0);

    /** By the number of symbols and variables. */
    static final Weighing SIZE = new Weighing(false, 2, 1, 1, 1, 1);

    /** By size, preferring small maximal terms. */
    static final Weighing REFINED = new Weighing(false, 2, 1, 1, 1.5, 1.1);

    /** By size, preferring what speaks of the conjecture. */
    static final Weighing GOAL_SYMBOLS = new Weighing(false, 10, 6, 0.25, 1.5, 1.5);

    /** The same, more so. */
    static final Weighing MOSTLY_GOAL_SYMBOLS = new Weighing(false, 10, 10, 0.1, 1.5, 1.5);

    Weighing withPositive(double factor) {
        return new Weighing(isByAge, function, variable, goalSymbol, greaterSide, factor);
    }

    Weighing withVariable(double weight) {
        return new Weighing(isByAge, function, weight, goalSymbol, greaterSide, positive);
    }
}
