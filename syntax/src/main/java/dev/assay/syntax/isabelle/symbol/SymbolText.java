package dev.assay.syntax.isabelle.symbol;

import java.util.Arrays;

/**
 * A stretch of text as Isabelle symbols. {@code symbols[i]} is the code of a symbol, whether written {@code \<alpha>} or
 * α, and {@code offsets[i]} where it is written; {@code offsets} has one more entry, for the end.
 */
@SuppressWarnings("ArrayRecordComponent") // One int per symbol, or large files would not fit; nobody compares these.
public record SymbolText(int[] symbols, int[] offsets) {
    /** The symbols of {@code text} from one offset to another. */
    public static SymbolText of(String text, int from, int to) {
        int[] symbols = new int[to - from];
        int[] offsets = new int[to - from + 1];
        int count = 0;
        int at = from;
        while (at < to) {
            offsets[count] = at;
            int close = text.charAt(at) == '\\' ? closing(text, at, to) : -1;
            if (close < 0) {
                int code = text.codePointAt(at);
                symbols[count] = code;
                // A pair of surrogates may not reach over the end.
                at = Math.min(to, at + Character.charCount(code));
            } else {
                symbols[count] = Symbols.code(text.substring(at + 2, close));
                at = close + 1;
            }
            count++;
        }
        offsets[count] = to;
        return count == to - from
                ? new SymbolText(symbols, offsets)
                : new SymbolText(Arrays.copyOf(symbols, count), Arrays.copyOf(offsets, count + 1));
    }

    /** Where the {@code >} of a symbol is that begins with the backslash at an offset, or -1. */
    private static int closing(String text, int backslash, int to) {
        int at = backslash + 1;
        if (at >= to || text.charAt(at) != '<') {
            return -1;
        }
        at++;
        if (at < to && text.charAt(at) == '^') {
            at++;
        }
        int start = at;
        while (at < to && isNameCharacter(text.charAt(at), at == start)) {
            at++;
        }
        return at > start && at < to && text.charAt(at) == '>' ? at : -1;
    }

    private static boolean isNameCharacter(char c, boolean first) {
        return c >= 'a' && c <= 'z'
                || c >= 'A' && c <= 'Z'
                || !first && (c >= '0' && c <= '9' || c == '_' || c == '\'');
    }

    /** How many symbols. */
    public int length() {
        return symbols.length;
    }

    public int symbol(int index) {
        return symbols[index];
    }

    /** Where a symbol begins; for the index {@link #length()}, where the last one ends. */
    public int offset(int index) {
        return offsets[index];
    }
}
