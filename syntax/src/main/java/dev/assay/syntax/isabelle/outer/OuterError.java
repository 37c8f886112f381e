package dev.assay.syntax.isabelle.outer;

import dev.assay.logic.Position;
import dev.assay.syntax.Source;

/** Something that cannot be read: one sentence, and where. */
public record OuterError(String message, Source source, int offset) {
    public Position position() {
        return source.position(offset);
    }

    /** file:line:column: sentence. */
    @Override
    public String toString() {
        return position() + ": " + message;
    }
}
