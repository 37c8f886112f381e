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

    /** A tag such as {@code %invisible} after the word of a command says how a document shows it. */
    private static List<Token> withoutTags(List<Token> arguments) {
        int i = 0;
        while (i + 1 < arguments.size()
                && arguments.get(i).is("%")
                && (arguments.get(i + 1).kind() == Token.Kind.IDENTIFIER
                        || arguments.get(i + 1).kind() == Token.Kind.STRING)) {
            i += 2;
        }
        return arguments.subList(i, arguments.size());
    }

    private static boolean isModifier(Token token) {
        return token.kind() == Token.Kind.KEYWORD && (token.is("private") || token.is("qualified"));
    }

    private void outside(Token token) {
        String text = source.text().substring(token.start(), Math.min(token.end(), token.start() + 40));
        errors.add(new OuterError("`" + text + "` belongs to no command.", source, token.start()));
    }

    private CommandSpan span(Token word, List<Token> modifiers, List<Token> all) {
        List<Token> arguments = withoutTags(all);
        @Nullable CommandKind kind = keywords.command(word.text());
        Token last = arguments.isEmpty() ? word : arguments.getLast();
        return new CommandSpan(
                source, word, kind == null ? CommandKind.DECLARATION : kind, modifiers, arguments, last.end());
    }
}
