package dev.assay.app.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.app.Run;
import dev.assay.app.cli.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RankTest {
    private static final Path EXAMPLES = Path.of("..", "examples", "rank");

    @TempDir
    private Path directory;

    @Test
    void theAssignmentAboutIntervalsIsRankedWithEveryReport() throws IOException {
        Path html = directory.resolve("report.html");
        Path csv = directory.resolve("report.csv");
        var run = Run.of(
                "rank",
                EXAMPLES.resolve("intervals").toString(),
                "--json",
                "--tests",
                "300",
                "--html",
                html.toString(),
                "--csv",
                csv.toString());
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertTrue(run.out().contains("Gita.java:22:"), run.out());
        assertTrue(run.out().lines().allMatch(line -> line.startsWith("{") && line.endsWith("}")), run.out());
        assertTrue(run.out().contains("{\"program\":\"Iris\",\"place\":1,"), run.out());
        assertTrue(run.out().contains("\"test\":\"delete(0, [])\",\"expected\":\"[]\""), run.out());
        assertTrue(run.out().contains("{\"suite\":\"Cem\",\"points\":0,"), run.out());
        String page = Files.readString(html);
        assertTrue(page.contains("<svg") && page.contains("id=\"bug1\"") && page.contains("width=device-width"));
        assertFalse(page.contains("<script") || page.contains("http"));
        assertEquals(14, Files.readAllLines(csv).size());
    }

    @Test
    void theAssignmentAboutAddressesTellsHowFaultsActOnEachOther() {
        var run = Run.of("rank", EXAMPLES.resolve("anonymizer").toString(), "--tests", "400", "--pair", "Dan,Lea");
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertTrue(run.out().contains("Lea = identity"), run.out());
        assertTrue(run.out().contains("500 rankings with other competitors: Dan better in 500"), run.out());
        assertTrue(run.out().contains("Welch"), run.out());
        assertTrue(run.out().contains("shows [@] only in programs without [.]"), run.out());
    }

    @Test
    void theAssignmentAboutSumsAcceptsEverySolution() {
        var run = Run.of("rank", EXAMPLES.resolve("cryptarithm").toString(), "--tests", "200", "--quiet");
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertTrue(run.out().matches("(?s).*\\b1 +\\d+  Ada.*"), run.out());
    }

    @Test
    void badInputIsOneSentence() throws IOException {
        Files.writeString(directory.resolve("Model.java"), "public class Model {\n  int f() { return \"\"; }\n}");
        String intervals = EXAMPLES.resolve("intervals").toString();
        for (String[] arguments : new String[][] {
            {"rank", directory.resolve("nowhere").toString()},
            {"rank", directory.toString()},
            {"rank", directory.toString(), "--model", "Model.java"},
            {"rank", intervals, "--generator", "dreams"},
            {"rank", intervals, "--bugs", "big"},
            {"rank", intervals, "--tests", "none"}
        }) {
            var run = Run.of(arguments);
            assertEquals(ExitCode.ERROR, run.exitCode(), String.join(" ", arguments));
            assertEquals(1, run.err().lines().count(), run.err());
        }
        var run = Run.of("rank", directory.toString(), "--model", "Model.java");
        assertTrue(run.err().contains("Model.java:2:20: "), run.err());
    }

    @Test
    void lotsAreDrawnForAStudy() {
        var run = Run.of(
                "rank", EXAMPLES.resolve("intervals").toString(), "--lots", "properties,examples", "--seed", "3");
        assertEquals(13, run.out().lines().count(), run.out());
        assertTrue(run.out().startsWith("answer,group\nAnn,"), run.out());
    }
}
