package dev.assay.syntax.isabelle.outer;

import dev.assay.logic.Position;
import dev.assay.syntax.Source;
import java.util.List;

/**
 * A command as written: its word, and the tokens after it up to the next command, without comments. The modifiers are
 * {@code private} and {@code qualified} before it.
 */
public record CommandSpan(
        Source source, Token word, CommandKind kind, List<Token> modifiers, List<Token> arguments, int end) {
    public CommandSpan {
        modifiers = List.copyOf(modifiers);
        arguments = List.copyOf(arguments);
    }

    public String keyword() {
        return word.text();
    }

    /** Where the command begins, with its modifiers. */
    public int start() {
        return modifiers.isEmpty() ? word.start() : modifiers.getFirst().start();
    }

    /** Where the command's word stands. */
    public Position position() {
        return source.position(word.start());
    }

    /** The command as written, comments and all. */
    public String text() {
        return source.text().substring(start(), end);
    }

    @Override
    public String toString() {
        return text();
    }
}
