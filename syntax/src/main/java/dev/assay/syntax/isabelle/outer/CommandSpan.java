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

    /** Whether a token in it is an error already. */
    boolean hasError() {
        return arguments.stream().anyMatch(token -> token.kind() == Token.Kind.ERROR);
    }

    /** The command with its first arguments only. */
    CommandSpan upTo(int count) {
        int last = count == 0 ? word.end() : arguments.get(count - 1).end();
        return new CommandSpan(source, word, kind, modifiers, arguments.subList(0, count), last);
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
