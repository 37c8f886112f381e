package dev.assay.syntax;

import dev.assay.logic.Position;
import java.util.ArrayList;
import java.util.Arrays;

/** The text of a file, and where in it an offset lies. */
public final class Source {
    private final String file;
    private final String text;
    private final int[] lineStarts;

    public Source(String file, String text) {
        this.file = file;
        this.text = text;
        var starts = new ArrayList<Integer>();
        starts.add(0);
        for (int i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) {
            starts.add(i + 1);
        }
        this.lineStarts = starts.stream().mapToInt(Integer::intValue).toArray();
    }

    public String file() {
        return file;
    }

    public String text() {
        return text;
    }

    /** The line and column of an offset, in code points from 1. */
    public Position position(int offset) {
        int found = Arrays.binarySearch(lineStarts, offset);
        int line = found >= 0 ? found : -found - 2;
        int column = text.codePointCount(lineStarts[line], Math.min(offset, text.length()));
        return new Position(file, line + 1, column + 1);
    }
}
