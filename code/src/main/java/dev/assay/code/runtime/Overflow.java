package dev.assay.code.runtime;

/** A number is too large for 64 bits: compute again with unbounded numbers. */
public final class Overflow extends Signal {
    @SuppressWarnings("StaticAssignmentOfThrowable") // it has no stack trace, and is thrown often
    public static final Overflow SIGNAL = new Overflow();

    private Overflow() {
        super("a number exceeds 64 bits");
    }
}
