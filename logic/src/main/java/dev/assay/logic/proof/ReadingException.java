package dev.assay.logic.proof;

import dev.assay.logic.Position;

/** A text that means nothing here; the message is one sentence, the position where it goes wrong. */
public class ReadingException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Position position;

    public ReadingException(Position position, String sentence) {
        super(sentence);
        this.position = position;
    }

    public Position position() {
        return position;
    }
}
