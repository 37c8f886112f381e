package dev.assay.model.circuit;

/** A scope whose formula does not fit into what we are willing to spend. */
public final class TooLarge extends RuntimeException {
    public TooLarge(String what) {
        super(what, null, false, false);
    }
}
