package dev.assay.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ColumnsTest {
    @Test
    void coloursTakeNoRoom() {
        assertEquals(3, Columns.of("\033[31mxs₁\033[0m"));
        assertEquals("\033[31mabc\033[0m", Columns.cut("\033[31mabc\033[0m", 3));
        assertEquals("ab…", Columns.cut("\033[31mabcd\033[0m", 3));
    }

    @Test
    void aCharacterOutsideTheBasicPlaneIsNeverHalved() {
        assertEquals("𝒜…", Columns.cut("𝒜ℬ𝒞𝒟", 2));
    }

    @Test
    void longLinesAreBrokenBetweenWordsAndIndented() {
        assertEquals(
                List.of("  elements (enqueue x", "      q) = elements q", "      @ [x]"),
                Columns.wrap("  elements (enqueue x q) = elements q @ [x]", 21));
        assertEquals(List.of("  short"), Columns.wrap("  short", 20));
    }

    @Test
    void aWordIsNeverBroken() {
        assertEquals(
                List.of("see", "    /a/very/long/path/that/does/not/fit"),
                Columns.wrap("see /a/very/long/path/that/does/not/fit", 20));
    }

    @Test
    void whatIsPrintedIsAsWideAsTheTerminalEachTime() {
        var text = new StringWriter();
        int[] columns = {12};
        var out = new PrintWriter(new WrappingWriter(text, new Terminal() {
            @Override
            public int columns() {
                return columns[0];
            }

            @Override
            public int rows() {
                return 24;
            }
        }));
        out.println("one two three");
        columns[0] = 20;
        out.println("one two three");
        out.print("begun");
        out.flush();
        assertEquals("one two\n    three\none two three\nbegun", text.toString());
    }

    @Test
    void whereTheSystemCannotBeAskedTheEnvironmentTells() {
        Terminal told = Terminal.of(Map.of("COLUMNS", "132", "LINES", "many"));
        assertEquals(132, told.columns());
        assertEquals(Terminal.USUAL_ROWS, told.rows());
    }

    @Test
    void theSystemIsAskedOrTheEnvironment() {
        Terminal here = SystemTerminal.of(Map.of("COLUMNS", "77", "LINES", "11"));
        assertTrue(here.columns() > 0 && here.rows() > 0);
    }
}
