package dev.assay.app.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.assay.app.OptionMatrix;
import dev.assay.app.Run;
import dev.assay.app.cli.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for the options of all commands. */
class OptionsTest {
    private static final Path MATRIX = Path.of("..", "docs", "options.md");

    @TempDir
    private Path folder;

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @ParameterizedTest
    @ValueSource(strings = {"try", "test", "refute", "prove", "check", "mutate"})
    void everyCommandThatJudgesTakesTheCommonOptions(String command) {
        String help = Run.of(command, "--help").out();
        for (String option : List.of(
                "--timeout",
                "-j, --jobs",
                "--engines",
                "--seed",
                "--json",
                "--html",
                "--sarif",
                "--no-cache",
                "-q, --quiet",
                "-v, --verbose")) {
            assertTrue(help.contains(option), () -> command + " lacks " + option + ":\n" + help);
        }
        assertTrue(help.contains("Examples:\n  assay " + command), help);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"try", "test", "refute", "prove", "check", "mutate", "discover", "monotonic", "print", "encode"})
    void whatIsNoInputIsRefusedInTheSameWords(String command) throws IOException {
        String notes = file("notes.txt", "nothing");
        var run = Run.of(command, notes);
        assertEquals(ExitCode.ERROR, run.exitCode());
        assertTrue(run.err().matches("(?s).*notes.txt: not a (theory \\(.thy\\)|TPTP problem \\(.p\\)).*"), run.err());
        file("Queue.thy", "theory Queue imports Main begin end");
        var missing = Run.of(command, folder.resolve("Qeue.thy").toString());
        assertEquals(ExitCode.ERROR, missing.exitCode());
        assertTrue(missing.err().contains("there is no file "), missing.err());
        assertTrue(missing.err().contains("(did you mean '" + folder.resolve("Queue.thy") + "'?)"), missing.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"try", "test", "refute", "prove", "check", "mutate"})
    void anEmptyNameIsNotTheWorkingDirectory(String command) {
        var run = Run.of(command, "");
        assertEquals(ExitCode.ERROR, run.exitCode());
        assertTrue(run.err().contains("there is no file ''"), run.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"discover", "race", "provers", "lsp", "serve", "rank"})
    void everyTimeLimitSaysWhatItIsIfNotGiven(String command) {
        String help = Run.of(command, "--help").out().replaceAll("\\s+", " ");
        assertTrue(help.matches(".*--timeout=SECONDS [^.]*; [0-9]+ if not given\\..*"), help);
    }

    @Test
    void aJavaFileWithoutPropertiesIsToldWhatItLacks() throws IOException {
        Path file = Files.writeString(folder.resolve("Plain.java"), "class Plain {}");
        Run run = Run.of("try", "--no-cache", file.toString());
        assertEquals(ExitCode.ERROR, run.exitCode());
        assertTrue(run.err().contains("Plain.java: there is no method annotated with @Property"), run.err());
    }

    @Test
    void modelsOfJavaFilesAreRefused() throws IOException {
        var run = Run.of("refute", file("Lists.java", "class Lists {}"));
        assertEquals(ExitCode.ERROR, run.exitCode());
        assertEquals(1, run.err().lines().count(), run.err());
        assertTrue(run.err().contains("Lists.java: not a theory (.thy)"), run.err());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"try", "test", "refute", "prove", "check", "mutate", "discover", "monotonic", "print", "encode"})
    void complaintsAreObjectsWhereTheUserWantsJson(String command) {
        var run = Run.of(command, "--json", folder.resolve("nowhere.thy").toString());
        assertEquals(ExitCode.ERROR, run.exitCode());
        assertEquals("", run.err());
        JsonObject object = JsonParser.parseString(run.out()).getAsJsonObject();
        assertTrue(object.get("complaint").getAsString().contains("nowhere.thy"), run.out());
    }

    @Test
    void badUsageIsAnObjectToo() {
        var run = Run.of("try", "--json", "--jobs", "many", "a.p");
        assertEquals(ExitCode.ERROR, run.exitCode());
        assertTrue(run.out().startsWith("{\"complaint\":\"assay try: --jobs takes a whole number"), run.out());
    }

    @ParameterizedTest
    @CsvSource({
        "check --proofs --library --jobs 2, --jobs has no effect with --library",
        "check --proofs --library --html x.html, --html has no effect with --library",
        "test --unused-assms --no-cache x.thy, --no-cache has no effect with --unused-assms",
        "test --unused-assms --library=List, --library has no effect with --unused-assms",
        "test --unused-assms, there is nothing to do: name a file",
    })
    void anOptionThatWouldHaveNoEffectIsRefused(String command, String complaint) {
        var run = Run.of(command.split(" "));
        assertEquals(ExitCode.ERROR, run.exitCode());
        assertTrue(run.err().contains(complaint), run.err());
    }

    @Test
    void theTableOfOptionsInTheDocumentsIsCurrent() throws IOException {
        assertEquals(Files.readString(MATRIX), OptionMatrix.text(), "make it again with OptionMatrix.main");
    }

    @Test
    void helpIsGivenForAllAndForOneCommand() {
        var all = Run.of("help");
        assertEquals(ExitCode.OK, all.exitCode());
        assertTrue(all.out().contains("Judge conjectures:\n  try "), all.out());
        assertTrue(!all.out().contains("Others:"), all.out());
        var one = Run.of("help", "try");
        assertEquals(ExitCode.OK, one.exitCode());
        assertEquals(Run.of("try", "--help").out(), one.out());
    }

    @Test
    void conjecturesAreJudgedSeveralAtATimeAndToldInOrder() throws IOException {
        String problem = file("a.smt2", """
            (declare-datatype Nat ((zero) (succ (pred Nat))))
            (prove (forall ((n Nat)) (= n n)))
            (prove (forall ((n Nat)) (= n zero)))
            (prove (forall ((n Nat)) (distinct n (succ n))))
            (prove (forall ((n Nat)) (= (succ n) n)))
            """);
        var one = Run.of("try", "--engines", "1", "--json", problem);
        var two = Run.of("try", "--engines", "2", "-j", "2", "--json", problem);
        assertEquals(ExitCode.REFUTED, one.exitCode(), one.err());
        assertEquals(withoutSeconds(one), withoutSeconds(two));
        assertEquals(4, one.out().lines().count());
    }

    private static List<JsonObject> withoutSeconds(Run run) {
        return run.out()
                .lines()
                .map(line -> JsonParser.parseString(line).getAsJsonObject())
                .peek(row -> row.remove("seconds"))
                .toList();
    }

    @Test
    void sarifHasWhatTheStandardRequires() throws IOException {
        String problem = file("a.p", "fof(c, conjecture, p).");
        Path report = folder.resolve("report.sarif");
        var run = Run.of(
                "try",
                "--sarif",
                report.toString(),
                problem,
                folder.resolve("none.p").toString());
        assertEquals(ExitCode.ERROR, run.exitCode(), run.err());
        JsonObject log = JsonParser.parseString(Files.readString(report)).getAsJsonObject();
        assertEquals("2.1.0", log.get("version").getAsString());
        JsonObject only = log.getAsJsonArray("runs").get(0).getAsJsonObject();
        JsonObject driver = only.getAsJsonObject("tool").getAsJsonObject("driver");
        assertEquals("Assay", driver.get("name").getAsString());
        JsonArray results = only.getAsJsonArray("results");
        assertEquals(1, results.size());
        JsonObject result = results.get(0).getAsJsonObject();
        JsonObject rule = driver.getAsJsonArray("rules")
                .get(result.get("ruleIndex").getAsInt())
                .getAsJsonObject();
        assertEquals(rule.get("id"), result.get("ruleId"));
        assertEquals("refuted", result.get("ruleId").getAsString());
        assertTrue(List.of("none", "note", "warning", "error")
                .contains(result.get("level").getAsString()));
        assertTrue(result.getAsJsonObject("message").get("text").getAsString().contains("p"));
        JsonObject place =
                result.getAsJsonArray("locations").get(0).getAsJsonObject().getAsJsonObject("physicalLocation");
        assertTrue(place.getAsJsonObject("artifactLocation")
                .get("uri")
                .getAsString()
                .endsWith("a.p"));
        assertEquals(1, place.getAsJsonObject("region").get("startLine").getAsInt());
        JsonObject invocation = only.getAsJsonArray("invocations").get(0).getAsJsonObject();
        assertEquals(false, invocation.get("executionSuccessful").getAsBoolean());
        assertEquals(1, invocation.getAsJsonArray("toolExecutionNotifications").size());
    }

    @Test
    void aVerdictThatTheClockCutShortSaysSo() throws IOException {
        String theory = file("Hard.thy", """
            theory Hard imports Main begin
            lemma "a ^ n + b ^ n = c ^ n \\<Longrightarrow> n > 2 \\<Longrightarrow> a * b * c = (0 :: nat)" oops
            end
            """);
        var run = Run.of("try", "--json", "--timeout", "0.2", theory);
        JsonObject row = JsonParser.parseString(run.out().lines().findFirst().orElseThrow())
                .getAsJsonObject();
        assertEquals("clock", row.get("limit").getAsString(), run.out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"try", "check", "mutate"})
    void noReportIsWrittenOverAnotherOneOrOverWhatIsRead(String command) throws IOException {
        String theory = file("Kept.thy", "theory Kept imports Main begin end");
        String report = folder.resolve("report").toString();
        String again = folder.resolve("..")
                .resolve(folder.getFileName())
                .resolve("report")
                .toString();
        var twice = Run.of(command, "--html", report, "--sarif", again, theory);
        assertEquals(2, twice.exitCode(), twice.err());
        assertTrue(twice.err().contains("would be written twice"), twice.err());
        var over = Run.of(command, "--html", theory, theory);
        assertEquals(2, over.exitCode(), over.err());
        assertTrue(over.err().contains(theory + " would be read and written"), over.err());
        assertEquals("theory Kept imports Main begin end", Files.readString(Path.of(theory)));
    }

    @Test
    void aLinkToNothingHasNoSuggestionOfItself() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("Gone.thy"), folder.resolve("nowhere.thy"));
        assertFalse(Run.of("try", link.toString()).err().contains("did you mean"));
    }

    @Test
    void aSentenceAboutAnOptionHasOneFullStop() throws IOException {
        String theory = file("Zero.thy", "theory Zero imports Main begin lemma \"x = x\" oops end");
        assertEquals(
                "assay refute: the option card cannot be 0; see 'assay refute --help'." + System.lineSeparator(),
                Run.of("refute", "-o", "card=0", theory).err());
    }

    @Test
    void aMisspeltGoalIsGuessed() throws IOException {
        String theory =
                file("T.thy", "theory T imports Main begin\nlemma double: \"x + x = 2 * (x::nat)\" oops\nend\n");
        var run = Run.of("prove", "--goal", "duoble", theory);
        assertEquals(ExitCode.ERROR, run.exitCode());
        assertTrue(run.err().contains("no statement named duoble (did you mean 'double'?)"), run.err());
    }
}
