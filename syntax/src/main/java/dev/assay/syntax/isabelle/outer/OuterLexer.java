package dev.assay.syntax.isabelle.outer;

import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.symbol.SymbolText;
import dev.assay.syntax.isabelle.symbol.Symbols;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Splits a theory file into tokens; comments are tokens too, white space is not. */
public final class OuterLexer {
    private static final int OPEN = Symbols.known("open");
    private static final int CLOSE = Symbols.known("close");
    private static final int COMMENT = Symbols.known("comment");
    private static final int SUBSCRIPT = Symbols.known("^sub");
    private static final String SIGNS = "!#$%&*+-/<=>?@^_|~";
    private static final List<String> DOCUMENT_CONTROLS = List.of("\\<^marker>", "\\<^cancel>", "\\<^latex>");

    private final Source source;
    private final String text;
    private final SymbolText symbols;
    private final Keywords keywords;
    private final Resumption resumption;
    private final List<Token> tokens = new ArrayList<>();
    private final List<OuterError> errors = new ArrayList<>();
    private int at;

    private OuterLexer(Source source, Keywords keywords) {
        this.source = source;
        this.text = source.text();
        this.symbols = SymbolText.of(text, 0, text.length());
        this.keywords = keywords;
        this.resumption = new Resumption(symbols);
    }

    /** The tokens of a file, the last of them {@link Token.Kind#END}, and what begins no token or does not end. */
    public record Result(List<Token> tokens, List<OuterError> errors) {
        public Result {
            tokens = List.copyOf(tokens);
            errors = List.copyOf(errors);
        }
    }

    /** Reads the whole text. */
    public static Result read(Source source, Keywords keywords) {
        var lexer = new OuterLexer(source, keywords);
        while (lexer.at < lexer.symbols.length()) {
            lexer.token();
        }
        int end = source.text().length();
        lexer.tokens.add(new Token(Token.Kind.END, "", end, end));
        return new Result(lexer.tokens, lexer.errors);
    }

    private void token() {
        int start = at;
        int symbol = symbols.symbol(start);
        if (Character.isWhitespace(symbol) || symbol == 0xFEFF) {
            at++;
        } else if (symbol == '(' && peek(1) == '*') {
            nested(Token.Kind.COMMENT, "comment", "*)", 2);
        } else if (symbol == '{' && peek(1) == '*') {
            verbatim();
        } else if (symbol == '"') {
            string(Token.Kind.STRING, '"');
        } else if (symbol == '`') {
            string(Token.Kind.ALTERNATIVE_STRING, '`');
        } else if (symbol == OPEN) {
            nested(Token.Kind.CARTOUCHE, "cartouche", "›", 1);
        } else if (symbol == COMMENT) {
            formalComment();
        } else if (isControl(start)) {
            control();
        } else if (Symbols.isLetter(symbol)) {
            word();
        } else if (symbol == '\'' && Symbols.isLetter(peek(1))) {
            at = identifierEnd(start + 1);
            add(Token.Kind.TYPE_IDENTIFIER, start);
        } else if (symbol == '?' && (Symbols.isLetter(peek(1)) || peek(1) == '\'' && Symbols.isLetter(peek(2)))) {
            variable();
        } else if (isDigit(symbol)) {
            number();
        } else {
            sign();
        }
    }

    private int peek(int ahead) {
        return at + ahead < symbols.length() ? symbols.symbol(at + ahead) : -1;
    }

    private static boolean isDigit(int symbol) {
        return symbol >= '0' && symbol <= '9';
    }

    private boolean isControl(int index) {
        int symbol = symbols.symbol(index);
        return Symbols.isControl(symbol) || symbol == Symbols.UNKNOWN && text.startsWith("\\<^", symbols.offset(index));
    }

    private String written(int from, int to) {
        return text.substring(symbols.offset(from), symbols.offset(to));
    }

    private void add(Token.Kind kind, int start) {
        add(kind, start, Symbols.toUnicode(written(start, at)));
    }

    private void add(Token.Kind kind, int start, String content) {
        tokens.add(new Token(kind, content, symbols.offset(start), symbols.offset(at)));
    }

    private void word() {
        int start = at;
        at = identifierEnd(start);
        boolean isLong = false;
        while (peek(0) == '.' && Symbols.isLetter(peek(1))) {
            at = identifierEnd(at + 1);
            isLong = true;
        }
        if (isLong) {
            add(Token.Kind.LONG_IDENTIFIER, start);
        } else {
            add(wordKind(start), start);
        }
    }

    private Token.Kind wordKind(int start) {
        String word = Symbols.toUnicode(written(start, at));
        if (Keywords.isLegacy(word) && !resumption.isFirstOnLine(start)) {
            return Token.Kind.IDENTIFIER;
        }
        return reserved(word, Token.Kind.IDENTIFIER);
    }

    private Token.Kind reserved(String word, Token.Kind otherwise) {
        @Nullable CommandKind command = keywords.command(word);
        return command != null ? Token.Kind.COMMAND : keywords.isMinor(word) ? Token.Kind.KEYWORD : otherwise;
    }

    /** The end of the identifier whose first letter is at an index; a subscript sign counts with what it lowers. */
    private int identifierEnd(int letter) {
        int end = letter + 1;
        while (end < symbols.length()) {
            int symbol = symbols.symbol(end);
            if (isInWord(symbol)) {
                end++;
            } else if (symbol == SUBSCRIPT && end + 1 < symbols.length() && isInWord(symbols.symbol(end + 1))) {
                end += 2;
            } else {
                break;
            }
        }
        return end;
    }

    private static boolean isInWord(int symbol) {
        return Symbols.isLetter(symbol) || isDigit(symbol) || symbol == '_' || symbol == '\'';
    }

    private void variable() {
        int start = at;
        boolean isType = peek(1) == '\'';
        at = identifierEnd(start + (isType ? 2 : 1));
        if (peek(0) == '.' && isDigit(peek(1))) {
            at++;
            digits();
        }
        add(isType ? Token.Kind.TYPE_VARIABLE : Token.Kind.VARIABLE, start);
    }

    private void digits() {
        while (isDigit(peek(0))) {
            at++;
        }
    }

    private void number() {
        int start = at;
        digits();
        if (peek(0) == '.' && isDigit(peek(1))) {
            at++;
            digits();
            add(Token.Kind.FLOAT, start);
        } else {
            add(Token.Kind.NATURAL, start);
        }
    }

    /** The longest keyword, or the longest run of signs where that is longer. */
    private void sign() {
        int start = at;
        int run = start;
        while (run < symbols.length() && symbols.symbol(run) < 128 && SIGNS.indexOf(symbols.symbol(run)) >= 0) {
            run++;
        }
        if (run == start && symbols.symbol(start) >= 128 && isNamed(start)) {
            run++;
        }
        int longest = Math.min(start + keywords.longestSign(), symbols.length());
        for (int end = longest; end >= Math.max(run, start + 1); end--) {
            String word = Symbols.toUnicode(written(start, end));
            if (keywords.isReserved(word)) {
                at = end;
                add(reserved(word, Token.Kind.KEYWORD), start, word);
                return;
            }
        }
        at = Math.max(run, start + 1);
        if (run > start) {
            add(Token.Kind.SYMBOLIC, start);
        } else {
            add(Token.Kind.ERROR, start);
            error(start, "`" + written(start, at) + "` begins nothing that can stand here.");
        }
    }

    private boolean isNamed(int index) {
        int symbol = symbols.symbol(index);
        return symbol == Symbols.UNKNOWN || symbol != CLOSE && Symbols.name(symbol) != null;
    }

    private void error(int index, String message) {
        errors.add(new OuterError(message, source, symbols.offset(index)));
    }

    private void control() {
        int start = at;
        at++;
        if (peek(0) == OPEN) {
            nested(Token.Kind.CARTOUCHE, "cartouche", "›", 1);
            if (tokens.getLast().kind() != Token.Kind.ERROR) {
                tokens.removeLast();
                String name = Symbols.toAscii(written(start, start + 1));
                add(
                        DOCUMENT_CONTROLS.contains(name) ? Token.Kind.FORMAL_COMMENT : Token.Kind.CONTROL,
                        start,
                        written(start, at));
            }
        } else {
            add(Token.Kind.CONTROL, start, written(start, at));
        }
    }

    private void formalComment() {
        int start = at;
        int open = start + 1;
        while (open < symbols.length() && Character.isWhitespace(symbols.symbol(open))) {
            open++;
        }
        if (open < symbols.length() && symbols.symbol(open) == OPEN) {
            at = open;
            nested(Token.Kind.CARTOUCHE, "cartouche", "›", 1);
            if (tokens.getLast().kind() != Token.Kind.ERROR) {
                tokens.removeLast();
                add(Token.Kind.FORMAL_COMMENT, start, written(start, at));
            }
        } else {
            at++;
            add(Token.Kind.ERROR, start);
            error(start, "A formal comment needs a cartouche ‹…› after its sign.");
        }
    }

    /** A comment or a cartouche, in which others of its kind may lie; counted, as they may lie very deep. */
    private void nested(Token.Kind kind, String what, String closing, int width) {
        int start = at;
        int depth = 0;
        while (at < symbols.length()) {
            boolean isComment = kind == Token.Kind.COMMENT;
            if (isComment ? peek(0) == '(' && peek(1) == '*' : peek(0) == OPEN) {
                depth++;
                at += width;
            } else if (isComment ? peek(0) == '*' && peek(1) == ')' : peek(0) == CLOSE) {
                depth--;
                at += width;
                if (depth == 0) {
                    add(kind, start, written(start + width, at - width));
                    return;
                }
            } else {
                at++;
            }
        }
        unclosed(start, what, closing);
    }

    private void verbatim() {
        int start = at;
        at += 2;
        while (at < symbols.length()) {
            if (peek(0) == '*' && peek(1) == '}') {
                at += 2;
                add(Token.Kind.VERBATIM, start, written(start + 2, at - 2));
                return;
            }
            at++;
        }
        unclosed(start, "verbatim text", "*}");
    }

    private void string(Token.Kind kind, int quote) {
        int start = at;
        boolean isText = !tokens.isEmpty() && keywords.command(tokens.getLast().text()) == CommandKind.DOCUMENT;
        at++;
        while (at < symbols.length()) {
            int symbol = peek(0);
            if (symbol == quote) {
                at++;
                add(kind, start, written(start + 1, at - 1));
                return;
            }
            if (symbol == '\n' && !isText && resumption.isStatementAt(at + 1)) {
                break;
            }
            at += symbol == '\\' && (peek(1) == '\\' || peek(1) == quote) ? 2 : 1;
        }
        at = Math.min(at, symbols.length());
        unclosed(start, "string", Character.toString(quote));
    }

    /** Goes on at the next line that begins a statement, so that one missing quote does not swallow the rest. */
    private void unclosed(int start, String what, String closing) {
        at = at < symbols.length() ? at : resumption.after(start);
        add(Token.Kind.ERROR, start, written(start, start + 1));
        error(start, "This " + what + " is never closed with `" + closing + "`.");
    }
}
