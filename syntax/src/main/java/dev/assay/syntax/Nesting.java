package dev.assay.syntax;

import dev.assay.logic.Position;
import java.util.function.Supplier;

/**
 * The end of the stack as an error of the text. Readers and terms are recursive, so how deep a text may be nested is
 * a matter of the thread's stack: 1 GB, which the command line gives itself, is good for hundreds of thousands of
 * levels.
 */
public final class Nesting {
    private Nesting() {}

    /** What {@code reader} returns; a text too deep for the stack is a {@link SyntaxException} at its beginning. */
    public static <T> T guard(String file, Supplier<T> reader) {
        try {
            return reader.get();
        } catch (StackOverflowError _) {
            throw new SyntaxException(
                    new Position(file, 1, 1), "the text is nested too deeply for the stack of this thread");
        }
    }
}
