package dev.assay.race.schedule;

import org.jspecify.annotations.Nullable;

/** Code of the program that we cannot control; the virtual machine makes linkage errors anew when a class is needed again. */
public final class NotControllable extends LinkageError {
    private static final long serialVersionUID = 1;

    public NotControllable(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
