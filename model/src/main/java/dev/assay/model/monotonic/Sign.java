package dev.assay.model.monotonic;

/** Whether something occurs where more of it makes more, or where it makes less. */
enum Sign {
    POSITIVE,
    NEGATIVE;

    Sign opposite() {
        return this == POSITIVE ? NEGATIVE : POSITIVE;
    }
}
