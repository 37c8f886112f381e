package dev.assay.syntax.isabelle.outer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.syntax.Source;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Reads every theory below the directory that the system property {@code assay.suites} names. */
class SuitesTest {
    @Test
    void everyCommandOfEveryTheoryIsRead() throws IOException {
        String directory = System.getProperty("assay.suites");
        assumeTrue(directory != null, "set -Dassay.suites=DIRECTORY to read the theories below it");
        List<Path> files;
        try (var found = Files.walk(Path.of(directory))) {
            files = found.filter(path -> path.toString().endsWith(".thy"))
                    .sorted()
                    .toList();
        }
        assertFalse(files.isEmpty(), "no theories below " + directory);
        List<OuterError> errors = new ArrayList<>();
        Map<String, Integer> counts = new TreeMap<>();
        for (Path file : files) {
            TheoryText theory = OuterSyntax.read(new Source(file.toString(), Files.readString(file)));
            errors.addAll(theory.errors());
            assertFalse(theory.header() == null, file + " has no header");
            for (Command command : theory.commands()) {
                count(counts, command);
                Samples.proof(command).diagnostics().forEach(attached -> count(counts, attached.diagnostic()));
            }
        }
        System.out.println(files.size() + " theories: " + counts);
        assertEquals(List.of(), errors);
    }

    private static void count(Map<String, Integer> counts, Command command) {
        counts.merge(command.getClass().getSimpleName(), 1, Integer::sum);
    }
}
