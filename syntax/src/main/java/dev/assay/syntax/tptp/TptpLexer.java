package dev.assay.syntax.tptp;

import dev.assay.logic.Position;
import dev.assay.syntax.Source;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.tptp.TptpToken.Kind;

/** The tokens of a TPTP text, one after the other. */
final class TptpLexer {
    /** Longer symbols before their beginnings. */
    private static final String[] SYMBOLS = {
        "<=>", "<~>", "-->", "@@+", "@@-", "=>", "<=", "~&", "~|", "!=", "!>", "!!", "??", "?*", "@+", "@-", "@=", ":=",
        "(", ")", "[", "]", "{", "}", ",", ".", ":", "|", "&", "~", "=", "!", "?", "^", "@", ">", "*", "+", "-", "<"
    };

    private final String file;
    private final String text;
    private int at;
    private int line = 1;
    private int column = 1;

    TptpLexer(Source source) {
        file = source.file();
        text = source.text();
    }

    private Position position() {
        return new Position(file, line, column);
    }

    private char peek(int ahead) {
        return at + ahead < text.length() ? text.charAt(at + ahead) : '\0';
    }

    private void advance(int count) {
        for (int end = at + count; at < end; at++) {
            char c = text.charAt(at);
            if (c == '\n') {
                line++;
                column = 1;
            } else if (!Character.isLowSurrogate(c)) {
                column++;
            }
        }
    }

    TptpToken next() {
        skipBlanks();
        Position start = position();
        if (at >= text.length()) {
            return new TptpToken(Kind.END, "", at, at, start);
        }
        char c = text.charAt(at);
        if (c >= 'a' && c <= 'z') {
            return word(Kind.LOWER, 1, start);
        }
        if (c >= 'A' && c <= 'Z') {
            return word(Kind.UPPER, 1, start);
        }
        if (c == '$') {
            return word(Kind.DOLLAR, peek(1) == '$' ? 2 : 1, start);
        }
        if (c == '\'' || c == '"') {
            return quoted(c, start);
        }
        if (isDigit(c) || (c == '-' || c == '+') && isDigit(peek(1))) {
            return number(start);
        }
        for (String symbol : SYMBOLS) {
            if (text.startsWith(symbol, at)) {
                return token(Kind.SYMBOL, symbol, at + symbol.length(), start);
            }
        }
        throw new SyntaxException(start, "unexpected character " + shown(text.codePointAt(at)));
    }

    private TptpToken token(Kind kind, String meaning, int end, Position start) {
        var result = new TptpToken(kind, meaning, at, end, start);
        advance(end - at);
        return result;
    }

    private static String shown(int codePoint) {
        return codePoint < ' ' || codePoint == 0x7f
                ? "U+" + String.format("%04X", codePoint)
                : "'" + Character.toString(codePoint) + "'";
    }

    private void skipBlanks() {
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f') {
                advance(1);
            } else if (c == '%') {
                int end = text.indexOf('\n', at);
                advance((end < 0 ? text.length() : end) - at);
            } else if (c == '/' && peek(1) == '*') {
                int end = text.indexOf("*/", at + 2);
                if (end < 0) {
                    throw new SyntaxException(position(), "comment without end: expected '*/'");
                }
                advance(end + 2 - at);
            } else {
                return;
            }
        }
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isWordPart(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || isDigit(c) || c == '_';
    }

    private TptpToken word(Kind kind, int prefix, Position start) {
        int end = at + prefix;
        while (end < text.length() && isWordPart(text.charAt(end))) {
            end++;
        }
        if (kind == Kind.DOLLAR && end == at + prefix) {
            throw new SyntaxException(start, "expected a word after '" + text.substring(at, end) + "'");
        }
        return token(kind, text.substring(at, end), end, start);
    }

    private TptpToken quoted(char quote, Position start) {
        var result = new StringBuilder();
        int i = at + 1;
        while (true) {
            char c = i < text.length() ? text.charAt(i) : '\n';
            if (c == '\n') {
                throw new SyntaxException(start, "expected " + quote + " before the end of the line");
            }
            if (c == quote) {
                break;
            }
            if (c == '\\') {
                i++;
                char escaped = i < text.length() ? text.charAt(i) : '\n';
                if (escaped != quote && escaped != '\\') {
                    advance(i - 1 - at);
                    throw new SyntaxException(position(), "expected \\" + quote + " or \\\\ in quotes");
                }
                c = escaped;
            }
            result.append(c);
            i++;
        }
        if (quote == '\'' && result.isEmpty()) {
            throw new SyntaxException(start, "a quoted name must not be empty");
        }
        return token(quote == '\'' ? Kind.QUOTED : Kind.DISTINCT, result.toString(), i + 1, start);
    }

    private TptpToken number(Position start) {
        int end = digits(isDigit(text.charAt(at)) ? at : at + 1);
        Kind kind = Kind.INTEGER;
        if (digits(end + 1) > end + 1 && (text.charAt(end) == '/' || text.charAt(end) == '.')) {
            kind = text.charAt(end) == '/' ? Kind.RATIONAL : Kind.REAL;
            end = digits(end + 1);
        }
        if (kind != Kind.RATIONAL && end < text.length() && (text.charAt(end) == 'e' || text.charAt(end) == 'E')) {
            boolean signed = end + 1 < text.length() && (text.charAt(end + 1) == '-' || text.charAt(end + 1) == '+');
            int exponent = end + (signed ? 2 : 1);
            if (digits(exponent) > exponent) {
                kind = Kind.REAL;
                end = digits(exponent);
            }
        }
        return token(kind, text.substring(at, end), end, start);
    }

    private int digits(int from) {
        int end = from;
        while (end < text.length() && isDigit(text.charAt(end))) {
            end++;
        }
        return end;
    }
}
