package dev.assay.property.state;

import org.jspecify.annotations.Nullable;

/** Thrown when a system does something that its model does not allow. */
public final class ModelViolated extends AssertionError {
    private static final long serialVersionUID = 1;

    ModelViolated(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
