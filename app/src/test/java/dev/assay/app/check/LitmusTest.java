package dev.assay.app.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.app.Run;
import dev.assay.app.cli.ExitCode;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The example theories about the memory model of C++, T50 to T55: which programs can do what. */
class LitmusTest {
    @Test
    void everyProgramCanDoWhatTheMemoryModelAllowsAndNothingElse() {
        Run run = Run.of(
                "check",
                "--quiet",
                Path.of("..", "examples", "memory", "Litmus.thy").toString());
        assertEquals("", run.err());
        assertEquals(ExitCode.OK, run.exitCode(), run.out());
    }
}
