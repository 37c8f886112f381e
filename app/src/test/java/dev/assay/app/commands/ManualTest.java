package dev.assay.app.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.app.Run;
import dev.assay.app.cli.ExitCode;
import org.junit.jupiter.api.Test;

class ManualTest {
    @Test
    void theManualPageNamesEveryCommandWithItsOptions() {
        var run = Run.of("manual");
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertTrue(run.out().startsWith(".TH ASSAY 1\n"), run.out());
        assertTrue(run.out().contains("\n.SS assay try FILE\n"), run.out());
        assertTrue(run.out().contains("\n.B \\-\\-timeout SECONDS\n"), run.out());
        assertTrue(run.out().lines().noneMatch(line -> line.startsWith("'")), run.out());
    }

    @Test
    void theShellLearnsCommandsAndOptions() {
        var run = Run.of("completion");
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertTrue(run.out().contains("complete -F _complete_assay"), run.out());
        assertTrue(run.out().contains("--no-cache"), run.out());
    }
}
