package dev.assay.code.runtime;

/** The program came to a question that it cannot answer, such as whether two infinite sets are equal. */
public final class Undecided extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public Undecided(String reason) {
        // Thrown often and caught by testers, who read no stack trace.
        super(reason, null, false, false);
    }
}
