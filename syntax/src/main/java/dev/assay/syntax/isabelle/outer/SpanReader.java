package dev.assay.syntax.isabelle.outer;

import dev.assay.syntax.Source;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Cuts tokens into command spans. */
final class SpanReader {
    private final Source source;
    private final Keywords keywords;
    private final List<OuterError> errors;

    SpanReader(Source source, Keywords keywords, List<OuterError> errors) {
        this.source = source;
        this.keywords = keywords;
        this.errors = errors;
    }

    List<CommandSpan> spans(List<Token> tokens) {
        List<CommandSpan> spans = new ArrayList<>();
        List<Token> modifiers = new ArrayList<>();
        @Nullable Token word = null;
        List<Token> arguments = new ArrayList<>();
        List<Token> wordModifiers = List.of();
        for (Token token : tokens) {
            if (token.isComment()) {
                continue;
            }
            boolean isWord = token.kind() == Token.Kind.COMMAND;
            if (isWord || token.kind() == Token.Kind.END) {
                if (word != null) {
                    spans.add(span(word, wordModifiers, arguments));
                }
                if (!isWord && !modifiers.isEmpty()) {
                    outside(modifiers.getFirst());
                }
                word = token;
                wordModifiers = List.copyOf(modifiers);
                modifiers.clear();
                arguments = new ArrayList<>();
            } else if (isModifier(token)) {
                modifiers.add(token);
            } else {
                if (word == null && arguments.isEmpty() && token.kind() != Token.Kind.ERROR) {
                    outside(token);
                }
                arguments.add(token);
            }
        }
        return spans;
    }

    private static boolean isModifier(Token token) {
        return token.kind() == Token.Kind.KEYWORD && (token.is("private") || token.is("qualified"));
    }

    private void outside(Token token) {
        String text = source.text().substring(token.start(), Math.min(token.end(), token.start() + 40));
        errors.add(new OuterError("`" + text + "` belongs to no command.", source, token.start()));
    }

    private CommandSpan span(Token word, List<Token> modifiers, List<Token> arguments) {
        @Nullable CommandKind kind = keywords.command(word.text());
        Token last = arguments.isEmpty() ? word : arguments.getLast();
        return new CommandSpan(
                source, word, kind == null ? CommandKind.DECLARATION : kind, modifiers, arguments, last.end());
    }
}
