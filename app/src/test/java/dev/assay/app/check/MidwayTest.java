package dev.assay.app.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.app.Run;
import dev.assay.app.cli.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MidwayTest {
    @TempDir
    private Path directory;

    private Run check(String text) throws IOException {
        Path file = Files.writeString(
                directory.resolve("Midway.thy"), "theory Midway imports Main begin\n" + text + "\nend\n");
        return Run.of("check", file.toString());
    }

    @Test
    void aCommandInTheMiddleOfAProofIsAboutWhatIsLeft() throws IOException {
        Run run = check("""
                lemma "x = x \\<and> x = (y :: nat)"
                  apply (rule conjI)
                  nitpick [card = 2, expect = none] 1
                  nitpick [card = 2, expect = genuine] 2
                  oops
                """);
        assertEquals("", run.err());
        assertEquals(ExitCode.OK, run.exitCode(), run.out());
    }

    @Test
    void whatTheStatementAssumesCountsThereToo() throws IOException {
        Run run = check("""
                lemma assumes "x = (y :: nat)" shows "y = x \\<and> x = z"
                  apply (rule conjI)
                  nitpick [card = 2, expect = none] 1
                  nitpick [card = 2, expect = genuine] 2
                  oops
                """);
        assertEquals(ExitCode.OK, run.exitCode(), run.out());
    }

    @Test
    void aCommandAfterAStepThatCannotBeFollowedIsNotRun() throws IOException {
        Run run = check("""
                lemma "x = (y :: nat)"
                  apply (no_such_method)
                  nitpick [expect = genuine]
                  oops
                """);
        assertTrue(run.out().contains("not run, expected genuine"), run.out());
    }
}
