package dev.assay.property;

import org.jspecify.annotations.Nullable;

/** Thrown when a property does not hold; the message says all there is to say, the cause is what the shrunk case threw. */
public final class PropertyFailed extends AssertionError {
    private static final long serialVersionUID = 1;

    private final transient Result result;

    PropertyFailed(Result result, @Nullable Throwable cause) {
        super(result.toString(), cause);
        this.result = result;
        if (cause != null && cause.getStackTrace().length > 0) {
            // Where the case failed, rather than where we found out.
            setStackTrace(cause.getStackTrace());
        }
    }

    public Result result() {
        return result;
    }
}
