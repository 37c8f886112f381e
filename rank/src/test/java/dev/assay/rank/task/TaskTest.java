package dev.assay.rank.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.rank.Call;
import dev.assay.rank.Ranking;
import dev.assay.rank.program.Panel;
import dev.assay.rank.program.Program;
import dev.assay.rank.study.SubmittedSuite;
import dev.assay.rank.study.SuiteGrading;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TaskTest {
    @TempDir
    private Path folder;

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private static String source(String body) {
        return "public class Max { public static int max(java.util.List<Integer> xs, int least) { " + body + " } }";
    }

    @BeforeEach
    void aSmallTask() throws IOException {
        write("rank.properties", "# A small task.\nmodel = Model.java\nquiet = 100\n");
        write("Model.java", source("return xs.stream().reduce(least, Math::max);"));
        write("answers/A2.java", source("int m = 0; for (int x : xs) m = Math.max(m, x); return Math.max(m, least);"));
        write("answers/A10.java", source("return xs.isEmpty() ? least : xs.getFirst();"));
        write("answers/Half.java", source("return 1 +;"));
    }

    private Task task() {
        return TaskReader.read(folder, TaskSettings.read(folder));
    }

    private String complaint() {
        return assertThrows(TaskException.class, this::task).getMessage();
    }

    private Competition.Result run(Optional<SavedState> state) {
        return new Competition(task(), 1, 2, state).run(_ -> {}, () -> false);
    }

    @Test
    void withoutAGeneratorTheModelsParametersTellWhatToDraw() {
        Task task = task();
        assertEquals(List.of("Model", "A2", "A10", "Half"), task.names());
        assertEquals(List.of("max"), task.functions());
        assertEquals(1, task.complaints().size());
        assertTrue(
                task.complaints().getFirst().contains("Half.java:1:"),
                task.complaints().toString());
        var ranking = new Ranking<>(task.names(), run(Optional.empty()).suite());
        assertEquals(0, ranking.rank(0));
        assertTrue(ranking.rank(1) > 0 && ranking.rank(2) > 0);
        assertEquals(0, ranking.score(3));
    }

    @Test
    void aStateOfTheSameProgramsIsGoneOnWithAndOneOfOthersIsNot() throws IOException {
        Path file = folder.resolve("state");
        var notes = new ArrayList<String>();
        var first = run(Optional.of(new SavedState(file, task(), 1, notes::add)));
        var second = run(Optional.of(new SavedState(file, task(), 1, notes::add)));
        assertEquals(first.suite(), second.suite());
        assertEquals(first.progress().drawn(), second.progress().drawn());
        assertEquals(List.of(), notes);
        write("answers/A2.java", source("return least;"));
        run(Optional.of(new SavedState(file, task(), 1, notes::add)));
        assertEquals(1, notes.size());
    }

    @Test
    void whoStopsTheSearchIsToldWhatIsKnown() {
        try (Meter run = Budget.UNLIMITED.start()) {
            Competition.Result result = run.during(() -> new Competition(task(), 1, 2, Optional.empty())
                    .run(
                            progress -> {
                                if (progress.bugs() > 0) {
                                    run.cancel();
                                }
                            },
                            () -> run.stopped().isPresent()));
            assertFalse(result.complete());
            assertFalse(result.bugs().isEmpty());
            // Nobody is asked any more.
            assertTrue(result.bugs().stream().allMatch(bug -> bug.answers().isEmpty()));
        }
    }

    @Test
    void programsAreNotAskedOnWhenTheRunIsStopped() {
        try (Meter run = Budget.UNLIMITED.start()) {
            run.cancel();
            Competition.Result result =
                    run.during(() -> new Competition(task(), 1, 2, Optional.empty()).run(_ -> {}, () -> false));
            assertEquals(0, result.progress().drawn());
        }
    }

    @Test
    void aFailureThatDoesNotRecurIsNotCharged() throws IOException {
        Path mark = folder.resolve("mark");
        String once = "java.io.File mark = new java.io.File(\"" + mark + "\");"
                + " try { if (mark.createNewFile()) return 7 + least; } catch (java.io.IOException e) { return 0; }"
                + " return xs.stream().reduce(least, Math::max);";
        write("answers/Once.java", source(once));
        Competition.Result result = run(Optional.empty());
        assertTrue(Files.exists(mark));
        int index = task().names().indexOf("Once");
        assertEquals(0, new Ranking<>(task().names(), result.suite()).rank(index));
    }

    @Test
    void testsThatAllHaveTheSameAnswerGetAWarning() throws IOException {
        write(
                "Model.java",
                "public class Max { public static int max(java.util.List<Integer> xs, int least) {"
                        + " return xs.size() == 31 && least == 12 ? 1 : 0; } }");
        assertTrue(run(Optional.empty()).warning().orElseThrow().contains("the same right answer, 0"));
        write("Model.java", source("return xs.stream().reduce(least, Math::max);"));
        assertEquals(Optional.empty(), run(Optional.empty()).warning());
    }

    @Test
    void aBranchOfTheModelThatChanceWouldNotFindIsTested() throws IOException {
        write("Model.java", source("return least == 777123 ? -1 : least;"));
        write("answers/A2.java", source("return least;"));
        write("answers/A10.java", source("return least == 777123 ? -1 : least;"));
        Competition.Result result = run(Optional.empty());
        var ranking = new Ranking<>(task().names(), result.suite());
        assertEquals(0, ranking.rank(2));
        assertTrue(ranking.rank(1) > 0);
    }

    @Test
    void aNameThatStaysButIsNoProgramIsRefused() throws IOException {
        write("rank.properties", "model = Model.java\nstays = ada.py");
        assertTrue(
                complaint().endsWith("there is no executable program 'ada.py' that could stay, only none"),
                complaint());
    }

    @Test
    void aGeneratorByNameMakesEachArgument() throws IOException {
        String concat = "public class Max { public static String join(String a, String b) { return %s; } }";
        write("rank.properties", "model = Model.java\nquiet = 60\ngenerator = strings of \"ab\"");
        write("Model.java", String.format(concat, "a + b"));
        write("answers/A2.java", String.format(concat, "a + b"));
        write("answers/A10.java", String.format(concat, "b + a"));
        var ranking = new Ranking<>(task().names(), run(Optional.empty()).suite());
        assertEquals(0, ranking.rank(1));
        assertTrue(ranking.rank(2) > 0);
    }

    @Test
    void aModelThatFailsIsAnError() throws IOException {
        write("Model.java", source("return xs.getFirst();"));
        var failed = assertThrows(Panel.ModelFailed.class, () -> run(Optional.empty()));
        assertTrue(failed.getMessage().contains("NoSuchElementException"), failed.getMessage());
    }

    @Test
    void aPropertyCanSayWhatIsRight() throws IOException {
        write("rank.properties", "functions = max\nproperty = Right.java\ngenerator = Cases.java\nquiet = 50");
        write(
                "Right.java",
                "class Right { static boolean max(java.util.List<Integer> xs, int least, int result) {"
                        + " return result >= least && xs.stream().allMatch(x -> x <= result); } }");
        write(
                "Cases.java",
                "import dev.assay.property.*; import dev.assay.rank.Call; class Cases { static Gen<Call> calls() {"
                        + " return Gens.lists(Gens.ints(-3, 3)).map(xs -> Call.of(\"max\", xs, -2)); } }");
        Task task = task();
        assertEquals(List.of("A2", "A10", "Half"), task.names());
        var ranking = new Ranking<>(task.names(), run(Optional.empty()).suite());
        assertEquals(0, ranking.rank(0));
        assertTrue(ranking.rank(1) > 0);
    }

    @Test
    void anEquivalenceCanBeNamedOrWritten() throws IOException {
        write("answers/A2.java", source("return -xs.stream().reduce(least, Math::max);"));
        write("rank.properties", "model = Model.java\nquiet = 30\nequivalence = Same.java");
        write("Same.java", "class Same { static boolean same(int a, int b) { return Math.abs(a) == Math.abs(b); } }");
        assertEquals(0, new Ranking<>(task().names(), run(Optional.empty()).suite()).rank(1));
        assertTrue(WrittenSpecification.named("unordered")
                .orElseThrow()
                .isRight(
                        Call.of("f"),
                        dev.assay.rank.value.Json.parse("[1,2]"),
                        dev.assay.rank.value.Json.parse("[2,1]")));
        assertTrue(WrittenSpecification.named("within 0.1")
                .orElseThrow()
                .isRight(
                        Call.of("f"),
                        dev.assay.rank.value.Json.parse("[1.05]"),
                        dev.assay.rank.value.Json.parse("[1]")));
    }

    @Test
    void whatIsWrongIsOneSentenceWithThePlace() throws IOException {
        String file = folder.resolve("rank.properties").toString();
        write("rank.properties", "model = Model.java\ncolour = red");
        assertTrue(complaint().startsWith(file + ":2:1: there is no setting 'colour'"), complaint());
        write("rank.properties", "model");
        assertEquals(file + ":1:1: expected 'name = value'", complaint());
        write("rank.properties", "model = None.java");
        assertEquals("there is no file " + folder.resolve("None.java"), complaint());
        write("rank.properties", "model = Model.java\ngenerator = lists of trees");
        assertTrue(complaint().startsWith(file + ":2: there is no generator 'lists of trees'"), complaint());
        write("rank.properties", "model = Model.java\nquiet = many");
        assertEquals(file + ":2: quiet is a positive number, not 'many'", complaint());
        write("rank.properties", "");
        assertTrue(complaint().contains("neither a model answer nor a property"), complaint());
        write("rank.properties", "model = Model.java");
        write("Model.java", "class Model { int x = \"\"; }");
        assertTrue(complaint().startsWith(folder.resolve("Model.java") + ":1:23: "), complaint());
        assertTrue(assertThrows(TaskException.class, () -> TaskSettings.read(folder.resolve("nowhere")))
                .getMessage()
                .startsWith("there is no folder"));
    }

    @Test
    void generatorsAreKnownByName() {
        for (String name :
                List.of("ints", "lists of sets of ints from -5 to 5", "strings of \"ab \"", "ascii strings")) {
            assertTrue(BuiltInGenerators.named(name).isPresent(), name);
        }
        assertTrue(BuiltInGenerators.named("ints from 5 to 1").isEmpty());
    }

    @Test
    void suitesGetAPointForEachProgramInWhichTheyFindABug() throws IOException {
        write("suites/Good.tests", "# Tests\nmax([1,3,2], 0) = 3\nmax([-1], -5) = -1\n");
        write("suites/Wrong.tests", "max([], 0) = 1");
        write("suites/Broken.tests", "max [] 0");
        write("suites/Empty.tests", "");
        write("suites/Own.java", "class Own { static boolean testHelper() { return Max.helper() == 1; } }");
        write(
                "suites/Java.java",
                "class Java { static void testNegative() {"
                        + " if (Max.max(java.util.List.of(-1), -3) != -1) throw new AssertionError(); } }");
        Task task = task();
        Program model = task.programs().getFirst();
        var grading = new SuiteGrading(
                model, task.programs().subList(1, 4), program -> program.responder(task.format(), task.limits()));
        assertEquals(
                Set.of("A2", "A10", "Half"), grade(grading, model, "Good.tests").caught());
        assertEquals(Set.of("A2", "Half"), grade(grading, model, "Java.java").caught());
        for (String bad : List.of("Wrong.tests", "Broken.tests", "Empty.tests", "Own.java")) {
            assertEquals(0, grade(grading, model, bad).points());
        }
        assertEquals(
                "it rejects the model answer: max([], 0) gives 0",
                grade(grading, model, "Wrong.tests").problem().orElseThrow());
        assertTrue(grade(grading, model, "Broken.tests").problem().orElseThrow().contains("Broken.tests:1:1: "));
        assertTrue(grade(grading, model, "Own.java").problem().orElseThrow().contains("Own.java:1:"));
    }

    private SuiteGrading.Grade grade(SuiteGrading grading, Program model, String suite) {
        return grading.grade(SubmittedSuite.read(folder.resolve("suites").resolve(suite), model));
    }
}
