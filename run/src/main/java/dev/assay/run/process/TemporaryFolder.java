package dev.assay.run.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;

/** A folder for files that a program reads or writes: deleted when it is closed, and when we end, however that happens. */
public record TemporaryFolder(Path path) implements AutoCloseable {
    /** @param name what its own name begins with */
    public static TemporaryFolder create(String name) throws IOException {
        return new TemporaryFolder(Files.createTempDirectory(Lifeline.folder(), name));
    }

    public Path file(String name) {
        return path.resolve(name);
    }

    @Override
    public void close() {
        delete(path);
    }

    static void delete(Path folder) {
        try (var files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException _) {
            // A process that is just ending still writes there; what is left goes when we end.
        }
    }
}
