package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.Position;
import dev.assay.syntax.SyntaxException;
import java.util.ArrayList;
import java.util.List;

/** The tokens of a text: at each place the longest, and of equally long ones the delimiter. */
final class Lexer {
    private final Lexicon lexicon;
    private final InnerText inner;
    private final String text;
    private final Glyphs glyphs;
    private final List<Token> tokens = new ArrayList<>();
    private final boolean inRule;
    private int at;

    // The place of the last token, from which that of the next is counted.
    private int markedOffset;
    private int line;
    private int column;

    private Lexer(Lexicon lexicon, InnerText inner, boolean inRule) {
        this.inRule = inRule;
        this.glyphs = new Glyphs(inner);
        this.lexicon = lexicon;
        this.inner = inner;
        this.text = glyphs.text();
        Position start = inner.position();
        this.markedOffset = inner.start();
        this.line = start.line();
        this.column = start.column();
    }

    /** All tokens, and a last one that marks the end. */
    static List<Token> tokens(Lexicon lexicon, InnerText inner) {
        return new Lexer(lexicon, inner, false).run();
    }

    /** The same where names of syntactic constants, which begin with {@code _}, are identifiers. */
    static List<Token> tokensOfRule(Lexicon lexicon, InnerText inner) {
        return new Lexer(lexicon, inner, true).run();
    }

    private List<Token> run() {
        while (at < text.length()) {
            int blank = blank();
            if (blank > at) {
                at = blank;
            } else {
                token();
            }
        }
        add(Token.Kind.END, "", text.length());
        return tokens;
    }

    private void add(Token.Kind kind, String content, int end) {
        tokens.add(new Token(kind, content, glyphs.offset(at), position(glyphs.offset(at))));
        at = end;
    }

    private Position position(int offset) {
        String source = inner.source().text();
        while (markedOffset < offset) {
            int c = source.codePointAt(markedOffset);
            markedOffset += Character.charCount(c);
            column++;
            if (c == '\n') {
                line++;
                column = 1;
            }
        }
        return new Position(inner.source().file(), line, column);
    }

    private SyntaxException failure(String sentence) {
        return new SyntaxException(inner.source().position(glyphs.offset(at)), sentence);
    }

    // Blanks and comments

    private int blank() {
        char c = text.charAt(at);
        if (Character.isWhitespace(c)) {
            return at + 1;
        }
        if (c == '(' && text.startsWith("(*", at) && !text.startsWith("(*)", at) && lexicon.longest(text, at) < 3) {
            return endOfNested("(*", "*)", "this comment has no end");
        }
        if (c == InnerSymbols.COMMENT || c == InnerSymbols.CANCEL || c == InnerSymbols.MARKER) {
            int open = at + 1;
            while (open < text.length() && Character.isWhitespace(text.charAt(open))) {
                open++;
            }
            if (open < text.length() && text.charAt(open) == InnerSymbols.OPEN) {
                at = open;
                return endOfCartouche();
            }
        }
        return at;
    }

    private int endOfCartouche() {
        return endOfNested(
                Character.toString(InnerSymbols.OPEN),
                Character.toString(InnerSymbols.CLOSE),
                "this cartouche has no end");
    }

    private int endOfNested(String open, String close, String sentence) {
        int depth = 0;
        int i = at;
        while (i < text.length()) {
            if (text.startsWith(open, i)) {
                depth++;
                i += open.length();
            } else if (text.startsWith(close, i)) {
                depth--;
                i += close.length();
                if (depth == 0) {
                    return i;
                }
            } else {
                i++;
            }
        }
        throw failure(sentence);
    }

    // Tokens

    private void token() {
        int delimiter = at + lexicon.longest(text, at);
        char c = text.charAt(at);
        if (text.startsWith("''", at)) {
            string();
            return;
        }
        if (c == InnerSymbols.OPEN && delimiter == at) {
            int end = endOfCartouche();
            add(Token.Kind.CARTOUCHE, text.substring(at + 1, end - 1), end);
            return;
        }
        Token.Kind kind = Token.Kind.DELIMITER;
        int end = delimiter;
        if (isDigit(c)) {
            int decimal = endOfDecimal(at);
            int numeral = endOfNumeral(at);
            int longest = Math.max(decimal, numeral);
            if (longest > end) {
                end = longest;
                kind = decimal > numeral ? Token.Kind.DECIMAL : Token.Kind.NUMERAL;
            }
        } else {
            int identifier = endOfIdentifier(inRule && c == '_' ? at + 1 : at);
            int longIdentifier = endOfLongIdentifier(identifier);
            int variable = c == '?' ? endOfVariable(at + 1) : -1;
            int typeVariable = c == '\'' ? endOfIdentifier(at + 1) : -1;
            int typeUnknown = text.startsWith("?'", at) ? endOfVariable(at + 2) : -1;
            if (longIdentifier > end) {
                end = longIdentifier;
                kind = longIdentifier > identifier ? Token.Kind.LONG_IDENTIFIER : Token.Kind.IDENTIFIER;
            } else if (variable > end) {
                end = variable;
                kind = Token.Kind.VARIABLE;
            } else if (typeVariable > end) {
                end = typeVariable;
                kind = Token.Kind.TYPE_VARIABLE;
            } else if (typeUnknown > end) {
                end = typeUnknown;
                kind = Token.Kind.TYPE_UNKNOWN;
            }
        }
        if (end == at) {
            int next = text.charAt(at) == '\\' && text.startsWith("\\<", at) ? text.indexOf('>', at) + 1 : 0;
            String shown = next > 0 ? text.substring(at, next) : Character.toString(text.codePointAt(at));
            throw failure("the symbol '" + shown + "' has no meaning here");
        }
        add(kind, text.substring(at, end), end);
    }

    private void string() {
        var content = new StringBuilder();
        int i = at + 2;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (text.startsWith("''", i)) {
                add(Token.Kind.STRING, content.toString(), i + 2);
                return;
            }
            if (c == '\\' && text.startsWith("\\'", i)) {
                content.append('\'');
                i += 2;
            } else {
                content.append(c == '⏎' ? '\n' : c);
                i++;
            }
        }
        throw failure("this string has no end");
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private int endOfDigits(int start) {
        int i = start;
        while (i < text.length() && isDigit(text.charAt(i))) {
            i++;
        }
        return i;
    }

    private int endOfNumeral(int start) {
        if (text.startsWith("0x", start) || text.startsWith("0b", start)) {
            int radix = text.charAt(start + 1) == 'x' ? 16 : 2;
            int i = start + 2;
            while (i < text.length() && Character.digit(text.charAt(i), radix) >= 0) {
                i++;
            }
            if (i > start + 2) {
                return i;
            }
        }
        return endOfDigits(start);
    }

    private int endOfDecimal(int start) {
        int point = endOfDigits(start);
        if (point + 1 < text.length() && text.charAt(point) == '.' && isDigit(text.charAt(point + 1))) {
            return endOfDigits(point + 1);
        }
        return -1;
    }

    private static boolean isLetter(int c) {
        return Character.isLetter(c) && c != 'λ' && c != InnerSymbols.CHOICE && c != InnerSymbols.INDEX;
    }

    private static boolean isQuasiLetter(int c) {
        return c >= '0' && c <= '9' || c == '_' || c == '\'' || isLetter(c);
    }

    /** The end of the identifier at that place, or -1. */
    private int endOfIdentifier(int start) {
        if (start >= text.length() || !isLetter(text.codePointAt(start))) {
            return -1;
        }
        int i = start;
        while (i < text.length()) {
            int letter = text.charAt(i) == InnerSymbols.SUBSCRIPT ? i + 1 : i;
            if (letter >= text.length() || !isQuasiLetter(text.codePointAt(letter))) {
                break;
            }
            i = letter + Character.charCount(text.codePointAt(letter));
        }
        return i;
    }

    private int endOfLongIdentifier(int identifier) {
        int end = identifier;
        while (end >= 0 && end < text.length() && text.charAt(end) == '.') {
            int next = endOfIdentifier(end + 1);
            if (next < 0) {
                break;
            }
            end = next;
        }
        return end;
    }

    /** An identifier with an index, as in x.1. */
    private int endOfVariable(int start) {
        int end = endOfIdentifier(start);
        if (end >= 0 && end + 1 < text.length() && text.charAt(end) == '.' && isDigit(text.charAt(end + 1))) {
            return endOfDigits(end + 1);
        }
        return end;
    }
}
