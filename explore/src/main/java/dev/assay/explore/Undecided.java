package dev.assay.explore;

/** Thrown by an operation that gives up before it has a value: the test says nothing then. */
public final class Undecided extends RuntimeException {
    private static final long serialVersionUID = 1;

    public Undecided(String reason) {
        super(reason, null, false, false);
    }
}
