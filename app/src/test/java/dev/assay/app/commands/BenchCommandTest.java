package dev.assay.app.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.app.ExitCode;
import dev.assay.app.Run;
import org.junit.jupiter.api.Test;

class BenchCommandTest {
    @Test
    void withoutANameTheBenchmarksAreListed() {
        var run = Run.of("bench");
        assertEquals(ExitCode.OK, run.exitCode());
        assertTrue(run.out().startsWith("read  "), run.out());
    }

    @Test
    void anUnknownNameIsBadUsage() {
        var run = Run.of("bench", "wirte");
        assertEquals(ExitCode.ERROR, run.exitCode());
        assertEquals(
                "assay bench: there is no benchmark 'wirte', only read, test, property, discover; see 'assay bench --help'.\n",
                run.err());
    }
}
