package dev.assay.test.mutation;

/** The ways in which a theorem is changed. */
public enum Mutation {
    /** Two subterms of one type change places. */
    EXCHANGE,
    /** Two arguments of a function change places. */
    SWAP,
    /** Another constant or variable of its type stands for a constant or variable. */
    REPLACE,
    /** A truth value is negated. */
    NEGATE;

    /** As users see it. */
    public String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
