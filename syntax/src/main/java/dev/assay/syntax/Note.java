package dev.assay.syntax;

import dev.assay.logic.Position;

/** Something about a text that was read: one sentence, and the place it is about. */
public record Note(Position position, String text) {
    @Override
    public String toString() {
        return position + ": " + text;
    }
}
