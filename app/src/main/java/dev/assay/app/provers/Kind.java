package dev.assay.app.provers;

/** What a tool does. */
public enum Kind {
    FIRST_ORDER("first-order prover"),
    HIGHER_ORDER("higher-order prover"),
    SMT("SMT solver"),
    SAT("SAT solver");

    private final String label;

    Kind(String label) {
        this.label = label;
    }

    /** In words, for one tool. */
    public String label() {
        return label;
    }
}
