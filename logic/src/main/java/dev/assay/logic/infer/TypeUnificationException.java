package dev.assay.logic.infer;

/** Two types have no common instance; the message is one sentence that names both. */
public final class TypeUnificationException extends RuntimeException {
    private final transient Mismatch mismatch;

    TypeUnificationException(String message, Mismatch mismatch) {
        super(message);
        this.mismatch = mismatch;
    }

    public Mismatch mismatch() {
        return mismatch;
    }
}
