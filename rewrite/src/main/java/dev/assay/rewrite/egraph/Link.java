package dev.assay.rewrite.egraph;

/** A step from a node to one that is equal to it. */
public sealed interface Link<R> {
    int from();

    int to();

    /** The two were merged for this reason. */
    record Given<R>(int from, int to, R reason) implements Link<R> {}

    /** Both have the same symbol, and equal arguments. */
    record Congruence<R>(int from, int to) implements Link<R> {}
}
