package dev.assay.app.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.app.Run;
import dev.assay.app.cli.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MonotonicCommandTest {
    @TempDir
    private Path directory;

    private String theory(String proposition) throws IOException {
        String text = "theory T imports Main begin\nlemma claim: \"" + proposition + "\" oops\nend\n";
        return Files.writeString(directory.resolve("T.thy"), text).toString();
    }

    @Test
    void eachCalculusConcludesOrNamesWhatIsInItsWay() throws IOException {
        String file = theory("{y::'a} \\<noteq> {z}");
        var run = Run.of("monotonic", file);
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertEquals(
                file + ":2: T.claim: 'a\n"
                        + "  M1: perhaps not\n"
                        + "    conclusion: {y} = {z}: values that are equal may be extended differently, so that they are no"
                        + " longer\n"
                        + "  M2: monotonic\n"
                        + "  M3: monotonic\n"
                        + "1 conjecture, 1 type; monotonic: M1 0, M2 1, M3 1\n",
                run.out());
    }

    @Test
    void aConjectureWithoutTypesToChooseHasNothingToConclude() throws IOException {
        var run = Run.of("monotonic", theory("(n::nat) + m = m + n"));
        assertEquals("1 conjecture, 0 types; monotonic: M1 0, M2 0, M3 0\n", run.out());
    }

    @Test
    void asJsonEachTypeAndCalculusIsOneObject() throws IOException {
        var run = Run.of("monotonic", "--json", "--calculus", "M3", theory("\\<exists>(x::'a) y. x \\<noteq> y"));
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertEquals(1, run.out().lines().count(), run.out());
        assertTrue(
                run.out().contains("\"name\":\"T.claim\",\"type\":\"'a\",\"calculus\":\"M3\",\"monotonic\":false"),
                run.out());
        assertTrue(run.out().contains("{\"origin\":\"conclusion\",\"term\":\"∃y. x ≠ y\",\"reason\":"), run.out());
    }

    @Test
    void aCalculusThatDoesNotExistIsOneSentence() throws IOException {
        var run = Run.of("monotonic", "--calculus", "M4", theory("True"));
        assertEquals(ExitCode.ERROR, run.exitCode());
        assertEquals(1, run.err().lines().count(), run.err());
        assertTrue(run.err().contains("M4"), run.err());
    }
}
