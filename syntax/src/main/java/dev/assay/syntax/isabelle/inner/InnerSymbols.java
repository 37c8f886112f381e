package dev.assay.syntax.isabelle.inner;

import dev.assay.syntax.isabelle.symbol.Symbols;

/** The symbols that the inner syntax treats in a way of its own. */
final class InnerSymbols {
    static final char SUBSCRIPT = '⇩';
    static final char COMMENT = '―';
    static final char CANCEL = '⌦';
    static final char MARKER = '✐';
    static final char OPEN = '‹';
    static final char CLOSE = '›';
    static final char INDEX = 'ı';
    static final char CHOICE = 'ϵ';

    private InnerSymbols() {}

    /** The character for the symbol of that name, or the symbol itself if there is none. */
    static String character(String name) {
        return Symbols.toUnicode("\\<" + name + ">");
    }

    /** The text with characters for all of its symbols. */
    static String decode(String text) {
        return Symbols.toUnicode(text);
    }

    /** The end of the symbol {@code \<name>} that starts at {@code start}, or -1. */
    static int endOfSymbol(String text, int start, int limit) {
        if (!text.startsWith("\\<", start)) {
            return -1;
        }
        int end = start + 2;
        if (end < limit && text.charAt(end) == '^') {
            end++;
        }
        int name = end;
        while (end < limit && isNameCharacter(text.charAt(end))) {
            end++;
        }
        return end > name && end < limit && text.charAt(end) == '>' ? end + 1 : -1;
    }

    private static boolean isNameCharacter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '\'';
    }
}
