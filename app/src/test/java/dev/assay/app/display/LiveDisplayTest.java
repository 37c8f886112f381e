package dev.assay.app.display;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.app.Main;
import dev.assay.app.cli.Session;
import dev.assay.run.Budget;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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
                    new Session(new PrintWriter(out), new PrintWriter(out), false, Map.of(), run),
                    "try",
                    file.toString());
        }
        assertTrue(out.toString().startsWith("0 conjectures"), out.toString());
    }

    /** What a terminal shows after the text: going up some lines and clearing to the end takes those lines away. */
    private static String onScreen(String text) {
        var lines = new ArrayList<String>();
        for (String line : text.split("\n", -1)) {
            var up = Pattern.compile("\033\\[([0-9]+)A\033\\[J").matcher(line);
            String rest = line;
            while (up.find()) {
                int count = Integer.parseInt(up.group(1));
                lines.subList(Math.max(0, lines.size() - count), lines.size()).clear();
                rest = line.substring(up.end());
            }
            lines.add(rest);
        }
        return String.join("\n", lines);
    }
}
