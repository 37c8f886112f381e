package dev.assay.atp.superposition;

/**
 * Which axioms are taken, going from the conjecture to those that share its rare symbols, and on from these.
 *
 * @param tolerance an axiom is triggered by a symbol that occurs at most this many times as often as its rarest one
 * @param depth how many times to go on
 */
record Relevance(double tolerance, int depth) {
    static final Relevance ALL = new Relevance(Double.POSITIVE_INFINITY, Integer.MAX_VALUE);

    boolean isAll() {
        return Double.isInfinite(tolerance);
    }
}
