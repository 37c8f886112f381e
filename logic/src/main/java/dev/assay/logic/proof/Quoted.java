package dev.assay.logic.proof;

import dev.assay.logic.Position;

/** A term, type or pattern as it is written, without its quotes; a {@link TermReader} tells what it means. */
public record Quoted(String text, Position position) implements TermArgument {
    /** A text that stands in no file; {@code what} says in messages what it is. */
    public static Quoted of(String what, String text) {
        return new Quoted(text, new Position(what, 1, 1));
    }

    @Override
    public String toString() {
        return text;
    }
}
