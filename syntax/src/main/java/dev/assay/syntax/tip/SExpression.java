package dev.assay.syntax.tip;

import dev.assay.logic.Position;
import java.util.List;

/** The nested lists that SMT-LIB is written in. */
sealed interface SExpression {
    enum Kind {
        SYMBOL,
        QUOTED,
        KEYWORD,
        NUMERAL,
        DECIMAL,
        STRING,
        /** #x0F or #b01. */
        BITS
    }

    Position position();

    /** A word; bars and quotes are off. */
    record Atom(Kind kind, String text, Position position) implements SExpression {
        boolean isName() {
            return kind == Kind.SYMBOL || kind == Kind.QUOTED;
        }
    }

    record Group(List<SExpression> items, Position position) implements SExpression {
        public Group {
            items = List.copyOf(items);
        }
    }

    /** Whether this is the reserved word. */
    default boolean is(String word) {
        return this instanceof Atom(var kind, var text, var _) && kind == Kind.SYMBOL && text.equals(word);
    }

    /** Whether this is a list that begins with the reserved word. */
    default boolean isForm(String word) {
        return this instanceof Group(var items, var _)
                && !items.isEmpty()
                && items.getFirst().is(word);
    }

    default boolean isKeyword() {
        return this instanceof Atom(var kind, var _, var _) && kind == Kind.KEYWORD;
    }

    default boolean isKeyword(String keyword) {
        return this instanceof Atom(var kind, var text, var _) && kind == Kind.KEYWORD && text.equals(keyword);
    }

    /** As it is shown in error messages. */
    default String shown() {
        return switch (this) {
            case Atom(var _, var text, var _) -> "'" + text + "'";
            case Group(var items, var _) -> items.isEmpty() ? "'()'" : "a list";
        };
    }
}
