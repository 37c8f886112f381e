package dev.assay.model.monotonic;

/** Which truth of a formula has to survive when the type grows. */
enum Sign {
    /** It stays true if it was. */
    POSITIVE,
    /** It stays false if it was. */
    NEGATIVE,
    /** Both: it is a term like any other. */
    BOTH;

    Sign flipped() {
        return switch (this) {
            case POSITIVE -> NEGATIVE;
            case NEGATIVE -> POSITIVE;
            case BOTH -> BOTH;
        };
    }
}
