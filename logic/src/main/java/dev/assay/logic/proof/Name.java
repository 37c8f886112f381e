package dev.assay.logic.proof;

import dev.assay.logic.Position;

/** A name in a text, and where it stands. */
public record Name(String text, Position position) {
    /** A name that stands in no text. */
    public static Name of(String text) {
        return new Name(text, Position.NONE);
    }

    @Override
    public String toString() {
        return text;
    }
}
