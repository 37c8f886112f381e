package dev.assay.property;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The failed cases of one property, newest first, in a file of their own. */
final class FailureStore {
    private static final int MOST = 10;

    private final Optional<Path> file;

    FailureStore(Optional<Path> directory, String id) {
        this.file = directory.map(
                path -> path.resolve(id.replaceAll("[^A-Za-z0-9_.$-]+", "_").replaceAll("^\\.+", "_")));
    }

    List<String> kept() {
        try {
            return file.isPresent() && Files.exists(file.get()) ? Files.readAllLines(file.get()) : List.of();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the failures kept in " + file.get(), e);
        }
    }

    void keep(String replay) {
        if (file.isPresent()) {
            List<String> lines = Stream.concat(Stream.of(replay), kept().stream())
                    .distinct()
                    .limit(MOST)
                    .toList();
            try {
                Path parent = file.get().toAbsolutePath().getParent();
                if (parent != null) {
                    Files.createDirectories(parent);
                }
                Files.write(file.get(), lines);
            } catch (IOException e) {
                throw new UncheckedIOException("cannot keep the failure in " + file.get(), e);
            }
        }
    }

    /** All that failed before passes now. */
    void clear() {
        if (file.isPresent()) {
            try {
                Files.deleteIfExists(file.get());
            } catch (IOException e) {
                throw new UncheckedIOException("cannot remove the failures kept in " + file.get(), e);
            }
        }
    }
}
