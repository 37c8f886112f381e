package dev.assay.syntax.isabelle.outer;

import dev.assay.logic.Position;
import dev.assay.syntax.Source;
import java.util.ArrayList;
import java.util.List;

/**
 * A term, type or text of the inner syntax, as written but without its quotes. Character {@code i} of the text is at
 * {@code offset + i} of the source, but for the escapes of a string: each shifts what comes after it.
 */
public record Inner(String text, Source source, int offset, List<Shift> shifts) {
    /** From character {@code at} of the text on, the source is {@code by} characters further. */
    public record Shift(int at, int by) {}

    public Inner {
        shifts = List.copyOf(shifts);
    }

    /** A text without escapes. */
    public Inner(String text, Source source, int offset) {
        this(text, source, offset, List.of());
    }

    /** What a token holds. */
    public static Inner of(Token token, Source source) {
        return switch (token.kind()) {
            case STRING, ALTERNATIVE_STRING -> unescaped(token, source);
            case CARTOUCHE, VERBATIM -> {
                int quotes = token.end() - token.start() - token.text().length();
                boolean isAscii =
                        token.kind() == Token.Kind.CARTOUCHE && source.text().charAt(token.start()) == '\\';
                int opening = token.kind() == Token.Kind.VERBATIM ? 2 : isAscii ? "\\<open>".length() : 1;
                yield new Inner(token.text(), source, token.start() + Math.min(opening, quotes));
            }
            case COMMAND,
                    KEYWORD,
                    IDENTIFIER,
                    LONG_IDENTIFIER,
                    SYMBOLIC,
                    VARIABLE,
                    TYPE_IDENTIFIER,
                    TYPE_VARIABLE,
                    NATURAL,
                    FLOAT,
                    CONTROL,
                    COMMENT,
                    FORMAL_COMMENT,
                    ERROR,
                    END -> new Inner(source.text().substring(token.start(), token.end()), source, token.start());
        };
    }

    private static Inner unescaped(Token token, Source source) {
        String raw = token.text();
        if (raw.indexOf('\\') < 0) {
            return new Inner(raw, source, token.start() + 1);
        }
        char quote = source.text().charAt(token.start());
        var text = new StringBuilder();
        List<Shift> shifts = new ArrayList<>();
        int at = 0;
        while (at < raw.length()) {
            int length = escape(raw, at, quote);
            if (length == 0) {
                text.append(raw.charAt(at));
                at++;
            } else {
                text.append(length == 2 ? raw.charAt(at + 1) : (char) Integer.parseInt(raw, at + 1, at + 4, 10));
                at += length;
                shifts.add(new Shift(text.length(), at - text.length()));
            }
        }
        return new Inner(text.toString(), source, token.start() + 1, shifts);
    }

    /** The length of the escape at an index: two for a quote or backslash, four for a decimal code, or none. */
    private static int escape(String raw, int at, char quote) {
        if (raw.charAt(at) != '\\' || at + 1 >= raw.length()) {
            return 0;
        }
        char next = raw.charAt(at + 1);
        if (next == quote || next == '\\') {
            return 2;
        }
        boolean isDecimal = at + 3 < raw.length()
                && raw.substring(at + 1, at + 4).chars().allMatch(c -> c >= '0' && c <= '9')
                && Integer.parseInt(raw, at + 1, at + 4, 10) <= 255;
        return isDecimal ? 4 : 0;
    }

    /** Where in the source a character of the text is. */
    public int sourceOffset(int index) {
        int by = 0;
        for (Shift shift : shifts) {
            if (shift.at() > index) {
                break;
            }
            by = shift.by();
        }
        return offset + index + by;
    }

    /** The line and column of a character of the text. */
    public Position position(int index) {
        return source.position(sourceOffset(index));
    }

    @Override
    public String toString() {
        return text;
    }
}
