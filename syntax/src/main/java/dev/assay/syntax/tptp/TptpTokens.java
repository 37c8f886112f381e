package dev.assay.syntax.tptp;

import dev.assay.syntax.Source;
import dev.assay.syntax.SyntaxException;
import java.util.Arrays;
import java.util.stream.Collectors;

/** The token that the parser looks at, the next one, and what it says when they are not what it needs. */
final class TptpTokens {
    private final Source source;
    private final TptpLexer lexer;
    private TptpToken current;
    private TptpToken following;

    TptpTokens(Source source) {
        this.source = source;
        lexer = new TptpLexer(source);
        current = lexer.next();
        following = lexer.next();
    }

    TptpToken current() {
        return current;
    }

    TptpToken following() {
        return following;
    }

    /** The current token, which is passed. */
    TptpToken take() {
        TptpToken taken = current;
        current = following;
        if (current.kind() != TptpToken.Kind.END) {
            following = lexer.next();
        }
        return taken;
    }

    boolean at(String symbol) {
        return current.is(symbol);
    }

    /** Passes the symbol if it is there. */
    boolean skip(String symbol) {
        boolean isThere = at(symbol);
        if (isThere) {
            take();
        }
        return isThere;
    }

    TptpToken expect(String symbol) {
        if (!at(symbol)) {
            throw unexpected(symbol);
        }
        return take();
    }

    /** After an element of a list: passes the separator and says true, or the closing symbol and says false. */
    boolean more(String separator, String closing) {
        if (skip(separator)) {
            return true;
        }
        if (!skip(closing)) {
            throw unexpected(closing, separator);
        }
        return false;
    }

    SyntaxException unexpected(String... symbols) {
        return unexpectedInsteadOf(
                Arrays.stream(symbols).map(s -> "'" + s + "'").collect(Collectors.joining(" or ")));
    }

    SyntaxException unexpectedInsteadOf(String what) {
        return new SyntaxException(current.position(), "expected " + what + ", found " + current.shown());
    }

    /** The text of all that comes before the {@code ')'} that closes what is open here, without comments. */
    String rawUntilClosed() {
        var result = new StringBuilder();
        int depth = 0;
        int end = current.start();
        while (depth > 0 || !at(")")) {
            if (current.kind() == TptpToken.Kind.END) {
                throw unexpected(")");
            }
            depth += opens(current) ? 1 : closes(current) ? -1 : 0;
            if (depth < 0) {
                throw unexpected(")");
            }
            if (current.start() > end) {
                result.append(' ');
            }
            result.append(source.text(), current.start(), current.end());
            end = current.end();
            take();
        }
        return result.toString();
    }

    private static boolean opens(TptpToken token) {
        return token.is("(") || token.is("[") || token.is("{");
    }

    private static boolean closes(TptpToken token) {
        return token.is(")") || token.is("]") || token.is("}");
    }
}
