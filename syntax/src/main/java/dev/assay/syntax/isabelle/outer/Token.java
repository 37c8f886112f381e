package dev.assay.syntax.isabelle.outer;

import dev.assay.logic.proof.Quoted;
import dev.assay.syntax.Source;

/**
 * A token of the outer syntax from {@code start} to {@code end} in the source. The text has its symbols in Unicode
 * where it is a word; of what is quoted it is what stands between the quotes, as written.
 */
public record Token(Kind kind, String text, int start, int end) {
    /** What a token is. */
    public enum Kind {
        COMMAND,
        KEYWORD,
        IDENTIFIER,
        LONG_IDENTIFIER,
        SYMBOLIC,
        VARIABLE,
        TYPE_IDENTIFIER,
        TYPE_VARIABLE,
        NATURAL,
        FLOAT,
        STRING,
        ALTERNATIVE_STRING,
        CARTOUCHE,
        VERBATIM,
        /** A control symbol alone or with its cartouche, as {@code \<^term>‹x›}; the text is as written. */
        CONTROL,
        COMMENT,
        /** {@code \<comment> ‹…›} and the like, which stand between tokens as comments do. */
        FORMAL_COMMENT,
        /** A character that begins no token, or something quoted that does not end. */
        ERROR,
        END
    }

    /** Whether it has quotes of some sort around it. */
    public boolean isQuoted() {
        return switch (kind) {
            case STRING, ALTERNATIVE_STRING, CARTOUCHE, VERBATIM -> true;
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
                    END -> false;
        };
    }

    boolean isComment() {
        return kind == Kind.COMMENT || kind == Kind.FORMAL_COMMENT;
    }

    /** Whether it is this word or sign itself, not something quoted. */
    public boolean is(String word) {
        return !isQuoted() && kind != Kind.END && text.equals(word);
    }

    /** What it holds, without its quotes and with the escapes of a string resolved. */
    public Quoted quoted(Source source) {
        return new Quoted(content(source), source.position(contentStart(source)));
    }

    private String content(Source source) {
        return switch (kind) {
            case STRING, ALTERNATIVE_STRING -> unescaped(source.text().charAt(start));
            case CARTOUCHE, VERBATIM -> text;
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
                    END -> source.text().substring(start, end);
        };
    }

    /** Where the text inside the quotes begins. */
    private int contentStart(Source source) {
        if (!isQuoted()) {
            return start;
        }
        boolean isAscii = kind == Kind.CARTOUCHE && source.text().charAt(start) == '\\';
        int opening = kind == Kind.VERBATIM ? 2 : isAscii ? "\\<open>".length() : 1;
        return start + Math.min(opening, end - start - text.length());
    }

    private String unescaped(char quote) {
        if (text.indexOf('\\') < 0) {
            return text;
        }
        var result = new StringBuilder();
        int at = 0;
        while (at < text.length()) {
            int length = escape(at, quote);
            switch (length) {
                case 2 -> result.append(text.charAt(at + 1));
                case 4 -> result.append((char) Integer.parseInt(text, at + 1, at + 4, 10));
                default -> result.append(text.charAt(at));
            }
            at += length;
        }
        return result.toString();
    }

    /** The length of what stands at an index: two for an escaped quote or backslash, four for a decimal code, or one. */
    private int escape(int at, char quote) {
        if (text.charAt(at) != '\\' || at + 1 >= text.length()) {
            return 1;
        }
        char next = text.charAt(at + 1);
        if (next == quote || next == '\\') {
            return 2;
        }
        boolean isDecimal = at + 3 < text.length()
                && text.substring(at + 1, at + 4).chars().allMatch(c -> c >= '0' && c <= '9')
                && Integer.parseInt(text, at + 1, at + 4, 10) <= 255;
        return isDecimal ? 4 : 1;
    }
}
