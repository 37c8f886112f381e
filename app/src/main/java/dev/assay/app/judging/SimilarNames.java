package dev.assay.app.judging;

import dev.assay.syntax.Spelling;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What a user may have meant by a name that there is not. */
public final class SimilarNames {
    private SimilarNames() {}

    /** Less of a name says nothing about the rest of it. */
    private static final int SHORTEST_BEGINNING = 3;

    /** The name that begins like this, or else the one that takes the fewest changes, if those are few for its length. */
    public static Optional<String> closest(String name, Collection<String> known) {
        return known.stream()
                .filter(other -> name.length() >= SHORTEST_BEGINNING && other.startsWith(name))
                .min(Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder()))
                .or(() -> known.stream()
                        .filter(other -> name.length() >= SHORTEST_BEGINNING
                                && Spelling.slips(name, other) <= Math.max(1, name.length() / 4))
                        .min(Comparator.<String>comparingInt(other -> Spelling.slips(name, other))
                                .thenComparing(Comparator.naturalOrder())));
    }

    /** {@code  (did you mean 'Queue.thy'?)}, or nothing. */
    static String hint(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            return "";
        }
        try (Stream<Path> siblings = Files.list(folder)) {
            List<String> names = siblings.filter(Files::exists)
                    .map(path -> String.valueOf(path.getFileName()))
                    .toList();
            return closest(String.valueOf(file.getFileName()), names)
                    .map(name -> " (did you mean '" + file.resolveSibling(name) + "'?)")
                    .orElse("");
        } catch (IOException _) {
            // A folder that cannot be listed has no suggestions.
            return "";
        }
    }
}
