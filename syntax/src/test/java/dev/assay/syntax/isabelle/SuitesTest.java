package dev.assay.syntax.isabelle;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Reads every theory below the directory that the system property {@code assay.suites} names. */
class SuitesTest {
    @Test
    void nearlyAllStatementsAreRead() throws IOException {
        String directory = System.getProperty("assay.suites");
        assumeTrue(directory != null, "set -Dassay.suites=DIRECTORY to read the theories below it");
        List<Path> files;
        try (var found = Files.walk(Path.of(directory))) {
            files = found.filter(path -> path.toString().endsWith(".thy"))
                    .sorted()
                    .toList();
        }
        assertFalse(files.isEmpty(), "no theories below " + directory);
        var total = new Statistics(0, 0, 0, 0, 0, 0, 0);
        for (Path file : files) {
            TheoryDocument document = Library.read(file);
            System.out.println(file.getFileName() + ": " + document.statistics());
            document.failures().forEach(System.out::println);
            document.errors().forEach(System.out::println);
            total = total.plus(document.statistics());
        }
        System.out.println(files.size() + " theories: " + total);
        assertTrue(total.unread() * 50 <= total.statements(), total.unread() + " statements are not read");
    }
}
