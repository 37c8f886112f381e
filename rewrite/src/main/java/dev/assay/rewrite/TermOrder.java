package dev.assay.rewrite;

/**
 * A reduction order that is total on ground terms: well-founded, and s ≻ t implies u[sσ] ≻ u[tσ].
 */
public interface TermOrder {
    Comparison compare(int left, int right);

    /** left ≻ right. */
    boolean isGreater(int left, int right);

    /** left ≻ pσ, if possible without making the instance. */
    default boolean isGreater(int left, int pattern, Match match) {
        return isGreater(left, match.instance(pattern));
    }
}
