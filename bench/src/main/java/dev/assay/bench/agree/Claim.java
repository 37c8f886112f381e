package dev.assay.bench.agree;

/** A statement about a generated theory, and what is known of it by the way it was made. */
record Claim(String text, Truth truth) {
    enum Truth {
        TRUE,
        FALSE,
        OPEN
    }
}
