package dev.assay.app.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.assay.app.Run;
import dev.assay.app.cli.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EncodeTest {
    private static final String MONKEYS = """
            tff(monkey, type, monkey: $tType).
            tff(banana, type, banana: $tType).
            tff(owns, type, owns: (monkey * banana) > $o).
            tff(b, type, b: monkey > banana).
            tff(has, axiom, ![M: monkey]: owns(M, b(M))).
            tff(alone, axiom, ![M1: monkey, M2: monkey, B: banana]: ((owns(M1, B) & owns(M2, B)) => M1 = M2)).
            """;

    @TempDir
    private Path directory;

    private String file(String name, String text) throws IOException {
        return Files.writeString(directory.resolve(name), text).toString();
    }

    @Test
    void aProblemIsWrittenInTheEncoding() throws IOException {
        var run = Run.of("encode", file("m.p", MONKEYS), "--encoding", "g??", "--monomorphise");
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertEquals("""
                fof(inhabited_type, axiom, ?[X]: g_monkey(X)).
                fof(has, axiom, ![M]: owns(M, b(M))).
                fof(alone, axiom, ![M1, M2, B]: ((g_monkey(M1) & g_monkey(M2)) => (~ owns(M1, B) | ~ owns(M2, B) | M1 = M2))).
                """, run.out());
    }

    @Test
    void withJsonTheProblemAndItsSizeAreAnObject() throws IOException {
        String path = file("m.p", MONKEYS);
        var run = Run.of("encode", path, "--encoding", "e", "--stats", "--json");
        assertEquals(ExitCode.OK, run.exitCode(), run.out());
        assertEquals("", run.err());
        JsonObject row = JsonParser.parseString(run.out()).getAsJsonObject();
        assertEquals(
                Run.of("encode", path, "--encoding", "e").out(), row.get("text").getAsString());
        assertEquals(2, row.get("clauses").getAsInt());
        assertTrue(Run.of("encode", "--list", "--json").out().contains("{\"encoding\":\"e\",\"isSound\":false,"));
    }

    @Test
    void sizesOfWhatHasNoClausesAreRefused() throws IOException {
        var run = Run.of("encode", file("m.p", MONKEYS), "--encoding", "N~", "--stats");
        assertEquals(ExitCode.ERROR, run.exitCode());
        assertTrue(run.err().contains("--stats has no effect with N~"), run.err());
    }

    @Test
    void theOutputIsAProblemAgain() throws IOException {
        String path = file("m.p", MONKEYS);
        for (String encoding : new String[] {"e", "a", "t", "t??", "g", "g@", "n", "n~", "n?~", "N~", "g??~"}) {
            Path out = directory.resolve("out.p");
            var run = Run.of("encode", path, "--encoding", encoding, "-o", out.toString());
            assertEquals(ExitCode.OK, run.exitCode(), encoding + ": " + run.err());
            assertEquals("", run.out());
            assertEquals(ExitCode.OK, Run.of("print", out.toString()).exitCode(), encoding);
        }
    }

    @Test
    void clausesAndSmtLibAreFormats() throws IOException {
        String path = file("m.p", MONKEYS);
        assertTrue(Run.of("encode", path, "--encoding", "e", "--format", "cnf")
                .out()
                .startsWith("cnf(has, axiom, owns("));
        assertTrue(Run.of("encode", path, "--encoding", "n~", "--format", "smtlib")
                .out()
                .contains("(declare-sort |monkey| 0)"));
    }

    @Test
    void allEncodingsAreListed() {
        String list = Run.of("encode", "--list").out();
        for (String name :
                new String[] {"e", "a", "a_ctor", "t", "t?", "t??", "t@", "t!", "g!!", "g??~", "n", "n?~", "N~"}) {
            assertTrue(list.lines().anyMatch(l -> l.startsWith(name + " ")), name);
        }
    }

    @Test
    void sortsAreInferredWhereTheyMayGrow() throws IOException {
        String path = file("u.p", "fof(a, axiom, ![X, Y]: (p(f(X)) | q(Y) | f(X) != c)).");
        var run = Run.of("encode", path, "--encoding", "n~", "--infer-sorts");
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertTrue(run.out().contains("f: s1 > s3"), run.out());
        assertTrue(run.out().contains("q: s2 > $o"), run.out());
        var kept = Run.of("encode", file("k.p", "fof(a, axiom, ![X, Y]: (p(X) | Y = c))."), "--infer-sorts");
        assertTrue(kept.err().contains("not all sorts are monotonic"), kept.err());
        assertEquals("fof(a, axiom, ![X, Y]: (p(X) | Y = c)).\n", kept.out());
    }

    @Test
    void whatIsWrongIsOneSentence() throws IOException {
        var unknown = Run.of("encode", file("m.p", MONKEYS), "--encoding", "x");
        assertEquals(ExitCode.ERROR, unknown.exitCode());
        assertTrue(unknown.err().contains("there is no encoding 'x'"), unknown.err());
        var broken = Run.of("encode", file("b.p", "fof(a, axiom, p(X.\n"));
        assertEquals(ExitCode.ERROR, broken.exitCode());
        assertTrue(broken.err().contains("b.p:1:18: "), broken.err());
        var keep = Run.of("encode", file("m.p", MONKEYS), "--lambdas", "keep");
        assertEquals(ExitCode.ERROR, keep.exitCode());
        assertEquals(ExitCode.ERROR, Run.of("encode").exitCode());
    }

    @Test
    void eachSortGetsItsVerdict() throws IOException {
        var run = Run.of("monotonic", file("m.p", MONKEYS));
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertTrue(run.out().contains("monkey is perhaps not monotonic: M1 is a side of M1 = M2 in alone"), run.out());
        assertTrue(run.out().contains("banana is monotonic: no variable of it is a side"), run.out());
        var untyped = Run.of("monotonic", "--json", file("u.p", "fof(a, axiom, ![X, Y]: (p(X) | Y = c))."));
        assertEquals(2, untyped.out().lines().count(), untyped.out());
        assertTrue(untyped.out().contains("\"monotonic\":true"), untyped.out());
        assertTrue(untyped.out().contains("\"monotonic\":false"), untyped.out());
    }

    @Test
    void whatTheUserKnowsOfTypesIsBelieved() throws IOException {
        String path = file("m.p", MONKEYS);
        var run = Run.of("encode", path, "--encoding", "g??", "--infinite", "monkey");
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertTrue(!run.out().contains("g("), run.out());
        var wrong = Run.of("encode", path, "--infinite", "ape");
        assertEquals(ExitCode.ERROR, wrong.exitCode());
        assertTrue(wrong.err().contains("there is no type 'ape' in the problem"), wrong.err());
    }

    @Test
    void sortsThatCannotGrowStayWithTheirSizes() throws IOException {
        String path = file("u.p", "fof(a, axiom, ![X, Y]: (p(X) & X = Y & q(Y, f(X)))).");
        String out = Run.of("encode", path, "--encoding", "n~", "--infer-sorts", "--size-constraints")
                .out();
        assertTrue(out.contains("into(X) != into(Y) | X = Y"), out);
    }

    @Test
    void smtLib27HasPolymorphismAndMaps() throws IOException {
        String path = file("p.p", """
                tff(k, type, k: $tType > $tType).
                tff(c, type, c: !>[A: $tType]: k(A)).
                tff(q, type, q: !>[A: $tType]: (k(A) > $o)).
                tff(a, axiom, ![A: $tType]: q(A, c(A))).
                """);
        var polymorphic = Run.of("encode", path, "--encoding", "n", "--format", "smtlib27");
        assertTrue(polymorphic.out().contains("(|q| (as |c| (|k| |'A|)))"), polymorphic.out() + polymorphic.err());
        String higher = file("h.p", "thf(a, axiom, ![F: $i > $o, X: $i]: (F @ X)).");
        var maps = Run.of("encode", higher, "--encoding", "N~", "--format", "smtlib27");
        assertTrue(maps.out().contains("(_ |?0| |?1|)"), maps.out() + maps.err());
    }
}
