package dev.assay.race.actor;

/** Ends the process in which it is thrown. */
final class ExitRequest extends Error {
    private static final long serialVersionUID = 1;

    private final transient Object reason;

    ExitRequest(Object reason) {
        super("exit: " + reason, null, false, false);
        this.reason = reason;
    }

    Object reason() {
        return reason;
    }
}
