package dev.assay.explore.testing;

/** What a term has instead of a value in a test. */
public enum Outcome {
    /** An exception. All terms without a value are equal. */
    UNDEFINED,
    /** The computation was given up, or the test has no values for a condition: the test says nothing of the term. */
    UNDECIDED
}
