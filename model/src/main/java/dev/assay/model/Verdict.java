package dev.assay.model;

/** What a search for models says, in the words of {@code expect =}. */
public enum Verdict {
    /** A counterexample. */
    GENUINE("genuine"),
    /** A counterexample, unless something that was taken for granted is not so. */
    QUASI_GENUINE("quasi_genuine"),
    /** Perhaps a counterexample: quantifiers looked only at what is represented. */
    POTENTIAL("potential"),
    /** There is no counterexample in any scope. */
    NONE("none"),
    /** Some scopes could not be searched. */
    UNKNOWN("unknown");

    private final String word;

    Verdict(String word) {
        this.word = word;
    }

    /** Whether there is a counterexample. */
    public boolean isRefuted() {
        return this == GENUINE || this == QUASI_GENUINE;
    }

    @Override
    public String toString() {
        return word;
    }
}
