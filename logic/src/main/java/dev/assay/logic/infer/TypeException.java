package dev.assay.logic.infer;

import dev.assay.logic.Position;

/** A statement cannot be typed; the message is one sentence that names what does not fit. */
public final class TypeException extends RuntimeException {
    private final transient Position position;

    TypeException(Position position, String sentence) {
        super(sentence);
        this.position = position;
    }

    public Position position() {
        return position;
    }
}
