package dev.assay.prove.relevance;

/** How near a fact is to the goal; the nearer, the likelier it is that it is needed. */
public enum Standing {
    /** A fact of an imported theory. */
    GLOBAL(0),
    /** A fact that introduces, eliminates or simplifies something. */
    RULE(0.15),
    /** A fact of the theory in which the goal stands. */
    LOCAL(0.55),
    /** What the goal assumes. */
    ASSUMPTION(1.05),
    /** What the user has chained into the goal. */
    CHAINED(1.5);

    private final double bonus;

    Standing(double bonus) {
        this.bonus = bonus;
    }

    double bonus() {
        return bonus;
    }
}
