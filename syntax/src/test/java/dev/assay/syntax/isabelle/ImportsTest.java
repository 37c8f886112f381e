package dev.assay.syntax.isabelle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.judge.Task;
import dev.assay.judge.TaskSource;
import dev.assay.logic.Term;
import dev.assay.logic.proof.ProofChecker;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where imported theories are found, and what becomes of those that are not. */
class ImportsTest {
    @TempDir
    Path archive;

    /** An archive of three entries: one with two sessions, one with a further folder, one that lacks a ROOT file. */
    @BeforeEach
    void writeEntries() throws IOException {
        write(
                "Low-Level/ROOT",
                "session \"Low-Level\" = HOL + theories Bits\nsession Words in words = \"Low-Level\" + theories W");
        write("Low-Level/Bits.thy", "theory Bits imports Main begin definition \"low = (1 :: nat)\" end");
        write("Low-Level/words/W.thy", "theory W imports \"Low-Level.Bits\" begin definition \"word = low + 1\" end");
        write("Top/ROOT", "session Top = HOL + directories more theories Main_Part \"more/Aside\"");
        write("Top/more/Aside.thy", "theory Aside imports Main begin definition \"aside = (3 :: nat)\" end");
        write("Loose/Bits.thy", "theory Bits imports Main begin definition \"loose = (4 :: nat)\" end");
    }

    private Path write(String name, String text) throws IOException {
        Path file = archive.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private TaskSource.Reading read(String imports, String commands, Path... folders) throws IOException {
        Path file = write("Top/Main_Part.thy", "theory Main_Part imports " + imports + " begin\n" + commands + "\nend");
        return new TheoryTasks(ProofChecker.NONE, List.of(folders)).read(file);
    }

    private static List<String> unread(TaskSource.Reading reading) {
        return reading.tasks().stream()
                .filter(task -> task.setting().obstacle().isPresent())
                .map(Task::statement)
                .toList();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"Low-Level.Bits\": low = 1",
                "\"../Low-Level/Bits\": low = 1",
                "\"Words.W\": word = 2",
                "\"../Low-Level/words/W\": low = 1 ∧ word = 2",
                "Aside: aside = 3",
                "\"Top.Aside\": aside = 3",
                "\"more/Aside\": aside = 3",
                "\"Loose.Bits\": loose = 4",
                "\"HOL-Library.Sublist\": prefix [] xs",
                "\"HOL.List\": rev [] = []",
                "\"HOL-Combinatorics.Permutations\": id permutes {True}",
                "\"HOL-Combinatorics.Transposition\": transpose True True = id",
                "\"~~/src/HOL/Library/Sublist\": prefix [] xs",
            })
    void anImportIsFound(String importAndStatement) throws IOException {
        String[] parts = importAndStatement.split(": ", 2);
        var reading = read(parts[0], "lemma \"" + parts[1] + "\" oops");
        assertEquals(List.of(), reading.complaints());
        Task task = reading.tasks().getFirst();
        boolean hasVariable = parts[1].contains("xs");
        assertEquals(hasVariable ? 1 : 0, task.conjecture().variables().size(), "all names are constants");
    }

    @Test
    void theoriesOfTheSameNameInTwoSessionsAreTwo() throws IOException {
        var one =
                read("\"Low-Level.Bits\"", "lemma \"low = loose\" oops").tasks().getFirst();
        var other = read("\"Loose.Bits\"", "lemma \"low = loose\" oops").tasks().getFirst();
        assertEquals(List.of("loose"), names(one));
        assertEquals(List.of("low"), names(other));
    }

    private static List<String> names(Task task) {
        return task.conjecture().variables().stream().map(v -> v.name()).toList();
    }

    @Test
    void aTheoryOfTheLibraryIsNotTakenForOneOfAnotherSession() throws IOException {
        var reading = read("\"Elsewhere.Multiset\"", "");
        assertEquals(1, reading.complaints().size());
        assertTrue(reading.complaints().getFirst().endsWith("there is no session Elsewhere"));
    }

    @Test
    void aSessionInAFolderThatTheUserNamesIsFound(@TempDir Path other) throws IOException {
        Files.createDirectories(other.resolve("deep/entry"));
        Files.writeString(other.resolve("ROOTS"), "# comment\ndeep/entry\n");
        Files.writeString(other.resolve("deep/entry/ROOT"), "session Deep = HOL + theories D (global)");
        Files.writeString(
                other.resolve("deep/entry/D.thy"), "theory D imports Main begin definition \"deep = (5 :: nat)\" end");
        for (String name : List.of("\"Deep.D\"", "D")) {
            var reading = read(name, "lemma \"deep = 5\" oops", other);
            assertEquals(List.of(), reading.complaints());
            assertEquals(List.of(), names(reading.tasks().getFirst()));
        }
    }

    @Test
    void aMissingSessionIsOneComplaintAndWhatDoesNotDependOnItIsRead() throws IOException {
        var reading = read("Aside \"Nowhere.Gone\"", """
                definition "mine n = n + aside"
                definition other :: "nat ⇒ nat" where "other n = distant n"
                definition yet where "yet n = other n"
                lemma "mine 0 = 3" oops
                lemma "distant n = n" oops
                lemma "other n = n" oops
                lemma "xs' = x⇩1 # ys ⟹ f xs' = f (x⇩1 # ys)" oops
                lemma fixes distant :: nat shows "distant = distant" oops
                lemma "∃distant. distant = n" oops
                lemma "x = (y :: gone)" oops
                """);
        assertEquals(
                List.of(archive.resolve("Top/Main_Part.thy") + ":1:33: there is no session Nowhere"),
                reading.complaints());
        assertEquals(List.of("distant n = n", "other n = n", "x = (y :: gone)"), unread(reading));
    }

    @Test
    void whatAnImportLacksIsMissingForThoseThatImportIt() throws IOException {
        write(
                "Top/Broken.thy",
                "theory Broken imports Main \"Nowhere.Gone\" begin\ndefinition \"here = (1 :: nat)\"\nend");
        var reading = read("Broken", "lemma \"here = 1\" oops\nlemma \"distant = 1\" oops");
        assertEquals(
                List.of(archive.resolve("Top/Broken.thy") + ":1:29: there is no session Nowhere"),
                reading.complaints());
        assertEquals(List.of("distant = 1"), unread(reading));
    }

    @Test
    void whatATheoryOfIsabelleLacksInTheLibraryIsOnTopOfMain() throws IOException {
        var reading =
                read("\"HOL-Analysis.Derivative\"", "lemma \"rev (rev xs) = xs\" oops\nlemma \"continuous f\" oops");
        assertTrue(reading.complaints().getFirst().endsWith("there is no session HOL-Analysis"));
        assertEquals(List.of("continuous f"), unread(reading));
    }

    @Test
    void whatIsWrongWithAnImportedTheoryIsToldWithItsFile() throws IOException {
        write("Top/Wrong.thy", """
                theory Wrong imports Main begin
                definition "bad n = nosuch.c n"
                definition "worse n = bad n"
                lemma "nosuch.c = 1" oops
                end""");
        var reading = read("Wrong", "lemma \"bad n = n\" oops");
        String file = archive.resolve("Top/Wrong.thy").toString();
        assertEquals(
                List.of(
                        file + ":2:21: there is no constant named nosuch.c",
                        file + ":4:8: there is no constant named nosuch.c"),
                reading.complaints());
        assertEquals(List.of("bad n = n"), unread(reading));
    }

    @Test
    void aChangedImportIsReadAgain() throws IOException {
        write("Top/Base.thy", "theory Base imports Main begin definition \"first = True\" end");
        assertEquals(List.of(), names(read("Base", "lemma first oops").tasks().getFirst()));
        write("Top/Base.thy", "theory Base imports Main begin definition \"second = True\" end");
        assertEquals(
                List.of("first"), names(read("Base", "lemma first oops").tasks().getFirst()));
    }

    @Test
    void aMalformedRootIsNamedWhereItsSessionIsLookedFor() throws IOException {
        write("Odd/ROOT", "session Odd HOL + theories X");
        var reading = read("\"Odd.X\"", "");
        assertEquals(
                List.of(archive.resolve("Top/Main_Part.thy") + ":1:27: there is no session Odd; "
                        + archive.resolve("Odd/ROOT") + ":1:13: a ROOT file needs `=` here, but there is `HOL`"),
                reading.complaints());
    }

    @Test
    void aTheorySeesNoNamesAndNotationOfTheoriesThatItDoesNotImport() throws IOException {
        write("Top/First.thy", """
                theory First imports Main begin
                definition "helper n = n + (1 :: nat)"
                definition combine (infixl "⊞" 65) where "a ⊞ b = a + (b :: nat)"
                end""");
        write("Top/Second.thy", """
                theory Second imports Main begin
                definition "uses n = n + (2 :: nat)"
                lemma second: "helper n = n" oops
                lemma written: "a ⊞ b = b" oops
                end""");
        var reading = read("First Second", "lemma \"helper n = uses n\" oops\nlemma \"a ⊞ b = uses a\" oops");
        String second = archive.resolve("Top/Second.thy").toString();
        assertEquals(1, reading.complaints().size(), reading.complaints().toString());
        assertTrue(
                reading.complaints().getFirst().startsWith(second + ":4:"),
                reading.complaints().getFirst());
        assertEquals(List.of("n"), names(reading.tasks().getFirst()), "both names are constants");
        assertEquals(List.of("a", "b"), names(reading.tasks().get(1)));
        var alone = new TheoryTasks(ProofChecker.NONE).read(archive.resolve("Top/Second.thy"));
        assertEquals(List.of("helper", "n"), names(alone.tasks().getFirst()));
    }

    @Test
    void aNameThatTwoTheoriesDeclareIsTheOneOfTheTheoryThatIsImported() throws IOException {
        write("Top/One.thy", "theory One imports Main begin definition \"size_of = (1 :: nat)\" end");
        write("Top/Two.thy", "theory Two imports Main begin definition \"size_of = (2 :: nat)\" end");
        write("Top/OfOne.thy", "theory OfOne imports One begin definition \"of_one = size_of\" end");
        var reading = read("One Two OfOne", "lemma \"of_one = size_of\" oops");
        assertEquals(List.of(), reading.complaints());
        Task task = reading.tasks().getFirst();
        assertTrue(mentions(task.theory().theorem("OfOne.of_one_def").conclusion(), "One.size_of"));
        assertTrue(mentions(task.conjecture().conclusion(), "Two.size_of"));
    }

    private static boolean mentions(Term term, String constant) {
        return term.constants().stream().anyMatch(c -> c.name().equals(constant));
    }

    @Test
    void aNameOfSeveralImportsIsThatOfTheLastWhateverTheOrderInWhichOthersNeedThem() throws IOException {
        write("Top/One.thy", "theory One imports Main begin type_synonym t = nat definition \"c = (1::nat)\" end");
        write("Top/Two.thy", "theory Two imports Main begin type_synonym t = bool definition \"c = (2::nat)\" end");
        write(
                "Top/Both.thy",
                "theory Both imports Two One begin definition f where \"f (x :: t) = x + c\" lemma \"f 0 = One.c\" sorry end");
        var reading = read("One Two Both", "lemma \"f 0 = 1 ∧ c = 2\" oops");
        assertEquals(List.of(), reading.complaints());
        List<String> constants = reading.tasks().getFirst().conjecture().conclusion().constants().stream()
                .map(Term.Const::name)
                .toList();
        assertTrue(constants.contains("Two.c") && !constants.contains("One.c"), constants.toString());
    }
}
