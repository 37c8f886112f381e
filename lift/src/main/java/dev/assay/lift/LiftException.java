package dev.assay.lift;

import dev.assay.logic.Position;

/** Source that does not compile or is outside of what can be lifted: where, what, and what to write instead. */
public final class LiftException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Position position;

    public LiftException(Position position, String message) {
        super(message);
        this.position = position;
    }

    public Position position() {
        return position;
    }

    /** In one line, as a compiler would say it. */
    public String sentence() {
        return position.isNone() ? String.valueOf(getMessage()) : position + ": " + getMessage();
    }
}
