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

class MutateTest {
    @TempDir
    private Path directory;

    @Test
    void theModelFinderCanBeAskedInsteadOfTheTesters() throws IOException {
        Path file = Files.writeString(directory.resolve("Sets.thy"), """
                theory Sets imports Main begin
                lemma "A \\<union> (B \\<inter> C) = (A \\<union> B) \\<inter> (A \\<union> C)" by blast
                end
                """);
        Run run = Run.of("mutate", "--models", "--mutants", "3", "--timeout", "20", file.toString());
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertTrue(run.out().contains(": models refuted"), run.out());
        assertTrue(run.out().lines().anyMatch(line -> line.startsWith("models ")), run.out());
    }
}
