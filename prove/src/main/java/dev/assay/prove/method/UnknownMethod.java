package dev.assay.prove.method;

import dev.assay.logic.Position;

/** A proof uses a method, or an argument of one, that is not there. */
public final class UnknownMethod extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Position position;

    public UnknownMethod(Position position, String sentence) {
        super(sentence, null, false, false);
        this.position = position;
    }

    public Position position() {
        return position;
    }
}
