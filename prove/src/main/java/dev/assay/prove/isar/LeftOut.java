package dev.assay.prove.isar;

import dev.assay.logic.Position;

/** A part of the proof is left out by its author. */
final class LeftOut extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Position position;

    LeftOut(Position position) {
        super("a part of the proof is left out");
        this.position = position;
    }

    Position position() {
        return position;
    }
}
