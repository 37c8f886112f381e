package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.Position;

/** A word of the inner syntax, with the place and the offset in the source where it begins. */
record Token(Kind kind, String text, int offset, Position position) {
    enum Kind {
        /** Of the grammar: a symbol or a reserved word. */
        DELIMITER,
        IDENTIFIER,
        LONG_IDENTIFIER,
        /** ?x. */
        VARIABLE,
        /** 'a. */
        TYPE_VARIABLE,
        /** ?'a. */
        TYPE_UNKNOWN,
        NUMERAL,
        DECIMAL,
        /** ''abc'', without the quotes. */
        STRING,
        /** ‹abc›, without the brackets. */
        CARTOUCHE,
        /** After the last token. */
        END
    }

    boolean is(String delimiter) {
        return kind == Kind.DELIMITER && text.equals(delimiter);
    }

    /** As an error shows it. */
    String shown() {
        return switch (kind) {
            case END -> "the end of the text";
            case STRING -> "''" + text + "''";
            case CARTOUCHE -> InnerSymbols.OPEN + text + InnerSymbols.CLOSE;
            case DELIMITER, IDENTIFIER, LONG_IDENTIFIER, VARIABLE, TYPE_VARIABLE, TYPE_UNKNOWN, NUMERAL, DECIMAL ->
                "'" + text + "'";
        };
    }
}
