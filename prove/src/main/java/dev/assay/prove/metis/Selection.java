package dev.assay.prove.metis;

/** Which literals of a clause inferences may use. */
enum Selection {
    /** The heaviest negative literal if there is one: from what is known forwards. */
    NEGATIVE,

    /** The maximal ones: rules are mostly used backwards, from what they conclude. */
    MAXIMAL
}
