package dev.assay.syntax;

import dev.assay.logic.Position;

/** A text that is right and means something that Assay does not have, such as bit vectors. */
public final class UnsupportedException extends SyntaxException {
    private static final long serialVersionUID = 1L;

    /** @param what as in {@code bit vectors} */
    public UnsupportedException(Position position, String what) {
        super(position, what + " are not supported");
    }
}
