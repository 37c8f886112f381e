package dev.assay.app.judging;

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
                        .filter(other -> distance(name, other) <= Math.max(1, name.length() / 4))
                        .min(Comparator.<String>comparingInt(other -> distance(name, other))
                                .thenComparing(Comparator.naturalOrder())));
    }

    /** {@code  (did you mean 'Queue.thy'?)}, or nothing. */
    static String hint(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            return "";
        }
        try (Stream<Path> siblings = Files.list(folder)) {
            List<String> names =
                    siblings.map(path -> String.valueOf(path.getFileName())).toList();
            return closest(String.valueOf(file.getFileName()), names)
                    .map(name -> " (did you mean '" + file.resolveSibling(name) + "'?)")
                    .orElse("");
        } catch (IOException _) {
            // A folder that cannot be listed has no suggestions.
            return "";
        }
    }

    /** Changes, insertions, deletions and exchanges of neighbours that make one of the other. */
    private static int distance(String a, String b) {
        int[][] cost = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                cost[i][j] = i == 0 || j == 0
                        ? i + j
                        : Math.min(
                                cost[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1),
                                1 + Math.min(cost[i - 1][j], cost[i][j - 1]));
                if (i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)) {
                    cost[i][j] = Math.min(cost[i][j], cost[i - 2][j - 2] + 1);
                }
            }
        }
        return cost[a.length()][b.length()];
    }
}
