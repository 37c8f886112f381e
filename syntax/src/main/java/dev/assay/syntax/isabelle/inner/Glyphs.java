package dev.assay.syntax.isabelle.inner;

import java.util.Arrays;

/** A text with its symbols as characters, and for each character where in the source it comes from. */
@SuppressWarnings("ArrayRecordComponent") // One int per symbol; nobody compares these.
record Glyphs(String text, int[] offsets) {
    /** Quotation marks and backslashes may be escaped by a backslash, as inside quotes. */
    static Glyphs of(InnerText inner) {
        String source = inner.source().text();
        var text = new StringBuilder(inner.end() - inner.start());
        int[] offsets = new int[inner.end() - inner.start() + 1];
        int i = inner.start();
        while (i < inner.end()) {
            int end = InnerSymbols.endOfSymbol(source, i, inner.end());
            if (end >= 0) {
                String symbol = InnerSymbols.character(source.substring(i + 2, end - 1));
                Arrays.fill(offsets, text.length(), text.length() + symbol.length(), i);
                text.append(symbol);
                i = end;
                continue;
            }
            offsets[text.length()] = i;
            if (source.charAt(i) == '\\' && i + 1 < inner.end() && isEscaped(source.charAt(i + 1))) {
                i++;
            }
            text.append(source.charAt(i++));
        }
        offsets[text.length()] = inner.end();
        return new Glyphs(text.toString(), offsets);
    }

    private static boolean isEscaped(char c) {
        return c == '"' || c == '\\';
    }
}
