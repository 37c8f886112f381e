package dev.assay.app.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.app.Run;
import dev.assay.app.cli.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JavaProofsTest {
    private static final Path EXAMPLES = Path.of("..", "examples", "java");

    @TempDir
    private Path directory;

    private static String example(String name) {
        return EXAMPLES.resolve(name + ".java").toString();
    }

    private String file(String members) throws IOException {
        return Files.writeString(
                        directory.resolve("C.java"),
                        "import dev.assay.junit.Property;\nclass C {\n" + members + "\n}\n")
                .toString();
    }

    @Test
    void insertionSortSortsAndPermutes() {
        var run = Run.of("prove", "--timeout", "120", example("Sorting"));
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertTrue(run.out().contains("sorts: claimed by induction on xs"), run.out());
        assertTrue(run.out().contains("rests on the arithmetic of int"), run.out());
        assertTrue(run.out().contains("lemma !isSorted(y) || isSorted(insert(x1, y))"), run.out());
        assertTrue(run.out().contains("keepsTheLength: proved by induction on xs"), run.out());
        assertFalse(run.out().contains("refuted"), run.out());
    }

    @Test
    void treesAndTheirMirrorsAreProved() {
        var run = Run.of("prove", "--timeout", "120", example("Trees"));
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertTrue(run.out().contains("mirroringTwiceGivesTheSame: proved by "), run.out());
        assertFalse(run.out().contains("refuted"), run.out());
    }

    @Test
    void wrongPropertiesAreRefutedByJavaValues() {
        var run = Run.of("prove", example("Mistakes"));
        assertEquals(ExitCode.REFUTED, run.exitCode(), run.err());
        assertTrue(run.out().contains("xs = new Cons(0, new Cons(0, new Nil()))"), run.out());
        assertTrue(run.out().contains("x = Integer.MAX_VALUE"), run.out());
        assertTrue(run.out().contains("6 conjectures: 6 refuted ("), run.out());
    }

    @Test
    void propertiesMayAssertInsteadOfReturning() throws IOException {
        var run = Run.of("prove", file("""
                enum Side { LEFT, RIGHT; Side other() { return this == LEFT ? RIGHT : LEFT; } }
                @Property static void twice(Side s) { assert s.other().other() == s; }
                @Property static void once(Side s) { if (s.other() == s) { throw new AssertionError(); } }
                @Property static void never(Side s) { assert s.other() == s; }
                """));
        assertEquals(ExitCode.REFUTED, run.exitCode(), run.err());
        assertTrue(run.out().contains("twice: proved"), run.out());
        assertTrue(run.out().contains("once: proved"), run.out());
        assertTrue(run.out().contains("never: refuted"), run.out());
    }

    @Test
    void smallValuesAreAllTried() throws IOException {
        var run = Run.of("prove", file("""
                sealed interface E {}
                record Num(java.math.BigInteger value) implements E {}
                record Add(E left, E right) implements E {}
                record Neg(E inner) implements E {}
                static E simplify(E e) {
                    return switch (e) {
                        case Num n -> n;
                        case Add(Num(var a), var r) when a.signum() == 0 -> simplify(r);
                        case Add(var l, var r) -> new Add(simplify(l), simplify(r));
                        case Neg(Neg(var i)) -> simplify(i);
                        case Neg(var i) -> new Neg(simplify(i));
                    };
                }
                @Property static boolean isSimple(E e) { return simplify(simplify(e)).equals(simplify(e)); }
                """));
        assertEquals(ExitCode.REFUTED, run.exitCode(), run.err());
        assertTrue(
                run.out()
                        .contains(
                                "e = new Add(new Add(new Num(BigInteger.valueOf(0)), new Num(BigInteger.valueOf(0))), "),
                run.out());
    }

    @Test
    void whatThePropertyMentionsIsTriedHoweverMuchTheFileMentions() throws IOException {
        String others = IntStream.range(0, 100)
                .mapToObj(i -> "static boolean f" + i + "(int x) { return x > " + (1_000_003 * (i + 1)) + "; }")
                .collect(Collectors.joining("\n"));
        var run = Run.of("prove", "--timeout", "5", file(others + """

                static final int RARE = 142857142;
                static boolean isRare(long x) { return x == 8123456789L; }
                record Pair(int first, int second) { Pair swapped() { return new Pair(second, first); } }
                @Property static boolean own(int x, int y) { return y != RARE; }
                @Property static boolean called(long x) { return !isRare(x); }
                @Property static boolean inside(Pair p) { return p.swapped().first() != RARE + 1; }
                @Property static boolean text(String s, String t) { return !t.equals("open, sesame"); }
                """));
        assertEquals(ExitCode.REFUTED, run.exitCode(), run.err());
        assertTrue(run.out().contains("4 conjectures: 4 refuted ("), run.out());
    }

    @Test
    void aCaseThatDoesNotEndLeavesSmallCasesToBeTried() throws IOException {
        var run = Run.of("prove", "--timeout", "120", file("""
                static int last(int n) { while (n > 1000) { Thread.onSpinWait(); } return n; }
                @Property static boolean isNotThree(int n) { return last(n) != 3; }
                @Property static boolean isSame(int n) { return last(n) == n; }
                """));
        assertEquals(ExitCode.REFUTED, run.exitCode(), run.err());
        assertTrue(run.out().contains("isNotThree: refuted"), run.out());
        assertTrue(run.out().contains(" run by Java before one that takes too long, n = "), run.out());
    }

    @Test
    void whatCannotBeLiftedIsTestedAndTheOthersAreProved() throws IOException {
        var run = Run.of("prove", file("""
                @Property static boolean kept(int x) { int[] cells = {x}; return cells[0] == x; }
                @Property static boolean same(int x, int y) { return x + y == y + x; }
                """));
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertTrue(run.out().contains("kept: corroborated"), run.out());
        assertTrue(run.out().contains("C.java:3:"), run.out());
        assertTrue(run.out().contains("same: claimed by computing"), run.out());
    }

    @Test
    void methodsAreComparedWithTheirFunctions() throws IOException {
        var run = Run.of("prove", "--agree", "100", file("""
                static int twice(int x) { return 2 * x; }
                @Property static boolean p(int x) { return twice(x) == twice(x); }
                """));
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertTrue(run.err().contains("twice agrees with Java on 100 inputs"), run.err());
    }

    @Test
    void sourceThatDoesNotCompileIsOneSentence() throws IOException {
        var run = Run.of("prove", file("@Property static boolean p() { return z; }"));
        assertEquals(ExitCode.ERROR, run.exitCode());
        assertTrue(run.err().contains("C.java:3:39: cannot find symbol"), run.err());
    }
}
