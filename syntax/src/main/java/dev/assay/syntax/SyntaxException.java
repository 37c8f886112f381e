package dev.assay.syntax;

import dev.assay.logic.Position;
import dev.assay.logic.proof.ReadingException;

/** A text that cannot be read; the message is one sentence, the position where it goes wrong. */
public class SyntaxException extends ReadingException {
    private static final long serialVersionUID = 1L;

    public SyntaxException(Position position, String message) {
        super(position, message);
    }
}
