package dev.assay.model.monotonic;

/** The calculi, weakest first: whatever one of them infers, the next one infers, too. */
public enum Calculus {
    /** Tracks equality and quantifiers. */
    M1(false, false),
    /** Tracks sets as well: a function may be extended by false, and the usual operations on sets keep that. */
    M2(true, false),
    /** Tracks set comprehensions as well: what becomes of a term when a variable in it has a new value. */
    M3(true, true);

    private final boolean extendsByFalse;
    private final boolean tracksNewValues;

    Calculus(boolean extendsByFalse, boolean tracksNewValues) {
        this.extendsByFalse = extendsByFalse;
        this.tracksNewValues = tracksNewValues;
    }

    /** Whether arrows may be annotated with F. */
    boolean extendsByFalse() {
        return extendsByFalse;
    }

    /** Whether the context says what holds for new values of variables, and arrows may be annotated with N and T. */
    boolean tracksNewValues() {
        return tracksNewValues;
    }
}
