package dev.assay.rank.isolation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.property.Gens;
import dev.assay.property.Sampler;
import dev.assay.rank.Call;
import dev.assay.rank.Inference;
import dev.assay.rank.Ranking;
import dev.assay.rank.Specification;
import dev.assay.rank.Suite;
import dev.assay.rank.Witness;
import dev.assay.rank.program.Compilation;
import dev.assay.rank.program.Panel;
import dev.assay.rank.program.Program;
import dev.assay.rank.value.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class MaliciousProgramsTest {
    private static final Limits LIMITS = new Limits(Duration.ofMillis(800), 32, 10_000, Duration.ofSeconds(5));

    /** For what is not about time, however busy the machine is. */
    private static final Limits PATIENT = new Limits(Duration.ofSeconds(20), 32, 10_000, Duration.ofMinutes(2));

    @TempDir
    private Path folder;

    private static Program program(String name, String body) {
        String text = "import java.util.*; public class Answer { static List<Object> kept = new ArrayList<>();"
                + " public static Object size(String text) throws Exception {" + body + "} }";
        var compilation = Compilation.of(List.of(new Compilation.Source(Path.of(name + ".java"), text)), Map.of(), "");
        assertEquals(List.of(), compilation.problems());
        return new Program.Classes(name, compilation.classes(), List.of());
    }

    private static List<Answer> answers(Program program, String... texts) {
        return answers(program, LIMITS, texts);
    }

    private static List<Answer> answers(Program program, Limits limits, String... texts) {
        try (Responder responder = program.responder(Responders.Format.ARGUMENTS, limits)) {
            return responder.answer(
                    List.of(texts).stream().map(text -> Call.of("size", text)).toList());
        }
    }

    private static Answer output(int number) {
        return new Answer.Output(Json.parse("" + number));
    }

    private static void assertFails(Answer.Kind kind, Answer answer) {
        assertEquals(kind, assertInstanceOf(Answer.Failure.class, answer).kind(), answer.toString());
    }

    @Test
    void aProgramThatEndsItsProcessFailsThatTestOnly() {
        var answers = answers(
                program("exit", "if (text.isEmpty()) System.exit(0); return text.length();"), "a", "", "bb", "", "c");
        assertEquals(List.of(output(1), output(2), output(1)), List.of(answers.get(0), answers.get(2), answers.get(4)));
        assertFails(Answer.Kind.DIED, answers.get(1));
        assertFails(Answer.Kind.DIED, answers.get(3));
    }

    @Test
    void aProgramThatDoesNotEndIsEnded() {
        var answers = answers(program("loop", "while (text.isEmpty()) {} return text.length();"), "a", "", "bb");
        assertEquals(List.of(output(1), output(2)), List.of(answers.get(0), answers.get(2)));
        assertFails(Answer.Kind.TIMED_OUT, answers.get(1));
    }

    @Test
    void deepRecursionIsAFailureAndNotMore() {
        var answers = answers(program("deep", "return text.isEmpty() ? size(text) : text.length();"), "", "a");
        assertFails(Answer.Kind.THREW, answers.get(0));
        assertEquals(output(1), answers.get(1));
    }

    @Test
    void whatAProgramPrintsIsNoAnswer() {
        String flood = "for (int i = 0; i < 100000; i++) { System.out.println(\"=1\"); System.err.println(i); }";
        assertEquals(
                List.of(output(1), output(2)), answers(program("print", flood + " return text.length();"), "a", "bb"));
    }

    @Test
    void anAnswerThatIsTooLongIsAFailure() {
        var answers = answers(
                program("long", "return text.isEmpty() ? \"x\".repeat(20000) : text.length();"), PATIENT, "", "a");
        assertFails(Answer.Kind.FLOODED, answers.get(0));
        assertEquals(output(1), answers.get(1));
    }

    @Test
    void whoeverWritesWhereAnswersAreWrittenFails() {
        String forge = "var out = new java.io.FileOutputStream(java.io.FileDescriptor.out);"
                + " while (true) out.write(\"nonsense\\n\".getBytes());";
        answers(program("forge", forge), "a", "b").forEach(answer -> assertInstanceOf(Answer.Failure.class, answer));
    }

    @Test
    void aThreadThatIsLeftBehindMeansThatTheProgramHasNotEnded() {
        String leave = "if (text.isEmpty()) new Thread(() -> { while (true) {} }).start(); return text.length();";
        var answers = answers(program("threads", leave), "", "a");
        assertFails(Answer.Kind.TIMED_OUT, answers.get(0));
        assertEquals(output(1), answers.get(1));
    }

    @Test
    void aBusyDaemonEndsWithItsTest() {
        String leave =
                "var t = new Thread(() -> { while (true) {} }); t.setDaemon(true); t.start(); return text.length();";
        assertEquals(List.of(output(0), output(1)), answers(program("daemon", leave), "", "a"));
    }

    @Test
    void standardInputIsEmpty() {
        assertEquals(List.of(output(-1), output(-1)), answers(program("stdin", "return System.in.read();"), "a", "b"));
    }

    @Test
    void whoeverReadsTheRequestsOfOthersFailsWithoutHarm() {
        String steal = "new java.io.FileInputStream(java.io.FileDescriptor.in).readAllBytes(); return text.length();";
        assertFails(Answer.Kind.TIMED_OUT, answers(program("steal", steal), "a").getFirst());
    }

    @Test
    void memoryIsBounded() {
        var answers = answers(
                program("memory", "while (text.isEmpty()) kept.add(new byte[1 << 20]); return text.length();"),
                "",
                "a");
        assertFails(Answer.Kind.THREW, answers.get(0));
        assertTrue(answers.get(0).toString().contains("OutOfMemoryError"), answers.toString());
        assertEquals(output(1), answers.get(1));
    }

    @Test
    void aProgramThatWastesTooMuchIsGivenUp() {
        var answers = answers(program("never", "while (true) {}"), "a", "b", "c", "d", "e", "f", "g", "h");
        assertFails(Answer.Kind.TIMED_OUT, answers.getFirst());
        assertFails(Answer.Kind.GIVEN_UP, answers.getLast());
    }

    @Test
    void aMissingFunctionFails() {
        var program = program("missing", "return 1;");
        try (Responder responder = program.responder(Responders.Format.ARGUMENTS, LIMITS)) {
            assertFails(
                    Answer.Kind.MISSING,
                    responder.answer(List.of(Call.of("length", "a"))).getFirst());
        }
    }

    private Program executable(String name, String script, boolean stays) throws IOException {
        Path file = Files.writeString(folder.resolve(name), "#!/bin/sh\n" + script + "\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwx------"));
        return new Program.Executable(name, file, stays);
    }

    @Test
    void executablesAnswerOnStandardOutputAndAreBounded() throws IOException {
        assertEquals(List.of(output(7)), answers(executable("seven", "cat >/dev/null; echo ' 7 '", false), "a"));
        assertEquals(
                List.of(new Answer.Output(Json.parse("[\"a\\n\"]"))), answers(executable("echo", "cat", false), "a\n"));
        assertFails(
                Answer.Kind.DIED,
                answers(executable("fails", "exit 3", false), "a").getFirst());
        assertFails(
                Answer.Kind.TIMED_OUT,
                answers(executable("loops", "while :; do :; done", false), "a").getFirst());
        assertFails(
                Answer.Kind.FLOODED,
                answers(executable("floods", "yes", false), "a").getFirst());
        assertFails(
                Answer.Kind.UNREADABLE,
                answers(executable("talks", "echo hello", false), "a").getFirst());
    }

    @Test
    void executablesThatStayAnswerLineByLine() throws IOException {
        var echo = executable("echo", "while read -r line; do printf '%s\\n' \"$line\"; done", true);
        assertEquals(
                List.of(new Answer.Output(Json.parse("[\"a\"]")), new Answer.Output(Json.parse("[\"\"]"))),
                answers(echo, "a", ""));
        var talks = executable("talks", "yes 1", true);
        try (Responder responder = talks.responder(Responders.Format.ARGUMENTS, LIMITS)) {
            // Who answers before being asked is found out with the next question.
            var first = responder.answer(List.of(Call.of("size", "a")));
            var second = responder.answer(List.of(Call.of("size", "b")));
            assertTrue(first.size() == 1 && second.size() == 1);
        }
        assertFails(
                Answer.Kind.TIMED_OUT,
                answers(executable("deaf", "sleep 100 & wait", true), "a").getFirst());
    }

    @Test
    @Timeout(60)
    @EnabledOnOs(value = OS.LINUX, disabledReason = "only Linux has the setsid by which they are found")
    void whatAProgramHasStartedEndsWithIt() throws Exception {
        String begin = "trap '' TERM; sleep 3600 >/dev/null & ";
        var programs = List.of(
                executable("once", begin + "cat >/dev/null; echo $!", false),
                executable("stays", begin + "while read -r line; do echo $!; done", true),
                program("java", "return new ProcessBuilder(\"sleep\", \"3600\").start().pid();"));
        for (Program program : programs) {
            var answer =
                    assertInstanceOf(Answer.Output.class, answers(program, "a").getFirst(), program.name());
            long started = Long.parseLong(answer.value().toString());
            while (isAlive(started)) {
                TimeUnit.MILLISECONDS.sleep(10);
            }
        }
    }

    /** A process that has ended, and that its parent has not asked for, is listed as a zombie. */
    private static boolean isAlive(long pid) {
        try {
            return !Files.readString(Path.of("/proc/" + pid + "/stat")).contains(") Z ");
        } catch (IOException e) {
            return false;
        }
    }

    @Test
    void maliciousProgramsChangeNobodysRank() {
        List<Program> honest = List.of(
                program("model", "return text.length();"),
                program("letters", "return (int) text.chars().filter(Character::isLetter).count();"),
                program("short", "return Math.min(3, text.length());"),
                program("nothing", "return 0;"));
        List<Program> malicious = List.of(
                program("exit", "System.exit(1); return 0;"),
                program("halt", "Runtime.getRuntime().halt(0); return 0;"),
                program("loop", "while (true) {}"),
                program("deep", "return size(text);"),
                program("memory", "return new long[1 << 30];"),
                program("throw", "throw new Error() { public String getMessage() { throw new Error(); } };"),
                program("init", "return Map.of(\"self\", new Object() { });"));
        var all = new ArrayList<>(honest);
        all.addAll(malicious);
        Ranking<Call> alone = ranking(honest);
        Ranking<Call> together = ranking(all);
        assertEquals(ranks(alone, honest.size()), ranks(together, honest.size()));
        for (int i = honest.size(); i < all.size(); i++) {
            assertEquals(0, together.score(i), all.get(i).name());
        }
    }

    private static List<Integer> ranks(Ranking<Call> ranking, int programs) {
        return IntStream.range(0, programs).map(ranking::rank).boxed().toList();
    }

    private static Ranking<Call> ranking(List<Program> programs) {
        var conditions = new Panel.Conditions(
                Responders.Format.ARGUMENTS, new Limits(Duration.ofSeconds(1), 32, 10_000, Duration.ofSeconds(2)), 2);
        try (var panel = new Panel(programs, true, Specification.sameAsModel(), conditions)) {
            var gen = Gens.strings("a. ").map(text -> Call.of("size", text));
            var inference = new Inference<>(new Sampler<>(gen, 5), panel, 300);
            inference.run(_ -> {}, () -> false);
            List<Witness<Call>> tests = inference.suite().tests();
            List<List<Answer>> answers =
                    panel.answers(tests.stream().map(Witness::test).toList());
            var settled = new ArrayList<Witness<Call>>();
            for (int i = 0; i < tests.size(); i++) {
                int index = i;
                Witness<Call> test = tests.get(i);
                List<Answer> own = answers.stream().map(each -> each.get(index)).toList();
                settled.add(new Witness<>(test.test(), test.replay(), panel.settled(test, own)));
            }
            return new Ranking<>(
                    programs.stream().map(Program::name).toList(),
                    Suite.of(settled).tests());
        }
    }
}
