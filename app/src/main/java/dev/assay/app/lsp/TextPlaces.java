package dev.assay.app.lsp;

import java.util.Arrays;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;

/** From offsets in a text to the editor's lines and columns (UTF-16, from 0) and back. */
final class TextPlaces {
    private final String text;
    private final int[] lineStarts;

    TextPlaces(String text) {
        this.text = text;
        int[] starts = new int[(int) text.chars().filter(c -> c == '\n').count() + 1];
        int line = 0;
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == '\n') {
                line++;
                starts[line] = i + 1;
            }
        }
        this.lineStarts = starts;
    }

    Position position(int offset) {
        int bounded = Math.max(0, Math.min(offset, text.length()));
        int found = Arrays.binarySearch(lineStarts, bounded);
        int line = found >= 0 ? found : -found - 2;
        return new Position(line, bounded - lineStarts[line]);
    }

    Range range(int start, int end) {
        return new Range(position(start), position(Math.max(start, end)));
    }

    int offset(Position position) {
        int line = Math.max(0, Math.min(position.getLine(), lineStarts.length - 1));
        return Math.min(lineStarts[line] + position.getCharacter(), lineEnd(line));
    }

    /** The offset of a place as readers give it: lines and columns from 1, columns in code points. */
    int offset(dev.assay.logic.Position place) {
        int line = Math.max(0, Math.min(place.line() - 1, lineStarts.length - 1));
        int start = lineStarts[line];
        int end = lineEnd(line);
        int column = Math.min(Math.max(0, place.column() - 1), text.codePointCount(start, end));
        return text.offsetByCodePoints(start, column);
    }

    private int lineEnd(int line) {
        return line + 1 < lineStarts.length ? lineStarts[line + 1] - 1 : text.length();
    }

    /** From an offset to the end of the word there, or of one character. */
    Range word(int offset) {
        int end = offset;
        while (end < text.length() && isOfName(text.charAt(end))) {
            end++;
        }
        return range(offset, Math.max(end, Math.min(offset + 1, text.length())));
    }

    /** The name around an offset; empty if there is none. */
    String nameAt(int offset) {
        int start = offset;
        int end = offset;
        while (start > 0 && isOfName(text.charAt(start - 1))) {
            start--;
        }
        while (end < text.length() && isOfName(text.charAt(end))) {
            end++;
        }
        String name = text.substring(start, end);
        // A full stop may end a sentence, or a proof.
        return name.replaceAll("^\\.+|\\.+$", "");
    }

    private static boolean isOfName(char c) {
        return Character.isLetterOrDigit(c) || c == '_' || c == '\'' || c == '.' || c == '⇩';
    }
}
