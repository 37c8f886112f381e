package dev.assay.run;

/** The bounds of a search: each is a reason why it ended without an answer. */
public enum Limit implements Reason {
    OUT_OF_TIME("out of time"),
    OUT_OF_STEPS("out of steps"),
    OUT_OF_MEMORY("out of memory"),
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
