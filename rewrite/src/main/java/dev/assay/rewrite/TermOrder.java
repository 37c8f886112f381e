package dev.assay.rewrite;

/**
 * A reduction order that is total on ground terms: well-founded, and s ≻ t implies u[sσ] ≻ u[tσ].
 */
public interface TermOrder {
    Comparison compare(int left, int right);

    /** left ≻ right. */
    boolean isGreater(int left, int right);
}
