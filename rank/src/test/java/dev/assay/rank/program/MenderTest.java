package dev.assay.rank.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.rank.Call;
import dev.assay.rank.isolation.Answer;
import dev.assay.rank.isolation.Limits;
import dev.assay.rank.isolation.Responder;
import dev.assay.rank.isolation.Responders;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MenderTest {
    private static Mender.Mended mended(String text) {
        return Mender.compile(new Compilation.Source(Path.of("S.java"), text), Map.of(), "");
    }

    private static List<String> answers(Mender.Mended mended, Call... calls) {
        var program = new Program.Classes("S", mended.compilation().classes(), mended.errors());
        try (Responder responder = program.responder(Responders.Format.JSON, Limits.USUAL)) {
            return responder.answer(List.of(calls)).stream()
                    .map(Answer::toString)
                    .toList();
        }
    }

    @Test
    void aMethodThatDoesNotCompileIsCutOutAndTheOthersWork() {
        var mended = mended("""
                import java.util.Lists;
                public class S {
                    record Pair(int a, int b) {}
                    static final Strin unused = "{";
                    // A brace in a comment: {
                    public static int one(int x) { return "not a number"; }
                    public static int two(int x) {
                        int y = x + 1
                        return y;
                    }
                    public static int three(int x) { return x + 3; }
                }
                """);
        assertEquals(List.of(), mended.compilation().problems());
        assertEquals(4, mended.errors().size(), mended.errors().toString());
        assertTrue(mended.errors().stream().anyMatch(e -> e.toString().startsWith("S.java:8:22: ")), mended.toString());
        var answers = answers(mended, Call.of("one", 1), Call.of("two", 1), Call.of("three", 1));
        assertTrue(answers.get(0).startsWith("threw: UnsupportedOperationException"), answers.toString());
        assertTrue(answers.get(1).startsWith("threw: UnsupportedOperationException"), answers.toString());
        assertEquals("4", answers.get(2));
    }

    @Test
    void bracesMissingAtTheEndAreAdded() {
        var mended = mended("public class S { public static int one() { return 1; }");
        assertEquals(List.of("1"), answers(mended, Call.of("one")));
    }

    @Test
    void whatCannotBeMendedKeepsItsErrorWithThePlace() {
        var mended = mended("this is\nno program");
        assertTrue(mended.compilation().classes().isEmpty());
        assertTrue(
                mended.errors().getFirst().toString().startsWith("S.java:1:1: "),
                mended.errors().toString());
    }

    @Test
    void membersOfNestedTypesAreFound() {
        var members =
                Members.of("class A { int f = 1; static class B { void m() { } } int[] g = {1, 2}; void n() {} }");
        assertEquals(4, members.size(), members.toString());
        assertEquals(
                3,
                Members.of("import a.B; @X(\"{\") class A { String s = \"\"\"\n } \"\"\"; char c = '{'; }")
                        .size());
    }
}
