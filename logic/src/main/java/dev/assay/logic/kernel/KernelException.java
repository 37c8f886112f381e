package dev.assay.logic.kernel;

/** A rule was applied where it does not apply; the message starts with the rule's name. */
public final class KernelException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    KernelException(String rule, String reason) {
        super(rule + ": " + reason);
    }
}
