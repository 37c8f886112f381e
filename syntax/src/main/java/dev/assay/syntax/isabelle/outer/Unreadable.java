package dev.assay.syntax.isabelle.outer;

/** Leaves the reading of a command; a file of garbage throws many, so they are cheap. */
final class Unreadable extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int offset;

    Unreadable(int offset, String message) {
        super(message, null, false, false);
        this.offset = offset;
    }

    int offset() {
        return offset;
    }

    String sentence() {
        return String.valueOf(getMessage());
    }
}
