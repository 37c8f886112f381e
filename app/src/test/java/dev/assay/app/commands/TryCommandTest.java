package dev.assay.app.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.assay.app.Run;
import dev.assay.app.cli.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TryCommandTest {
    @TempDir
    private Path folder;

    private Run run(String... args) {
        return Run.in(Map.of("ASSAY_CACHE", folder.resolve("cache").toString()), args);
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @Test
    void aFolderIsAllFilesInIt() throws IOException {
        file("a.p", "fof(c, conjecture, p => p).");
        file("b.p", "fof(c, conjecture, p).");
        file("notes.txt", "nothing to try");
        file("Plain.java", "class Plain {}");
        Files.createDirectories(folder.resolve(".hidden"));
        file(".hidden/c.p", "this is no problem");
        var run = run("try", folder.toString(), "--timeout", "60");
        assertEquals(ExitCode.REFUTED, run.exitCode(), run.err());
        assertTrue(run.out().contains("a.p:1: c: proved by "), run.out());
        assertTrue(run.out().contains("b.p:1: c: refuted by models"), run.out());
        assertTrue(run.out().contains("2 conjectures: 1 proved, 1 refuted"), run.out());
    }

    @Test
    void aStatementForWhichAModelIsWantedIsNoClaim() throws IOException {
        String theory = file("Wish.thy", """
                theory Wish imports Main begin
                lemma "x = (y :: nat)" nitpick [satisfy, expect = genuine] oops
                lemma "x = (y :: bool)" oops
                end
                """);
        var run = run("try", theory, "--timeout", "60");
        assertEquals(ExitCode.REFUTED, run.exitCode(), run.err());
        assertTrue(run.err().contains("1 statement only asks whether it can hold"), run.err());
        assertTrue(run.out().contains("1 conjecture: 1 refuted"), run.out());
    }

    @Test
    void whatIsFalseAlthoughNoSearchCanShowItIsRefutedByAProofOfTheOpposite() throws IOException {
        String path = file("T.thy", """
                theory T imports Main begin
                lemma "finite (UNIV :: nat set)" oops
                lemma "¬ finite (UNIV :: nat set)" oops
                end
                """);
        var run = run("try", path, "--no-cache", "--timeout", "60");
        assertTrue(run.out().contains("T.thy:2: refuted by disproof"), run.out());
        assertTrue(run.out().contains("(the opposite is proved by "), run.out());
        assertTrue(run.out().contains("T.thy:3: proved"), run.out());
    }

    @Test
    void jsonIsOneObjectForEachConjecture() throws IOException {
        String path = file("a.smt2", """
                (declare-datatype Nat ((zero) (succ (pred Nat))))
                (prove (forall ((n Nat)) (= n zero)))
                """);
        var run = run("try", path, "--json", "--timeout", "60");
        assertEquals(ExitCode.REFUTED, run.exitCode(), run.err());
        List<String> lines = run.out().lines().toList();
        assertEquals(1, lines.size(), run.out());
        JsonObject row = JsonParser.parseString(lines.getFirst()).getAsJsonObject();
        assertEquals("refuted", row.get("verdict").getAsString());
        assertEquals(2, row.get("line").getAsInt());
        assertEquals("n = zero", row.get("statement").getAsString());
        assertTrue(row.get("detail").getAsString().contains("n = succ"), run.out());
        assertFalse(row.get("remembered").getAsBoolean());
        assertTrue(run("try", path, "--json", "--timeout", "60").out().contains("\"remembered\":true"));
        assertTrue(run("try", path, "--json", "--timeout", "60", "--no-cache")
                .out()
                .contains("\"remembered\":false"));
    }

    @Test
    void whatCannotBeReadIsOneSentenceAndTheRestCounts() throws IOException {
        String broken = file("broken.p", "fof(c, conjecture, p =>).");
        String sound = file("sound.p", "fof(c, conjecture, p => p).");
        var run = run(
                "try", broken, sound, folder.resolve("missing.thy").toString(), file("x.txt", ""), "--timeout", "60");
        assertEquals(ExitCode.ERROR, run.exitCode());
        assertEquals(3, run.err().lines().count(), run.err());
        assertTrue(run.err().contains("broken.p:1:"), run.err());
        assertTrue(run.err().contains("there is no file"), run.err());
        assertTrue(run.err().contains("x.txt: not a theory"), run.err());
        assertTrue(run.out().contains("1 conjecture: 1 proved"), run.out());
    }

    @Test
    void anEmptyFolderIsSaidToBeOne() {
        var run = run("try", folder.toString());
        assertEquals(ExitCode.ERROR, run.exitCode());
        assertTrue(run.err().contains("there is no file in this folder that is a theory (.thy), "), run.err());
    }

    @Test
    void theReportHoldsEveryVerdictAndIsEscaped() throws IOException {
        file("a.p", "fof('<b>', conjecture, p).");
        Path page = folder.resolve("report.html");
        run("try", folder.toString(), "--timeout", "60", "--html", page.toString());
        String html = Files.readString(page);
        assertTrue(html.contains("<article class=\"refuted\""), html);
        assertTrue(html.contains("&lt;b&gt;"), html);
        assertFalse(html.contains("<b>"), html);
        assertFalse(html.contains("http://www.") && html.contains("src="), "the page needs nothing from elsewhere");
    }

    @Test
    void jobsMustBePositive() throws IOException {
        var run = run("try", file("a.p", ""), "--jobs", "0");
        assertEquals(ExitCode.ERROR, run.exitCode());
        assertTrue(run.err().contains("--jobs takes a positive number, not '0'"), run.err());
    }
}
