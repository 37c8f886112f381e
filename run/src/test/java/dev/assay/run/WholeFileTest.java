package dev.assay.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WholeFileTest {
    @TempDir
    private Path folder;

    private List<Path> files() throws IOException {
        try (var all = Files.list(folder)) {
            return all.sorted().toList();
        }
    }

    @Test
    void theOldTextIsReplacedAndNothingElseIsLeft() throws IOException {
        Path file = folder.resolve("report.html");
        WholeFile.write(file, "old, and longer");
        WholeFile.write(file, "new");
        assertEquals("new", Files.readString(file));
        assertEquals(List.of(file), files());
    }

    @Test
    void linesEndEach() throws IOException {
        Path file = folder.resolve("lines");
        WholeFile.write(file, List.of("a", "ü"));
        assertEquals("a\nü\n", Files.readString(file));
    }

    @Test
    void aLinkStaysOne() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link"), file);
        WholeFile.write(link, "new");
        assertTrue(Files.isSymbolicLink(link));
        assertEquals("new", Files.readString(file));
    }

    @Test
    void whatCannotBeWrittenIsAnErrorAndLeavesNothing() throws IOException {
        Path file = folder.resolve("nowhere/file");
        var missing = assertThrows(WholeFile.NotWritten.class, () -> WholeFile.write(file, "text"));
        assertEquals(file + ": cannot be written: there is no folder " + file.getParent(), missing.getMessage());
        var occupied = assertThrows(WholeFile.NotWritten.class, () -> WholeFile.write(folder, "text"));
        assertEquals(folder + ": cannot be written: Is a directory", occupied.getMessage());
        assertEquals(List.of(), files());
    }
}
