package dev.assay.syntax.isabelle.outer;

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
}
