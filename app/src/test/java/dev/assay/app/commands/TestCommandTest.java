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

class TestCommandTest {
    @TempDir
    private Path directory;

    private String theory(String proposition) throws IOException {
        String text = "theory T imports Main begin\nlemma claim: \"" + proposition + "\" oops\nend\n";
        return Files.writeString(directory.resolve("T.thy"), text).toString();
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
        assertTrue(run.out().endsWith("1 conjectures: 0 refuted, 1 corroborated, 0 unknown\n"), run.out());
    }

    @Test
    void anOptionThatDoesNotExistIsOneSentence() throws IOException {
        var run = Run.of("test", "-o", "colour=red", theory("True"));
        assertEquals(ExitCode.ERROR, run.exitCode());
        assertTrue(run.err().contains("quickcheck has no option 'colour'"), run.err());
    }
}
