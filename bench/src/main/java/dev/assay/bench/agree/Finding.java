package dev.assay.bench.agree;

/**
 * Something that must not be.
 *
 * @param kind the same for findings that look alike
 * @param claim the number of the statement, or -1 if it is about the whole text
 */
record Finding(String kind, int claim, String details) {
    static final int WHOLE = -1;
}
