package dev.assay.rewrite;

/** How two terms stand in a partial order. */
public enum Comparison {
    LESS,
    EQUAL,
    GREATER,
    INCOMPARABLE;

    public Comparison reversed() {
        return switch (this) {
            case LESS -> GREATER;
            case GREATER -> LESS;
            case EQUAL, INCOMPARABLE -> this;
        };
    }
}
