package dev.assay.code.runtime;

/** A number is too large for 64 bits: compute again with unbounded numbers. */
public final class Overflow extends Signal {
    public static final Overflow SIGNAL = new Overflow();

    private Overflow() {
        super("a number exceeds 64 bits");
    }
}
