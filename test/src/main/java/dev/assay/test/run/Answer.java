package dev.assay.test.run;

/** What became of one part of a test. */
public enum Answer {
    TRUE,
    FALSE,
    /** A function was asked where no equation defines it. */
    UNDEFINED,
    /** It cannot be computed, or not within bounds. */
    UNDECIDED
}
