package dev.assay.syntax.isabelle;

import dev.assay.logic.Position;
import dev.assay.logic.proof.ReadingException;

/** A text that rests on something that was not understood before it. */
final class NotUnderstoodException extends ReadingException {
    private static final long serialVersionUID = 1L;

    NotUnderstoodException(Position position, String sentence) {
        super(position, sentence);
    }
}
