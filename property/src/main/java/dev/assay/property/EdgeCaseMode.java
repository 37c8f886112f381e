package dev.assay.property;

/** What becomes of values at the edges of their ranges: zero, one, the ends, and whatever a generator names. */
public enum EdgeCaseMode {
    /** Cases with edges everywhere are run first; later edges come up more often than other values. */
    FIRST,
    /** No such cases are run first, but edges come up more often than other values. */
    MIXED,
    /** Edges are values like all others. */
    NONE
}
