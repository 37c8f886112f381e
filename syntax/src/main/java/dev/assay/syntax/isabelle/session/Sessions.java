package dev.assay.syntax.isabelle.session;

import dev.assay.logic.Position;
import dev.assay.logic.proof.Name;
import dev.assay.syntax.Source;
import dev.assay.syntax.SyntaxException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The sessions of {@code ROOT} files. A session is looked for in the file that is responsible for a folder, in the folders that
 * the user names, and in those that lie in or beside that folder, as the entries of the Archive of Formal Proofs do.
 */
public final class Sessions {
    /** What a {@code ROOT} file said when it was last changed. */
    private record Root(FileTime changed, List<Session> sessions, Optional<String> problem) {}

    private final Map<Path, Root> read = new HashMap<>();

    /** What is wrong with the files that were read for the current question. */
    private final Set<String> problems = new LinkedHashSet<>();

    /** The file of a theory, or a sentence that says why there is none. */
    public sealed interface Found {
        record File(Path path) implements Found {}

        record Missing(String sentence) implements Found {}
    }

    /** The theory of a session. */
    public Found theory(String session, String theory, SearchPath path) {
        problems.clear();
        Optional<Session> found = named(session, path);
        if (found.isEmpty()) {
            return new Found.Missing("there is no session " + session + problem());
        }
        return found.get()
                .theory(theory)
                .<Found>map(Found.File::new)
                .orElseGet(() -> new Found.Missing("the session " + session + " has no theory " + theory));
    }

    /** The theory of that name, which has no qualifier, beside the one that imports it or in its session. */
    public Optional<Path> theory(String theory, SearchPath path) {
        return path.folder()
                .map(folder -> folder.resolve(theory + ".thy"))
                .filter(Files::isRegularFile)
                .or(() -> own(path).flatMap(session -> session.theory(theory)));
    }

    /** A theory in a folder that the user names, or one that a session lets everyone import by its plain name. */
    public Optional<Path> elsewhere(String theory, SearchPath path) {
        Stream<Path> plain = path.given().stream()
                .map(folder -> folder.resolve(theory + ".thy"))
                .filter(Files::isRegularFile);
        Stream<Path> global = Stream.concat(given(path), around(path))
                .flatMap(session -> session.theories().stream()
                        .filter(listed ->
                                listed.isGlobal() && listed.name().text().equals(theory))
                        .flatMap(listed -> session.file(listed).stream()));
        return Stream.concat(plain, global).findFirst();
    }

    private String problem() {
        return problems.stream().findFirst().map(problem -> "; " + problem).orElse("");
    }

    private Optional<Session> named(String name, SearchPath path) {
        return Stream.<Stream<Session>>of(
                        responsible(path).stream().flatMap(folder -> in(folder).stream()),
                        bases(path).flatMap(base -> in(base.resolve(name)).stream()),
                        given(path),
                        around(path),
                        bases(path).flatMap(base -> withoutRoot(base.resolve(name)).stream()))
                .flatMap(sessions -> sessions)
                .filter(session -> session.name().text().equals(name))
                .findFirst();
    }

    /** The session to which the theories of the folder belong. */
    private Optional<Session> own(SearchPath path) {
        return path.folder()
                .map(Sessions::absolute)
                .flatMap(folder -> responsible(path).stream()
                        .flatMap(root -> in(root).stream())
                        .filter(session -> session.allFolders().anyMatch(folder::equals))
                        .findFirst());
    }

    /** The nearest folder, here or above, that has a {@code ROOT} file. */
    private static Optional<Path> responsible(SearchPath path) {
        return path.folder()
                .flatMap(start -> Stream.iterate(absolute(start), f -> f != null, Path::getParent)
                        .filter(Sessions::hasRoot)
                        .findFirst());
    }

    /** Folders that other sessions may lie in: those of this one, and the ones around them. */
    private static Stream<Path> bases(SearchPath path) {
        return Stream.concat(path.folder().map(Sessions::absolute).stream(), responsible(path).stream())
                .flatMap(folder -> Stream.concat(Stream.of(folder), Stream.ofNullable(folder.getParent())))
                .distinct();
    }

    /** The sessions of all folders in or beside this one. */
    private Stream<Session> around(SearchPath path) {
        return bases(path).flatMap(base -> folders(base).stream()).flatMap(folder -> in(folder).stream());
    }

    private Stream<Session> given(SearchPath path) {
        return path.given().stream().map(Sessions::absolute).flatMap(this::below);
    }

    private Stream<Session> below(Path folder) {
        return hasRoot(folder) || Files.isRegularFile(folder.resolve("ROOTS"))
                ? in(folder).stream()
                : folders(folder).stream().flatMap(f -> in(f).stream());
    }

    /** A folder without a {@code ROOT} file is taken for the session of its name. */
    private static Optional<Session> withoutRoot(Path folder) {
        return Files.isDirectory(folder) && !hasRoot(folder)
                ? Optional.of(new Session(
                        new Name(String.valueOf(folder.getFileName()), Position.NONE), folder, List.of(), List.of()))
                : Optional.empty();
    }

    private static Path absolute(Path path) {
        return path.toAbsolutePath().normalize();
    }

    public static boolean hasRoot(Path folder) {
        return Files.isRegularFile(folder.resolve("ROOT"));
    }

    private static List<Path> folders(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(Files::isDirectory).sorted().toList();
        } catch (IOException unreadable) {
            return List.of();
        }
    }

    /** The sessions of the {@code ROOT} file of a folder, and of the folders that its {@code ROOTS} file lists. */
    private List<Session> in(Path folder) {
        var result = new ArrayList<Session>();
        collect(folder, result, new LinkedHashSet<>());
        return result;
    }

    private void collect(Path folder, Collection<Session> result, Set<Path> seen) {
        if (!seen.add(folder)) {
            return;
        }
        Path file = folder.resolve("ROOT");
        if (Files.isRegularFile(file)) {
            Root root = root(file, folder);
            root.problem.ifPresent(problems::add);
            result.addAll(root.sessions);
        }
        Path list = folder.resolve("ROOTS");
        if (Files.isRegularFile(list)) {
            try (Stream<String> lines = Files.lines(list)) {
                lines.map(String::strip)
                        .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                        .forEach(line -> collect(absolute(folder.resolve(line)), result, seen));
            } catch (IOException | java.io.UncheckedIOException e) {
                problems.add(list + ": cannot be read: " + e.getMessage());
            }
        }
    }

    private Root root(Path file, Path folder) {
        try {
            FileTime changed = Files.getLastModifiedTime(file);
            Root known = read.get(file);
            if (known == null || !known.changed.equals(changed)) {
                known = root(file, folder, changed);
                read.put(file, known);
            }
            return known;
        } catch (IOException e) {
            return new Root(
                    FileTime.fromMillis(0), List.of(), Optional.of(file + ": cannot be read: " + e.getMessage()));
        }
    }

    private static Root root(Path file, Path folder, FileTime changed) throws IOException {
        try {
            return new Root(changed, RootFile.read(Source.read(file), folder), Optional.empty());
        } catch (SyntaxException e) {
            return new Root(changed, List.of(), Optional.of(e.position() + ": " + e.getMessage()));
        }
    }

    /** The theories that a folder's sessions list, and what is wrong with the files that say so. */
    public record Contents(List<Path> theories, List<String> problems) {}

    /** All theories of the sessions of a folder with a {@code ROOT} file: those listed, and what they import from its folders. */
    public Contents contents(Path folder) {
        problems.clear();
        var theories = new LinkedHashSet<Path>();
        for (Session session : in(absolute(folder))) {
            for (Session.Listed listed : session.theories()) {
                Optional<Path> file = session.file(listed);
                if (file.isPresent()) {
                    SessionTheories.add(file.get(), session, theories);
                } else if (!listed.name().text().contains(".")) {
                    problems.add(listed.name().position() + ": there is no theory " + listed.name() + " in the session "
                            + session.name());
                }
            }
        }
        return new Contents(List.copyOf(theories), List.copyOf(problems));
    }
}
