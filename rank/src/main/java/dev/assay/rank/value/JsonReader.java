package dev.assay.rank.value;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads JSON (RFC 8259). */
final class JsonReader {
    /** Deeper values than this would need more stack than there may be. */
    private static final int DEEPEST = 1000;
    /** A number with a larger exponent would fill the memory with zeros. */
    private static final int LONGEST_EXPONENT = 4;

    private final String text;
    private int at;
    private int depth;

    JsonReader(String text) {
        this.text = text;
    }

    Json whole() {
        Json value = value();
        skipBlanks();
        if (at < text.length()) {
            throw problem("the end");
        }
        return value;
    }

    private Json value() {
        skipBlanks();
        if (depth++ > DEEPEST) {
            throw new JsonException("a value is nested more than " + DEEPEST + " levels deep");
        }
        Json result = switch (peek()) {
            case '[' -> array();
            case '{' -> members();
            case '"' -> new Json.Text(string());
            case 't' -> word("true", new Json.Truth(true));
            case 'f' -> word("false", new Json.Truth(false));
            case 'n' -> word("null", Json.Null.NULL);
            default -> number();
        };
        depth--;
        return result;
    }

    private Json array() {
        List<Json> elements = new ArrayList<>();
        at++;
        skipBlanks();
        if (!found(']')) {
            do {
                elements.add(value());
                skipBlanks();
            } while (found(','));
            expect(']');
        }
        return new Json.Array(elements);
    }

    private Json members() {
        Map<String, Json> members = new LinkedHashMap<>();
        at++;
        skipBlanks();
        if (!found('}')) {
            do {
                skipBlanks();
                String name = string();
                skipBlanks();
                expect(':');
                members.put(name, value());
                skipBlanks();
            } while (found(','));
            expect('}');
        }
        return new Json.Members(members);
    }

    private String string() {
        expect('"');
        var result = new StringBuilder();
        while (peek() != '"') {
            char c = text.charAt(at++);
            if (c == '\\') {
                result.append(escaped());
            } else if (c < ' ') {
                at--;
                throw problem("a character that is escaped");
            } else {
                result.append(c);
            }
        }
        at++;
        return result.toString();
    }

    private char escaped() {
        char c = peek();
        at++;
        return switch (c) {
            case 'n' -> '\n';
            case 't' -> '\t';
            case 'r' -> '\r';
            case 'b' -> '\b';
            case 'f' -> '\f';
            case '"', '\\', '/' -> c;
            case 'u' -> {
                if (at + 4 > text.length() || !text.substring(at, at + 4).matches("[0-9a-fA-F]{4}")) {
                    throw problem("four hexadecimal digits");
                }
                at += 4;
                yield (char) Integer.parseInt(text, at - 4, at, 16);
            }
            default -> {
                at--;
                throw problem("an escape such as \\n");
            }
        };
    }

    private Json number() {
        int start = at;
        while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        String digits = text.substring(start, at);
        if (!digits.matches("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]{1," + LONGEST_EXPONENT + "})?")) {
            at = start;
            throw problem("a value");
        }
        return new Json.Number(new BigDecimal(digits));
    }

    private Json word(String word, Json value) {
        if (!text.startsWith(word, at)) {
            throw problem("a value");
        }
        at += word.length();
        return value;
    }

    private void skipBlanks() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private char peek() {
        if (at >= text.length()) {
            throw new JsonException("the text ends in the middle of a value");
        }
        return text.charAt(at);
    }

    private boolean found(char c) {
        boolean found = at < text.length() && text.charAt(at) == c;
        at += found ? 1 : 0;
        return found;
    }

    private void expect(char c) {
        if (!found(c)) {
            throw problem("'" + c + "'");
        }
    }

    private JsonException problem(String expected) {
        return new JsonException("column " + (at + 1) + ": expected " + expected
                + (at < text.length() ? ", not '" + text.charAt(at) + "'" : ""));
    }
}
