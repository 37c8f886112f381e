package dev.assay.logic;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** docs/kernel.md tells how many lines have to be right for a theorem to be one. */
class TrustedBaseTest {
    private static final Path SOURCES = Path.of("src", "main", "java", "dev", "assay", "logic");

    private static long lines(Stream<Path> files) throws IOException {
        long result = 0;
        for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
            result += Files.readAllLines(file).size();
        }
        return result;
    }

    private static long linesOf(String packageName) throws IOException {
        try (Stream<Path> files = Files.walk(SOURCES.resolve(packageName))) {
            return lines(files);
        }
    }

    private static void assertTold(String what, long lines) throws IOException {
        String row = "| " + what + " | " + lines + " |";
        assertTrue(Files.readString(Path.of("..", "docs", "kernel.md")).contains(row), row);
    }

    @Test
    void theLinesOfTheTrustedBaseAreToldAsTheyAre() throws IOException {
        assertTold("the package `logic.kernel`", linesOf("kernel"));
        assertTold("the package `logic.image`, and the image that the build wrote", linesOf("image"));
        assertTold(
                "`Type`, `Term`, `Sort` of `logic`",
                lines(Stream.of("Type.java", "Term.java", "Sort.java").map(SOURCES::resolve)));
        Path library = Path.of("..", "library", "src", "main", "java", "dev", "assay", "library");
        assertTold(
                "`Certificate` and `Meaning` of the module `library`, and `library.certificate`",
                lines(Stream.of("Certificate.java", "Meaning.java").map(library::resolve)));
    }

    /** What reads and writes files lies outside of the package that makes theorems. */
    @Test
    void theKernelReadsAndWritesNothing() throws IOException {
        try (Stream<Path> files = Files.walk(SOURCES.resolve("kernel"))) {
            for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
                String text = Files.readString(file);
                List.of("java.io", "java.nio", "java.net")
                        .forEach(name -> assertTrue(!text.contains(name + "."), file + " speaks of " + name));
            }
        }
    }
}
