package dev.assay.syntax.tptp;

import dev.assay.logic.Position;

/** A word or symbol of a TPTP text; quotes are off and escapes undone in {@code text}; {@code start} and {@code end} are offsets. */
record TptpToken(Kind kind, String text, int start, int end, Position position) {
    enum Kind {
        LOWER,
        UPPER,
        DOLLAR,
        QUOTED,
        DISTINCT,
        INTEGER,
        RATIONAL,
        REAL,
        SYMBOL,
        END
    }

    boolean is(String symbol) {
        return kind == Kind.SYMBOL && text.equals(symbol);
    }

    boolean isNumber() {
        return kind == Kind.INTEGER || kind == Kind.RATIONAL || kind == Kind.REAL;
    }

    /** Whether this can be the name of a formula or symbol. */
    boolean isAtomicWord() {
        return kind == Kind.LOWER || kind == Kind.QUOTED;
    }

    /** As it is shown in error messages. */
    String shown() {
        return kind == Kind.END ? "end of file" : "'" + text + "'";
    }
}
