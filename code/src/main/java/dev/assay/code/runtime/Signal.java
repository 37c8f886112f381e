package dev.assay.code.runtime;

/** Ends a computation without a value, for a reason that its caller knows how to handle. Has no stack trace. */
public abstract class Signal extends RuntimeException {
    protected Signal(String message) {
        super(message, null, false, false);
    }
}
