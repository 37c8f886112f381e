package dev.assay.race;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The last failing schedule of a program, in a file of its own. */
record ScheduleStore(Optional<Path> file) {
    ScheduleStore(Optional<Path> directory, String id) {
        this(directory.map(path -> path.resolve(id.replaceAll("[^A-Za-z0-9_.-]+", "_") + ".schedule")));
    }

    List<String> kept() {
        try {
            return file.isPresent() && Files.exists(file.get()) ? Files.readAllLines(file.get()) : List.of();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the schedule kept in " + file.get(), e);
        }
    }

    void keep(String schedule) {
        if (file.isPresent()) {
            try {
                Path parent = file.get().toAbsolutePath().getParent();
                if (parent != null) {
                    Files.createDirectories(parent);
                }
                Files.write(file.get(), List.of(schedule));
            } catch (IOException e) {
                throw new UncheckedIOException("cannot keep the schedule in " + file.get(), e);
            }
        }
    }

    /** It passes now. */
    void clear() {
        if (file.isPresent()) {
            try {
                Files.deleteIfExists(file.get());
            } catch (IOException e) {
                throw new UncheckedIOException("cannot remove the schedule kept in " + file.get(), e);
            }
        }
    }
}
