package dev.assay.app.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.app.ExitCode;
import dev.assay.app.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RefuteCommandTest {
    @TempDir
    private Path directory;

    private String theory(String proposition) throws IOException {
        String text = "theory T imports Main begin\nlemma claim: \"" + proposition + "\" oops\nend\n";
        return Files.writeString(directory.resolve("T.thy"), text).toString();
    }

    @Test
    void aRefutedConjectureIsOneObjectAndExitCodeOne() throws IOException {
        var run = Run.of("refute", "--json", theory("refl r \\<Longrightarrow> sym r"));
        assertEquals(ExitCode.REFUTED, run.exitCode(), run.err());
        assertEquals(1, run.out().lines().count(), run.out());
        assertTrue(
                run.out().contains("\"line\":2,\"name\":\"T.claim\",\"verdict\":\"refuted\",\"by\":\"models\""),
                run.out());
    }

    @Test
    void whatHasNoCountermodelIsCorroborated() throws IOException {
        var run = Run.of("refute", "-o", "card=1-3", theory("rev (rev xs) = xs"));
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertTrue(run.out().endsWith("1 conjectures: 0 refuted, 1 without a countermodel, 0 unknown\n"), run.out());
    }

    @Test
    void whatOnlyMayBeACountermodelRefutesNothing() throws IOException {
        var run = Run.of("refute", "-o", "card nat=3", theory("\\<exists>n::nat. \\<not> P n"));
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertTrue(run.out().contains("unknown: potential counterexample"), run.out());
    }

    @Test
    void anOptionThatDoesNotExistIsOneSentence() throws IOException {
        var run = Run.of("refute", "-o", "colour=red", theory("True"));
        assertEquals(ExitCode.ERROR, run.exitCode());
        assertTrue(run.out().contains("There is no option colour."), run.out());
    }

    @Test
    void problemsInOtherLanguagesAreRefuted() throws IOException {
        Path problem = Files.writeString(
                directory.resolve("a.p"), "fof(a, axiom, ![X]: p(X,X)). fof(c, conjecture, ![X,Y]: p(X,Y)).");
        var run = Run.of("refute", problem.toString());
        assertEquals(ExitCode.REFUTED, run.exitCode(), run.err());
    }
}
