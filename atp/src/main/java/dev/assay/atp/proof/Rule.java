package dev.assay.atp.proof;

/** The names of inferences. */
public enum Rule {
    /** A clause of the problem. */
    INPUT("input"),
    SUPERPOSITION("superposition"),
    RESOLUTION("resolution"),
    EQUALITY_RESOLUTION("equality_resolution"),
    EQUALITY_FACTORING("equality_factoring"),
    FACTORING("factoring"),
    DEMODULATION("demodulation"),
    /** Equations used one after the other. */
    REWRITING("rewriting"),
    UNIT_DELETION("unit_deletion"),
    CONTEXTUAL_CUTTING("contextual_literal_cutting"),
    CONDENSATION("condensation"),
    /** The component of a split clause, under its name: ¬s ∨ C, where s is new and stands for ∀x̄. C. */
    COMPONENT("split_component"),
    /** A clause as the disjunction of the names of its components. */
    SPLIT("split"),
    /** Propositional resolution among names of components. */
    SPLIT_CONFLICT("split_conflict");

    private final String word;

    Rule(String word) {
        this.word = word;
    }

    /** As TSTP writes it. */
    public String word() {
        return word;
    }
}
