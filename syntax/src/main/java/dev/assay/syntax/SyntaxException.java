package dev.assay.syntax;

import dev.assay.logic.Position;

/** A text that cannot be read; the message is one sentence, the position where it goes wrong. */
public final class SyntaxException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Position position;

    public SyntaxException(Position position, String message) {
        super(message);
        this.position = position;
    }

    public Position position() {
        return position;
    }
}
