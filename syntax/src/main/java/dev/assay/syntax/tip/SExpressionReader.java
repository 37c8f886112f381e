package dev.assay.syntax.tip;

import dev.assay.logic.Position;
import dev.assay.syntax.Source;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.tip.SExpression.Atom;
import dev.assay.syntax.tip.SExpression.Group;
import dev.assay.syntax.tip.SExpression.Kind;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/** Text as nested lists; without recursion, so nesting is no matter here. */
final class SExpressionReader {
    private record Open(List<SExpression> items, Position position) {}

    private final String file;
    private final String text;
    private int at;
    private int line = 1;
    private int column = 1;

    private SExpressionReader(Source source) {
        file = source.file();
        text = source.text();
    }

    static List<SExpression> read(Source source) {
        return new SExpressionReader(source).read();
    }

    private List<SExpression> read() {
        var result = new ArrayList<SExpression>();
        var open = new ArrayDeque<Open>();
        for (skipBlanks(); at < text.length(); skipBlanks()) {
            Position start = position();
            char c = text.charAt(at);
            List<SExpression> here = open.isEmpty() ? result : open.element().items();
            if (c == '(') {
                advance(1);
                open.push(new Open(new ArrayList<>(), start));
            } else if (c == ')') {
                if (open.isEmpty()) {
                    throw new SyntaxException(start, "expected '(', found ')'");
                }
                advance(1);
                Open done = open.pop();
                (open.isEmpty() ? result : open.element().items()).add(new Group(done.items(), done.position()));
            } else {
                here.add(atom(c, start));
            }
        }
        if (!open.isEmpty()) {
            Position opened = open.element().position();
            throw new SyntaxException(
                    position(),
                    "expected ')' for the '(' of line " + opened.line() + ", column " + opened.column()
                            + ", found end of file");
        }
        return result;
    }

    private Position position() {
        return new Position(file, line, column);
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

    private void skipBlanks() {
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == ';') {
                int end = text.indexOf('\n', at);
                advance((end < 0 ? text.length() : end) - at);
            } else if (c == ' ' || c == '\t' || c == '\n' || c == '\r') {
                advance(1);
            } else {
                return;
            }
        }
    }

    private Atom atom(char c, Position start) {
        if (c == '|') {
            return quoted(start);
        }
        if (c == '"') {
            return string(start);
        }
        int end = at + (c == ':' || c == '#' ? 1 : 0);
        while (end < text.length() && isSymbolPart(text.charAt(end))) {
            end++;
        }
        String word = text.substring(at, end);
        if (word.isEmpty() || word.equals(":") || c == '#' && !word.matches("#x[0-9a-fA-F]+|#b[01]+")) {
            int codePoint = text.codePointAt(at);
            String shown =
                    codePoint < ' ' ? String.format("U+%04X", codePoint) : "'" + Character.toString(codePoint) + "'";
            throw new SyntaxException(start, "unexpected character " + shown);
        }
        Kind kind = Kind.SYMBOL;
        if (c == ':') {
            kind = Kind.KEYWORD;
        } else if (c == '#') {
            kind = Kind.BITS;
        } else if (isDigit(c)) {
            kind = numberKind(word, start);
        }
        advance(end - at);
        return new Atom(kind, word, start);
    }

    private static Kind numberKind(String word, Position start) {
        if (word.chars().allMatch(d -> isDigit((char) d))) {
            return Kind.NUMERAL;
        }
        int point = word.indexOf('.');
        boolean isDecimal = point > 0
                && point < word.length() - 1
                && word.chars().allMatch(d -> d == '.' || isDigit((char) d))
                && word.indexOf('.', point + 1) < 0;
        if (!isDecimal) {
            throw new SyntaxException(start, "expected a number or a name, found '" + word + "'");
        }
        return Kind.DECIMAL;
    }

    private Atom quoted(Position start) {
        int end = text.indexOf('|', at + 1);
        if (end < 0) {
            throw new SyntaxException(start, "expected '|' at the end of a name, found end of file");
        }
        String name = text.substring(at + 1, end);
        advance(end + 1 - at);
        return new Atom(Kind.QUOTED, name, start);
    }

    private Atom string(Position start) {
        var result = new StringBuilder();
        int i = at + 1;
        while (true) {
            int end = text.indexOf('"', i);
            if (end < 0) {
                throw new SyntaxException(start, "expected '\"' at the end of a string, found end of file");
            }
            result.append(text, i, end);
            if (end + 1 >= text.length() || text.charAt(end + 1) != '"') {
                advance(end + 1 - at);
                return new Atom(Kind.STRING, result.toString(), start);
            }
            result.append('"');
            i = end + 2;
        }
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    static boolean isSymbolPart(char c) {
        return c >= 'a' && c <= 'z'
                || c >= 'A' && c <= 'Z'
                || isDigit(c)
                || "~!@$%^&*_-+=<>.?/'".indexOf(c) >= 0
                || c > 0x7f && !Character.isWhitespace(c) && !Character.isISOControl(c) && c != '\uFFFD';
    }
}
