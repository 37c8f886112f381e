package dev.assay.prove.isar;

import dev.assay.logic.Position;

/** A step that does not show what it says. */
final class ProofError extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Position position;

    ProofError(Position position, String sentence) {
        super(sentence, null, false, false);
        this.position = position;
    }

    Position position() {
        return position;
    }
}
