package dev.assay.app.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.app.Main;
import dev.assay.app.Run;
import dev.assay.app.cli.ExitCode;
import dev.assay.app.cli.Session;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TestCommandTest {
    @TempDir
    private Path directory;

    private String theory(String proposition) throws IOException {
        String text = "theory T imports Main begin\nlemma claim: \"" + proposition + "\" oops\nend\n";
        return Files.writeString(directory.resolve("T.thy"), text).toString();
    }

    @Test
    void codeThatIsNotProvedConfirmsNoCounterexample() throws IOException {
        Path path = Files.writeString(directory.resolve("Code.thy"), """
                theory Code imports Main begin
                definition same :: "nat ⇒ nat" where "same n = (THE x. x = n ∧ (∀y::nat. 0 ≤ y))"
                lemma [code]: "same n = 0" sorry
                lemma "same 1 = 1" oops
                end
                """);
        var run = Run.of("test", "--no-cache", path.toString());
        assertTrue(run.out().contains("Code.thy:4: potential"), run.out());
    }

    @Test
    void aRefutedConjectureIsOneObjectAndExitCodeOne() throws IOException {
        var run = Run.of("test", "--json", "-o", "tester=exhaustive", theory("rev xs = xs"));
        assertEquals(ExitCode.REFUTED, run.exitCode(), run.err());
        assertEquals(1, run.out().lines().count(), run.out());
        assertTrue(
                run.out().contains("\"line\":2,\"name\":\"T.claim\",\"verdict\":\"refuted\",\"by\":\"exhaustive\""),
                run.out());
    }

    @Test
    void whatSurvivesIsCorroborated() throws IOException {
        var run = Run.of("test", "-o", "size=3", theory("rev (rev xs) = xs"));
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertTrue(run.out().contains("1 conjecture: 1 corroborated ("), run.out());
    }

    @Test
    void anOptionThatDoesNotExistIsOneSentence() throws IOException {
        var run = Run.of("test", "-o", "colour=red", theory("True"));
        assertEquals(ExitCode.ERROR, run.exitCode());
        assertTrue(run.err().contains("quickcheck has no option 'colour'"), run.err());
    }

    @Test
    void aFileOfAnUnknownKindIsOneSentence() throws IOException {
        Path file = Files.writeString(directory.resolve("T.txt"), "lemma");
        for (String command : new String[] {"test", "check", "mutate"}) {
            var run = Run.of(command, file.toString());
            assertEquals(ExitCode.ERROR, run.exitCode());
            assertEquals(1, run.err().lines().count(), run.err());
            assertTrue(run.err().startsWith(file + ": "), run.err());
        }
    }

    @Test
    void aTermIsEvaluatedUnderTheCounterexample() throws IOException {
        var run = Run.of("test", "-o", "tester=exhaustive", "-o", "eval=length xs", theory("rev xs = (xs::nat list)"));
        assertTrue(run.out().contains("    xs = [1, 0]\n    size xs = 2\n"), run.out());
    }

    @Test
    void assumptionsThatAreNotNeededAreNamed() throws IOException {
        theory("n \\<noteq> 0 \\<Longrightarrow> tl (replicate n x) = replicate (n - 1) x");
        var run = Run.of("test", "--unused-assms", "-o", "size=4", directory.toString());
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertTrue(run.out().contains("T.thy:2: T.claim: unnecessary assumption 1\n"), run.out());
        assertTrue(
                run.out().endsWith("1 theorem: 1 with assumptions, 1 of which seems to assume too much\n"), run.out());
    }

    @Test
    void aStoppedRunTellsWhatWasFoundAndEnds() throws IOException {
        var out = new StringWriter();
        var session = new Session(new PrintWriter(out), new PrintWriter(out), false, Map.of());
        session.run().cancel();
        assertEquals(ExitCode.OK, Main.run(session, "test", theory("rev xs = xs")));
        assertTrue(out.toString().startsWith("0 conjectures ("), out.toString());
    }

    @Test
    void statementsAreToldAsTheyAreWritten() throws IOException {
        List<String> statements = List.of(
                "xs = [] ⟹ length xs = n",
                "∀x. ∃y. x = y + (1::nat)",
                "x ∈# M ⟹ M ≠ {#}",
                "surj f ⟹ inj (f::nat⇒nat)",
                "⋀x::nat. x = 0",
                "(x::nat) + y = x");
        var lines = new ArrayList<>(List.of("theory Echo imports Main \"HOL-Library.Multiset\" begin"));
        statements.forEach(statement -> lines.add("lemma \"" + statement + "\" oops"));
        lines.add("end");
        Path file = Files.write(directory.resolve("Echo.thy"), lines);
        String out =
                Run.of("test", "--no-cache", "--timeout", "1", file.toString()).out();
        statements.forEach(statement -> assertTrue(out.contains("\n  " + statement + "\n"), out));
    }

    @Test
    void mutantsOfATheoremAreCountedByTester() throws IOException {
        var run = Run.of(
                "mutate",
                "--mutants",
                "3",
                "-o",
                "size=4",
                "-o",
                "tester=exhaustive",
                theory("rev (xs @ ys) = rev ys @ rev xs"));
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        // One of them is true, which says nothing of a tester; a busy machine may not see it in time.
        assertTrue(
                run.out().contains("T.thy: 2 mutants, and 1 that is provable\n")
                        || run.out().contains("T.thy: 3 mutants\n"),
                run.out());
        assertTrue(run.out().contains("\ntester      refuted"), run.out());
    }
}
