package dev.assay.syntax.isabelle.inner;

import java.util.Arrays;

/** A text with its symbols as characters, and for each character where in the source it comes from. */
final class Glyphs {
    private final StringBuilder characters;
    private final int[] offsets;

    /** Quotation marks and backslashes may be escaped by a backslash, as inside quotes. */
    Glyphs(InnerText inner) {
        String source = inner.source().text();
        characters = new StringBuilder(inner.end() - inner.start());
        offsets = new int[inner.end() - inner.start() + 1];
        int i = inner.start();
        while (i < inner.end()) {
            int end = InnerSymbols.endOfSymbol(source, i, inner.end());
            if (end >= 0) {
                String symbol = InnerSymbols.character(source.substring(i + 2, end - 1));
                Arrays.fill(offsets, characters.length(), characters.length() + symbol.length(), i);
                characters.append(symbol);
                i = end;
                continue;
            }
            offsets[characters.length()] = i;
            if (source.charAt(i) == '\\' && i + 1 < inner.end() && isEscaped(source.charAt(i + 1))) {
                i++;
            }
            characters.append(source.charAt(i++));
        }
        offsets[characters.length()] = inner.end();
    }

    String text() {
        return characters.toString();
    }

    /** Where in the source the character at {@code index} begins; the end of the text for the index after the last. */
    int offset(int index) {
        return offsets[index];
    }

    private static boolean isEscaped(char c) {
        return c == '"' || c == '\\';
    }
}
