package dev.assay.logic.engine;

/** The bounds of a search: each is a reason why it ended without an answer. */
public enum Limit implements Reason {
    OUT_OF_TIME("out of time"),
    OUT_OF_STEPS("out of steps"),
    OUT_OF_MEMORY("out of memory"),
    TOO_DEEP("the recursion went too deep"),
    CANCELLED("cancelled");

    private final String words;

    Limit(String words) {
        this.words = words;
    }

    @Override
    public String sentence() {
        return words;
    }
}
