package dev.assay.logic;

/** A place in a source text; lines and columns count from 1. */
public record Position(String file, int line, int column) {
    /** The place of what was not read from a text. */
    public static final Position NONE = new Position("", 0, 0);

    public boolean isNone() {
        return line == 0;
    }

    @Override
    public String toString() {
        return isNone() ? "" : file + ":" + line + ":" + column;
    }
}
