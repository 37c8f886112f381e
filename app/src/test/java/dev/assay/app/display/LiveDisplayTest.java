package dev.assay.app.display;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.app.Main;
import dev.assay.app.cli.Columns;
import dev.assay.app.cli.Session;
import dev.assay.app.cli.Terminal;
import dev.assay.run.Budget;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LiveDisplayTest {
    @TempDir
    private Path folder;

    @Test
    void whatIsSettledStaysAndTheLinesOfTheEnginesAreErased() throws IOException {
        Path file = Files.writeString(folder.resolve("a.p"), "fof(c, conjecture, p).");
        var out = new StringWriter();
        var session = new Session(new PrintWriter(out), new PrintWriter(out), true, Map.of());
        Main.run(session, "try", file.toString(), "--no-cache", "--timeout", "60");
        String shown = onScreen(out.toString());
        assertTrue(shown.contains("a.p:1: c: \033[31mrefuted\033[0m by models"), shown);
        assertTrue(shown.strip().endsWith("s)\033[0m"), shown);
        assertTrue(!shown.contains("░"), shown);
    }

    @Test
    void whoeverPressesCtrlCSeesHowFarItCame() throws IOException {
        Path file = Files.writeString(folder.resolve("a.p"), "fof(c, conjecture, p).");
        var out = new StringWriter();
        try (var run = Budget.UNLIMITED.start()) {
            run.cancel();
            Main.run(
                    new Session(new PrintWriter(out), new PrintWriter(out), Terminal.NONE, false, Map.of(), run),
                    "try",
                    file.toString());
        }
        assertTrue(out.toString().startsWith("0 conjectures"), out.toString());
    }

    /** A terminal in which 30 columns and 6 rows can be seen; a line that is wider takes several rows. */
    @Test
    void inASmallWindowNoLineOfTheEnginesWrapsOrScrollsAway() throws IOException {
        Path file = Files.writeString(
                folder.resolve("a.p"),
                "fof(a_long_name_of_a_conjecture, conjecture, ?[X]: ![Y]: (loves(X, Y) => loves(Y, X))).");
        var out = new StringWriter();
        var session = new Session(
                new PrintWriter(out),
                new PrintWriter(out),
                Terminal.of(30, 6),
                true,
                Map.of(),
                Budget.UNLIMITED.start());
        Main.run(session, "try", file.toString(), "--no-cache", "--timeout", "60");
        List<String> lines = out.toString().lines().toList();
        int erased = 0;
        for (int i = 0; i < lines.size(); i++) {
            var up = Pattern.compile("^\033\\[([0-9]+)A\033\\[2K").matcher(lines.get(i));
            if (up.find()) {
                int rows = Integer.parseInt(up.group(1));
                assertTrue(rows < 6, lines.get(i));
                lines.subList(i - rows, i).forEach(line -> assertTrue(Columns.of(line) < 30, line));
                erased += rows;
            }
        }
        assertTrue(erased > 0, out.toString());
    }

    @Test
    void whatIsReadIsSaidBeforeAnythingElse() throws IOException {
        Path file = Files.writeString(folder.resolve("a.p"), "fof(c, conjecture, p).");
        var out = new StringWriter();
        var session = new Session(new PrintWriter(out), new PrintWriter(out), true, Map.of());
        Main.run(session, "try", file.toString(), "--no-cache", "--timeout", "60");
        assertTrue(out.toString().startsWith("\033[2mreading " + file + " …"), out.toString());
    }

    /** What a terminal shows after the text: one can go up some lines, and clear the line where one is. */
    private static String onScreen(String text) {
        var lines = new ArrayList<String>();
        int row = 0;
        for (String line : text.split("\n", -1)) {
            var command = Pattern.compile("\033\\[([0-9]+)A|\033\\[2K").matcher(line);
            int end = 0;
            while (command.find()) {
                row -= command.group(1) == null ? 0 : Integer.parseInt(command.group(1));
                end = command.end();
            }
            while (lines.size() <= row) {
                lines.add("");
            }
            lines.set(row, line.substring(end));
            row++;
        }
        return String.join("\n", lines);
    }
}
