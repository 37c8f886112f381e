package dev.assay.syntax.isabelle.outer;

import dev.assay.logic.proof.Name;
import dev.assay.logic.proof.Quoted;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.symbol.Symbols;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Goes through the arguments of a command; what does not fit is {@link Unreadable}. */
class TokenCursor {
    private static final int LONGEST_SHOWN = 40;

    private final CommandSpan span;
    private final List<Token> tokens;
    private final Token end;
    private int at;

    TokenCursor(CommandSpan span) {
        this.span = span;
        this.tokens = span.arguments();
        this.end = new Token(Token.Kind.END, "", span.end(), span.end());
    }

    CommandSpan span() {
        return span;
    }

    Source source() {
        return span.source();
    }

    int mark() {
        return at;
    }

    void reset(int mark) {
        at = mark;
    }

    boolean atEnd() {
        return at >= tokens.size();
    }

    Token peek() {
        return peek(0);
    }

    Token peek(int ahead) {
        return at + ahead < tokens.size() ? tokens.get(at + ahead) : end;
    }

    Token next() {
        Token token = peek();
        at++;
        return token;
    }

    List<Token> rest() {
        List<Token> rest = tokens.subList(Math.min(at, tokens.size()), tokens.size());
        at = tokens.size();
        return rest;
    }

    boolean is(String word) {
        return peek().is(word);
    }

    boolean isNext(String word) {
        return peek(1).is(word);
    }

    boolean accept(String word) {
        boolean found = is(word);
        if (found) {
            at++;
        }
        return found;
    }

    void expect(String word) {
        if (!accept(word)) {
            throw expected("`" + word + "`");
        }
    }

    /** `typedef` needs …, but there is `=`. */
    Unreadable expected(String what) {
        Token found = peek();
        String instead = found.kind() == Token.Kind.END ? "but it ends here." : "but there is " + describe(found) + ".";
        return new Unreadable(found.start(), "`" + span.keyword() + "` needs " + what + ", " + instead);
    }

    /** A token as written, shortened where it is long. */
    String describe(Token token) {
        String text = source().text();
        int shown = token.start();
        while (shown < token.end() && shown < token.start() + LONGEST_SHOWN && text.charAt(shown) != '\n') {
            shown += Character.charCount(text.codePointAt(shown));
        }
        return "`" + text.substring(token.start(), shown) + (shown < token.end() ? "…`" : "`");
    }

    static boolean isName(Token token) {
        return switch (token.kind()) {
            case IDENTIFIER, LONG_IDENTIFIER, SYMBOLIC, NATURAL, STRING, CARTOUCHE -> true;
            case COMMAND,
                    KEYWORD,
                    VARIABLE,
                    TYPE_IDENTIFIER,
                    TYPE_VARIABLE,
                    FLOAT,
                    ALTERNATIVE_STRING,
                    VERBATIM,
                    CONTROL,
                    COMMENT,
                    FORMAL_COMMENT,
                    ERROR,
                    END -> false;
        };
    }

    static boolean isInner(Token token) {
        return switch (token.kind()) {
            case IDENTIFIER,
                    LONG_IDENTIFIER,
                    SYMBOLIC,
                    VARIABLE,
                    TYPE_IDENTIFIER,
                    TYPE_VARIABLE,
                    NATURAL,
                    FLOAT,
                    STRING,
                    CARTOUCHE -> true;
            case COMMAND, KEYWORD, ALTERNATIVE_STRING, VERBATIM, CONTROL, COMMENT, FORMAL_COMMENT, ERROR, END -> false;
        };
    }

    boolean atName() {
        return isName(peek());
    }

    boolean atInner() {
        return isInner(peek());
    }

    Name name(String what) {
        if (!atName()) {
            throw expected(what);
        }
        return nameOf(next());
    }

    /** The token's text as a name, whatever kind of token it is. */
    Name nameOf(Token token) {
        Quoted inner = token.quoted(source());
        String text = token.isQuoted() ? Symbols.toUnicode(inner.text()) : token.text();
        return new Name(text, inner.position());
    }

    Quoted inner(String what) {
        if (!atInner()) {
            throw expected(what);
        }
        return next().quoted(source());
    }

    int number(String what) {
        if (peek().kind() != Token.Kind.NATURAL || peek().text().length() > 9) {
            throw expected(what);
        }
        return Integer.parseInt(next().text());
    }

    /** One or more names, as long as there are any. */
    List<Name> names(String what) {
        return many(this::atName, () -> name(what), what);
    }

    <T> List<T> many(Supplier<Boolean> more, Supplier<T> item, String what) {
        if (!more.get()) {
            throw expected(what);
        }
        List<T> items = new ArrayList<>();
        while (more.get()) {
            items.add(item.get());
        }
        return items;
    }

    /** One or more items with a separator between them. */
    <T> List<T> separated(String separator, Supplier<T> item) {
        List<T> items = new ArrayList<>();
        do {
            items.add(item.get());
        } while (accept(separator));
        return items;
    }

    /** How far ahead the bracket is closed that opens there, or -1. */
    int closing(int ahead) {
        int depth = 0;
        for (int i = ahead; at + i < tokens.size(); i++) {
            Token token = peek(i);
            if (opens(token)) {
                depth++;
            } else if (closes(token)) {
                depth--;
                if (depth == 0) {
                    return i;
                }
            }
        }
        return -1;
    }

    static boolean opens(Token token) {
        return token.kind() == Token.Kind.KEYWORD && (token.is("(") || token.is("["));
    }

    static boolean closes(Token token) {
        return token.kind() == Token.Kind.KEYWORD && (token.is(")") || token.is("]"));
    }

    /** The tokens up to one of these signs or the end; inside brackets the signs do not count. */
    List<Token> until(String... signs) {
        List<Token> found = new ArrayList<>();
        int depth = 0;
        while (!atEnd()) {
            if (depth == 0) {
                for (String sign : signs) {
                    if (is(sign)) {
                        return found;
                    }
                }
            }
            Token token = next();
            depth += opens(token) ? 1 : closes(token) ? -1 : 0;
            found.add(token);
        }
        return found;
    }
}
