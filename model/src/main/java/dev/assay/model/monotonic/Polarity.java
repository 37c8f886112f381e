package dev.assay.model.monotonic;

/** Which truth of a formula has to survive when the type grows. */
enum Polarity {
    /** It stays true if it was. */
    POSITIVE,
    /** It stays false if it was. */
    NEGATIVE,
    /** Both: it is a term like any other. */
    BOTH;

    Polarity flipped() {
        return switch (this) {
            case POSITIVE -> NEGATIVE;
            case NEGATIVE -> POSITIVE;
            case BOTH -> BOTH;
        };
    }
}
