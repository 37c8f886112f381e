package dev.assay.judge;

import static dev.assay.judge.Tasks.task;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerdictStoreTest {
    private static final Verdict REFUTED = new Verdict.Refuted("a tester", List.of("P = False"), Drawing.NONE);
    private static final Verdict PROVED =
            new Verdict.Proved("a prover", "by simp", List.of(new Ground(Ground.Kind.AXIOM, "T.ax")), true);

    @TempDir
    Path folder;

    private VerdictStore store() {
        return new VerdictStore(folder.resolve("new"), "1");
    }

    private static Judged judged(Task task, Verdict verdict) {
        var run = new Judged.EngineRun("smart", "refuted", 0.5);
        return new Judged(task, verdict, List.of(), List.of(run), 1.5, Optional.empty(), false);
    }

    private Path onlyFile() throws IOException {
        try (var files = Files.walk(folder)) {
            List<Path> all = files.filter(Files::isRegularFile).toList();
            assertEquals(1, all.size(), all.toString());
            return all.getFirst();
        }
    }

    @Test
    void aDecisionIsRememberedWithWhatItsEnginesSaid() {
        Task task = task("T.a");
        assertEquals(Optional.empty(), store().get(task));
        for (Verdict verdict : List.of(REFUTED, PROVED)) {
            store().put(judged(task, verdict), Map.of());
            Judged known = store().get(task).orElseThrow();
            assertEquals(verdict, known.verdict());
            assertEquals(List.of(new Judged.EngineRun("smart", "refuted", 0.5)), known.runs());
            assertEquals(1.5, known.seconds());
            assertTrue(known.isRemembered());
        }
    }

    @Test
    void noDraftsAreLeft() throws IOException {
        store().put(judged(task("T.a"), REFUTED), Map.of());
        store().put(judged(task("T.a"), PROVED), Map.of());
        Path file = onlyFile();
        assertTrue(file.toString().endsWith(".json"), file.toString());
        assertEquals(2, file.getParent().getFileName().toString().length());
        assertEquals(64 - 2 + ".json".length(), file.getFileName().toString().length());
    }

    @Test
    void anotherVersionAndAnotherMeaningHaveVerdictsOfTheirOwn() {
        store().put(judged(task("T.a", Dependencies.of("m")), REFUTED), Map.of());
        assertTrue(store().get(task("T.a", Dependencies.of("m"))).isPresent());
        assertFalse(store().get(task("T.a", Dependencies.of("n"))).isPresent());
        assertFalse(new VerdictStore(folder.resolve("new"), "2")
                .get(task("T.a", Dependencies.of("m")))
                .isPresent());
    }

    @Test
    void ofAConjectureWhoseMeaningIsNotKnownNothingIsRemembered() {
        store().put(judged(task("T.a", Dependencies.of("")), PROVED), Map.of());
        assertFalse(store().get(task("T.b", Dependencies.of(""))).isPresent());
        assertFalse(Files.exists(folder.resolve("new")));
    }

    @Test
    void aVerdictHoldsForAsLongAsWhatItNeedsStaysAsItIs() {
        var before = new Dependencies("m", Map.of("T.b", "1"), "f");
        var after = new Dependencies("m", Map.of("T.b", "2"), "f");
        store().put(judged(task("T.a", before), PROVED), before.needs(Optional.of(List.of("T.b"))));
        assertTrue(store().get(task("T.a", before)).isPresent());
        assertFalse(store().get(task("T.a", after)).isPresent());
    }

    @Test
    void aFileThatWasEditedCutShortOrIsNoneOfOursIsAsGoodAsNone() throws IOException {
        Task task = task("T.a");
        store().put(judged(task, REFUTED), Map.of());
        Path file = onlyFile();
        String whole = Files.readString(file);
        assertTrue(whole.contains("P \\\\u003d False"), whole);
        for (String damaged : List.of(
                whole.replace("P \\\\u003d False", "P \\\\u003d True"),
                whole.substring(0, whole.length() / 2),
                "",
                "{}",
                "[]",
                "7",
                page("{}"),
                page("{\"kind\":\"unknown\",\"needs\":{}}"))) {
            Files.writeString(file, damaged);
            assertEquals(Optional.empty(), store().get(task), damaged);
        }
        Files.writeString(file, whole);
        assertTrue(store().get(task).isPresent());
    }

    /** A file whose digest is right. */
    private static String page(String content) {
        return "{\"digest\":\"" + Digest.of(content) + "\",\"content\":\"" + content.replace("\"", "\\\"") + "\"}";
    }

    @Test
    void aStoreThatCannotBeWrittenToCostsNoVerdict() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "no folder");
        var store = new VerdictStore(file, "1");
        store.put(judged(task("T.a"), REFUTED), Map.of());
        assertEquals(Optional.empty(), store.get(task("T.a")));
    }

    @Test
    void theUsersVerdictsAreWhereTheEnvironmentSays() {
        assertEquals(Path.of("x"), VerdictStore.usualFolder(Map.of("ASSAY_CACHE", "x", "XDG_CACHE_HOME", "y")));
        assertEquals(Path.of("y/assay/verdicts"), VerdictStore.usualFolder(Map.of("XDG_CACHE_HOME", "y")));
        assertEquals(
                Path.of(System.getProperty("user.home"), ".cache", "assay", "verdicts"),
                VerdictStore.usualFolder(Map.of("ASSAY_CACHE", "")));
    }
}
