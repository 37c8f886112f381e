package dev.assay.syntax.isabelle.outer;

import dev.assay.logic.Position;
import dev.assay.syntax.Source;

/** A name in the outer syntax, its symbols in Unicode, and where it stands. */
public record Name(String text, Source source, int offset) {
    public Position position() {
        return source.position(offset);
    }

    @Override
    public String toString() {
        return text;
    }
}
