package dev.assay.sat.proof;

/** A text that is no proof, or a proof that does not show what it should; the message says where. */
public final class BadProof extends Exception {
    public BadProof(String message) {
        super(message);
    }

    public BadProof(String message, Throwable cause) {
        super(message, cause);
    }
}
