package dev.assay.run.process;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

class TemporaryFolderTest {
    @Test
    void whatIsInItIsDeletedWithIt() throws IOException {
        var folder = TemporaryFolder.create("test");
        Files.writeString(folder.file("problem"), "p cnf 0 0\n");
        Files.createDirectory(folder.file("inner"));
        Files.writeString(folder.file("inner").resolve("answer"), "s SATISFIABLE\n");
        folder.close();
        assertFalse(Files.exists(folder.path()));
    }

    @Test
    void oneDoesNotDisturbTheOther() throws IOException {
        try (var one = TemporaryFolder.create("test")) {
            try (var other = TemporaryFolder.create("test")) {
                assertNotEquals(one.path(), other.path());
            }
            assertTrue(Files.exists(one.path()));
        }
    }
}
