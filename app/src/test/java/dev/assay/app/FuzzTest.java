package dev.assay.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.app.cli.ExitCode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.FutureTask;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Whatever a file holds, the answer is sentences with their place, never a trace. {@code -Dassay.fuzz=N} multiplies the
 * number of inputs.
 */
class FuzzTest {
    private static final int EFFORT = Integer.getInteger("assay.fuzz", 1);
    private static final Pattern PLACE = Pattern.compile(".*\\.(thy|smt2|p):\\d+:\\d+: \\P{Cntrl}.*", Pattern.DOTALL);

    enum Kind {
        THEORY(".thy", "check", """
                theory T imports Main begin
                datatype 'a tree = Leaf | Node "'a tree" 'a "'a tree"
                fun mirror :: "'a tree \\<Rightarrow> 'a tree" where
                  "mirror Leaf = Leaf" (* (* nested *) *)
                | "mirror (Node l x r) = Node (mirror r) x (mirror l)"
                definition two :: nat ("ii") where [simp]: "two = 2"
                locale l = fixes f :: "nat \\<Rightarrow> nat" assumes f: "f 0 = 0" begin
                lemma same [simp]: "f x = f x" nitpick [card = 1-4, expect = none] by (rule refl)
                end
                inductive ev where "ev (0 :: nat)" | "ev n \\<Longrightarrow> ev (Suc (Suc n))"
                quickcheck_params [size = 5]
                lemma assumes "ev n" shows "\\<exists>m. n = 2 * m" quickcheck
                proof (cases n) case 0 show ?thesis sorry qed
                value "two + 3"
                text \\<open>A \\<^term>\\<open>x\\<close>\\<close>
                end
                """),
        TIP(".smt2", "print", """
                (declare-datatypes ((list 1)) ((par (a) ((nil) (cons (head a) (tail (list a)))))))
                (define-fun-rec (par (a) (append ((x (list a)) (y (list a))) (list a)
                  (match x ((nil y) ((cons z xs) (cons z (append xs y))))))))
                ; a comment
                (define-fun inc ((n Int)) Int (+ n 1))
                (prove (forall ((n Int)) (< n (inc n))))
                (prove (par (a) (forall ((x (list a))) (= (append x (as nil (list a))) x))))
                """),
        TPTP(".p", "print", """
                % a comment
                fof(a, axiom, ![X,Y]: (p(X,Y) => ~ q(f(X), 'quoted'))).
                cnf(b, negated_conjecture, ~ p(X,a) | X = b).
                tff(t, type, g: ($int * $int) > $o).
                tff(c, axiom, ![X: $int]: g(X, $sum(X, 12))).
                thf(h, type, h: ($i > $o) > $o).
                thf(d, conjecture, h @ (^[X: $i]: $true)).
                """);

        private final String suffix;
        private final String command;
        private final String sample;

        Kind(String suffix, String command, String sample) {
            this.suffix = suffix;
            this.command = command;
            this.sample = sample;
        }
    }

    @TempDir
    private Path directory;

    /** Reads bytes by the command line; the answer must be sentences, the exit code theirs. */
    private Run answer(Kind kind, byte[] bytes, String what) throws IOException {
        Path file = Files.write(directory.resolve("T" + kind.suffix), bytes);
        return sensible(kind, file.toString(), what);
    }

    private static Run sensible(Kind kind, String file, String what) {
        Run run = deep(kind.command, file);
        String said = what + ": " + run.err();
        assertTrue(!run.err().contains("internal error") && !run.err().contains("\tat "), said);
        assertTrue(run.exitCode() == ExitCode.ERROR || kind != Kind.THEORY || run.exitCode() <= 1, said);
        if (run.exitCode() == ExitCode.ERROR) {
            assertTrue(PLACE.matcher(run.err()).matches() || run.err().contains("file"), said);
        }
        return run;
    }

    /** With as much stack as the command line gives itself. */
    private static Run deep(String... args) {
        var task = new FutureTask<>(() -> Run.of(args));
        new Thread(null, task, "assay", 1L << 30).start();
        try {
            return task.get();
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void theSamplesThemselvesAreFine(Kind kind) throws IOException {
        assertEquals("", answer(kind, utf8(kind.sample), "sample").err());
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void beginningsOfAFileAreAnswered(Kind kind) throws IOException {
        byte[] bytes = utf8(kind.sample);
        for (int length = 0; length < bytes.length; length += EFFORT > 1 ? 1 : 43) {
            answer(kind, Arrays.copyOf(bytes, length), "the first " + length + " bytes");
        }
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void filesWithTokensDeletedDoubledOrSwappedAreAnswered(Kind kind) throws IOException {
        String[] tokens = kind.sample.split("(?<=\\W)|(?=\\W)");
        var random = new Random(3);
        for (int round = 0; round < 40 * EFFORT; round++) {
            List<String> changed = new ArrayList<>(List.of(tokens));
            for (int i = random.nextInt(3); i >= 0; i--) {
                int at = random.nextInt(changed.size());
                switch (random.nextInt(3)) {
                    case 0 -> changed.remove(at);
                    case 1 -> changed.add(random.nextInt(changed.size()), changed.get(at));
                    default -> Collections.swap(changed, at, random.nextInt(changed.size()));
                }
            }
            answer(kind, utf8(String.join("", changed)), "round " + round);
        }
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void randomBytesAreAnswered(Kind kind) throws IOException {
        var random = new Random(5);
        for (int round = 0; round < 15 * EFFORT; round++) {
            var bytes = new byte[random.nextInt(400)];
            random.nextBytes(bytes);
            answer(kind, bytes, "random bytes " + round);
            byte[] sample = utf8(kind.sample);
            System.arraycopy(bytes, 0, sample, random.nextInt(sample.length - 8), Math.min(8, bytes.length));
            answer(kind, sample, "some random bytes " + round);
        }
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void oddTextsAreAnswered(Kind kind) throws IOException {
        int depth = EFFORT > 1 ? 100_000 : 10_000;
        String deep = "(".repeat(depth) + "x" + ")".repeat(depth);
        String digits = "7".repeat(1_000_000);
        List<String> texts = List.of(
                "",
                "\u0000",
                "\uFEFF" + kind.sample,
                kind.sample.replace("\n", "\r\n"),
                kind.sample.replace('x', '\u0000'),
                "(* (* *)",
                "\\<open>\\<open>\\<close>",
                "\"",
                "theory T imports Main begin lemma \"" + deep + "\" oops end",
                "theory T imports Main begin lemma \"x = " + digits + "\" oops end",
                "(prove " + deep + ")",
                "(prove (= 0 " + digits + "))",
                "fof(a, axiom, " + deep + ").",
                "fof(a, axiom, " + "~".repeat(depth) + "p).",
                "tff(a, axiom, 0 = " + digits + ").",
                "include('T.p').");
        for (String text : texts) {
            answer(kind, utf8(text), text.substring(0, Math.min(60, text.length())));
        }
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void bytesThatAreNotUtf8AreNamedWithTheirPlace(Kind kind) throws IOException {
        byte[] bytes = utf8("ab\n\t\u00E9\uD835\uDC9C?");
        bytes[bytes.length - 1] = (byte) 0xFF;
        Run run = answer(kind, bytes, "not UTF-8");
        assertTrue(
                run.err().endsWith("T" + kind.suffix + ":2:4: the text is not UTF-8: there is a byte FF here\n"),
                run.err());
        byte[] surrogate = {(byte) 0xED, (byte) 0xA0, (byte) 0x80};
        assertTrue(answer(kind, surrogate, "surrogate").err().contains(":1:1: the text is not UTF-8"), "surrogate");
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void whatIsNoReadableFileIsSaid(Kind kind) throws IOException, InterruptedException {
        String missing = directory.resolve("missing" + kind.suffix).toString();
        assertEquals(
                "there is no file " + missing + "\n",
                sensible(kind, missing, "missing").err());
        Path folder = Files.createDirectory(directory.resolve("folder" + kind.suffix));
        // The commands of theories take folders, too.
        String expected = kind == Kind.THEORY
                ? "there is no file in this folder that is a theory (.thy), an SMT-LIB or TIP problem (.smt2) or a TPTP problem (.p)"
                : "cannot be read: a directory";
        assertEquals(
                folder + ": " + expected + "\n",
                deep(kind.command, folder.toString()).err());
        Path loop = directory.resolve("loop" + kind.suffix);
        Files.createSymbolicLink(loop, loop);
        Run run = deep(kind.command, loop.toString());
        assertEquals(ExitCode.ERROR, run.exitCode());
        assertEquals(1, run.err().lines().count(), run.err());
        Path pipe = directory.resolve("pipe" + kind.suffix);
        if (new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0) {
            assertEquals(
                    pipe + ": cannot be read: not a regular file\n",
                    deep(kind.command, pipe.toString()).err());
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Kind.class,
            names = {"THEORY", "TIP"})
    void aNumberOfAMillionDigitsIsRefused(Kind kind) throws IOException {
        String digits = "7".repeat(1_000_000);
        String text = kind == Kind.THEORY
                ? "theory T imports Main begin\nlemma \"x = " + digits + "\" oops end"
                : "\n(prove (= " + digits + " 1))";
        Run run = answer(kind, utf8(text), "a million digits");
        assertTrue(
                run.err()
                        .endsWith(":" + (kind == Kind.THEORY ? "2:12" : "2:11")
                                + ": a number has at most 10000 digits, this one 1000000\n"),
                run.err().substring(0, Math.min(300, run.err().length())));
    }

    @Test
    void theoriesThatImportOneAnotherAreSaidTo() throws IOException {
        Files.writeString(directory.resolve("A.thy"), "theory A imports B begin end");
        Files.writeString(directory.resolve("B.thy"), "theory B imports A begin end");
        Run run = deep("check", directory.resolve("A.thy").toString());
        assertEquals(ExitCode.ERROR, run.exitCode());
        assertTrue(run.err().contains("B.thy:1:18: the theory A imports itself"), run.err());
    }

    @Test
    void filesThatIncludeOneAnotherAreSaidTo() throws IOException {
        Files.writeString(directory.resolve("a.p"), "include('b.p').");
        Files.writeString(directory.resolve("b.p"), "\ninclude('a.p').");
        Run run = deep("print", directory.resolve("a.p").toString());
        assertEquals(ExitCode.ERROR, run.exitCode());
        assertTrue(run.err().contains("includes itself"), run.err());
    }

    @Test
    void whatStandsBeforeAndAfterAnErrorStillCounts() throws IOException {
        String text = """
                theory T imports Main begin
                lemma "True" nitpick oops
                \tlemma "\u00E9 = = x" nitpick oops
                lemma "False" nitpick oops
                end
                """.replace("\n", "\r\n");
        Run run = answer(Kind.THEORY, utf8(text), "an error in the middle");
        assertEquals(ExitCode.ERROR, run.exitCode());
        assertTrue(run.err().contains("T.thy:3:"), run.err());
        assertEquals(1, run.err().lines().count(), run.err());
        assertTrue(run.out().endsWith("3 commands: 2 as expected, 0 not, 1 not run\n"), run.out());
    }
}
