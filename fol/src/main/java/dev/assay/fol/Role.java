package dev.assay.fol;

/** What a statement is for. */
public enum Role {
    AXIOM("axiom"),
    CONJECTURE("conjecture"),
    NEGATED_CONJECTURE("negated_conjecture");

    private final String keyword;

    Role(String keyword) {
        this.keyword = keyword;
    }

    /** As TPTP writes it. */
    public String keyword() {
        return keyword;
    }
}
