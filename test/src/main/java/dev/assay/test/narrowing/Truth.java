package dev.assay.test.narrowing;

/** What is known of a formula for all values of a certain form. */
enum Truth {
    TRUE,
    FALSE,
    /** It was not evaluated yet. */
    OPEN,
    /** It cannot be found out within the depth. */
    UNKNOWN
}
