package dev.assay.explore;

/** Thrown by an operation without a value of which nothing is known but where it comes from. */
public final class Unspecified extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Object cause;

    /** @param cause what has no value for the same reason is equal */
    public Unspecified(Object cause) {
        super("unspecified: " + cause, null, false, false);
        this.cause = cause;
    }

    public Object cause() {
        return cause;
    }
}
