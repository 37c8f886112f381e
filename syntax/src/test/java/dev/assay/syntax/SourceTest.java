package dev.assay.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.logic.Position;
import org.junit.jupiter.api.Test;

class SourceTest {
    @Test
    void linesAndColumnsAreCountedInCodePoints() {
        String text = "a\tb\r\n\uD835\uDC9C\u00E9\uD835\uDC9Cx\uD835\n\n\uDC9C.";
        var source = new Source("f", text);
        for (int offset = 0; offset <= text.length(); offset++) {
            int start = text.lastIndexOf('\n', offset - 1) + 1;
            int line = (int) text.substring(0, offset)
                            .chars()
                            .filter(c -> c == '\n')
                            .count()
                    + 1;
            assertEquals(
                    new Position("f", line, text.codePointCount(start, offset) + 1),
                    source.position(offset),
                    "" + offset);
        }
    }

    @Test
    void anOffsetBehindTheTextIsItsEnd() {
        assertEquals(new Position("f", 1, 3), new Source("f", "ab").position(9));
    }
}
