package dev.assay.app.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.app.Run;
import dev.assay.app.sweep.Comparison;
import dev.assay.app.sweep.Row;
import dev.assay.app.sweep.RunFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SweepCommandTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void aSmallCorpus() throws IOException {
        write("corpus/p.p", "fof(c, conjecture, p | ~p).");
        write("corpus/q.p", "fof(a, axiom, q). fof(c, conjecture, q).");
        write("corpus/r.p", "fof(c, conjecture, r).");
    }

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private Run sweep(String out, String... more) {
        var arguments = new java.util.ArrayList<>(List.of(
                "sweep",
                folder.resolve("corpus").toString(),
                "--no-cache",
                "--jobs",
                "1",
                "--memory",
                "512",
                "--timeout",
                "300",
                "--out",
                folder.resolve(out).toString()));
        arguments.addAll(List.of(more));
        return Run.of(arguments.toArray(String[]::new));
    }

    private List<Row> rows(String out) throws IOException {
        return RunFolder.read(folder.resolve(out)).rows();
    }

    private static List<String> verdicts(List<Row> rows) {
        return rows.stream()
                .map(row -> Path.of(row.file()).getFileName() + " " + row.verdict())
                .toList();
    }

    @Test
    void everyTaskGetsARowAndAStoppedRunGoesOn() throws IOException {
        Run first = sweep("run", "--json");
        assertEquals(1, first.exitCode(), first.err());
        assertEquals(3, first.out().lines().count());
        List<String> all = List.of("p.p proved", "q.p proved", "r.p refuted");
        assertEquals(all, verdicts(rows("run")));
        // As if the process had ended while it wrote the second row, and had not told yet that it was done with the
        // first file.
        Files.delete(folder.resolve("run/done.txt"));
        Path lines = folder.resolve("run/rows.jsonl");
        Files.writeString(lines, Files.readAllLines(lines).getFirst() + "\n{\"file\":");
        Run second = sweep("run", "--json");
        assertEquals(2, second.out().lines().count(), second.out());
        assertEquals(all, verdicts(rows("run")));
        Run third = sweep("run", "--json");
        assertEquals("", third.out());
        assertEquals(1, third.exitCode());
    }

    @Test
    void aFileGoesOnWithItsNextTask() throws IOException {
        write(
                "theories/Two.thy",
                "theory Two imports Main begin\nlemma a: \"x = x\" by simp\nlemma b: \"x = (y::nat)\" oops\nend\n");
        String theories = folder.resolve("theories").toString();
        String out = folder.resolve("run").toString();
        String[] sweep = {"sweep", theories, "--no-cache", "--jobs", "1", "--timeout", "300", "--out", out, "--json"};
        assertEquals(2, Run.of(sweep).out().lines().count());
        Files.delete(folder.resolve("run/done.txt"));
        Path lines = folder.resolve("run/rows.jsonl");
        Files.writeString(lines, Files.readAllLines(lines).getFirst() + "\n");
        Run second = Run.of(sweep);
        assertEquals(1, second.out().lines().count(), second.out());
        assertTrue(second.out().contains("\"name\":\"Two.b\""), second.out());
        assertEquals(List.of("Two.thy proved", "Two.thy refuted"), verdicts(rows("run")));
    }

    @Test
    void mutantsOfTheoremsAreTasksThatMayBeRefuted() throws IOException {
        write(
                "theories/Zero.thy",
                "theory Zero imports Main begin\nlemma a: \"rev (xs @ ys) = rev ys @ rev xs\" by simp\nend\n");
        Run run = Run.of(
                "sweep",
                folder.resolve("theories").toString(),
                "--mutants",
                "2",
                "--with",
                "test",
                "--no-cache",
                "--jobs",
                "1",
                "--out",
                folder.resolve("run").toString());
        assertEquals(0, run.exitCode(), run.err());
        assertEquals(2, rows("run").size());
        assertTrue(
                rows("run").stream().allMatch(row -> row.name().startsWith("Zero.a mutant ")),
                rows("run").toString());
        assertTrue(
                rows("run").stream().anyMatch(row -> row.verdict().equals("refuted")),
                rows("run").toString());
    }

    @Test
    void aClusterNeedsItsModule() {
        Run run = sweep("run", "--conf", "spark.executor.cores=1");
        assertEquals(2, run.exitCode());
        assertTrue(run.err().contains("--conf has no effect without --master"), run.err());
        Run query = Run.of("sweep", "query", folder.resolve("corpus").toString(), "select 1");
        assertTrue(query.err().contains("is no folder that a sweep has written"), query.err());
        Run cluster = Run.of(
                "sweep",
                folder.resolve("corpus").toString(),
                "--out",
                folder.resolve("r").toString(),
                "--master",
                "local[1]");
        assertEquals(2, cluster.exitCode());
        assertTrue(cluster.err().contains("this needs Spark"), cluster.err());
    }

    @Test
    void aRunWithOtherOptionsIsAnotherRun() {
        sweep("run", "--with", "refute");
        Run other = sweep("run", "--with", "refute", "--seed", "7");
        assertEquals(2, other.exitCode());
        assertTrue(other.err().contains("was begun with other options"), other.err());
    }

    @Test
    void aReportHasVerdictsByFolderAndTheSlowestTasks() throws IOException {
        sweep("run", "--with", "refute");
        Run report = Run.of("sweep", "report", folder.resolve("run").toString());
        assertEquals(0, report.exitCode(), report.err());
        String page = Files.readString(folder.resolve("run/report.html"));
        assertTrue(page.contains("Verdicts by folder") && page.contains("The slowest tasks"), page);
    }

    private static Row row(String name, String verdict) {
        return new Row("f", 0, 1, name, verdict, null, List.of(), 0, "", "", null, List.of(), false);
    }

    @Test
    void whatIsKnownLessOfIsARegression() {
        Comparison comparison = Comparison.of(
                List.of(row("a", "proved"), row("b", "unknown"), row("c", "proved"), row("d", "proved")),
                List.of(row("a", "corroborated"), row("b", "refuted"), row("c", "refuted"), row("d", "proved")));
        assertEquals(
                List.of("f a (0): proved → corroborated"),
                comparison.worse().stream().map(Object::toString).toList());
        assertEquals(
                List.of("f b (0): unknown → refuted"),
                comparison.better().stream().map(Object::toString).toList());
        assertEquals(1, comparison.contradictions().size());
        assertTrue(comparison.isRegression());
        assertFalse(Comparison.of(List.of(row("b", "unknown")), List.of(row("b", "proved")))
                .isRegression());
    }
}
