package dev.assay.race;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** The last failing schedule of a program, in a file of its own. */
public record ScheduleStore(Optional<Path> file) {
    /** In a file of the directory that is named for the program; without a directory, nothing is kept. */
    public ScheduleStore(Optional<Path> directory, String id) {
        this(directory.map(path -> path.resolve(id.replaceAll("[^A-Za-z0-9_.-]+", "_") + ".schedule")));
    }

    /**
     * One search: a failure that is to be replayed, those that were kept, or a new one, which is kept then.
     *
     * @param again what fails under what was kept, if anything still does
     * @param text what to keep of a new failure
     */
    public <F> Optional<F> search(
            Optional<String> replay,
            Function<String, Optional<F>> again,
            Supplier<Optional<F>> fresh,
            Function<F, Optional<String>> text) {
        if (replay.isPresent()) {
            return again.apply(replay.get());
        }
        for (String kept : kept()) {
            Optional<F> failure = again.apply(kept);
            if (failure.isPresent()) {
                return failure;
            }
        }
        Optional<F> failure = fresh.get();
        failure.flatMap(text).ifPresentOrElse(this::keep, this::clear);
        return failure;
    }

    private List<String> kept() {
        try {
            return file.isPresent() && Files.exists(file.get()) ? Files.readAllLines(file.get()) : List.of();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the schedule kept in " + file.get(), e);
        }
    }

    private void keep(String schedule) {
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
    private void clear() {
        if (file.isPresent()) {
            try {
                Files.deleteIfExists(file.get());
            } catch (IOException e) {
                throw new UncheckedIOException("cannot remove the schedule kept in " + file.get(), e);
            }
        }
    }
}
