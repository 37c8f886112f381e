package dev.assay.syntax.isabelle.session;

import dev.assay.logic.proof.Name;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * An entry of a {@code ROOT} file: theories that are known by the name of the session and their own.
 *
 * @param folder where its theories lie, unless they are in one of the further folders
 * @param folders further folders, each with theories of this session
 * @param theories those that are listed; what they import from these folders belongs to the session as well
 */
public record Session(Name name, Path folder, List<Path> folders, List<Listed> theories) {
    /** A theory as a session lists it; a global one can be imported without the name of its session. */
    public record Listed(Name name, boolean isGlobal) {}

    public Session {
        folders = List.copyOf(folders);
        theories = List.copyOf(theories);
    }

    /** All folders that have theories of this session. */
    public Stream<Path> allFolders() {
        // Before sessions declared their folders, a path in the list of theories was enough.
        Stream<Path> byPath = theories.stream()
                .filter(listed -> listed.name.text().contains("/"))
                .flatMap(listed -> Stream.ofNullable(
                        folder.resolve(listed.name.text()).normalize().getParent()));
        return Stream.of(Stream.of(folder), folders.stream(), byPath)
                .flatMap(paths -> paths)
                .distinct();
    }

    /** The file of a theory of that name, without a path. */
    public Optional<Path> theory(String theory) {
        return allFolders()
                .map(f -> f.resolve(theory + ".thy"))
                .filter(Files::isRegularFile)
                .findFirst();
    }

    /** The file of a theory that is listed. */
    Optional<Path> file(Listed listed) {
        Path file = folder.resolve(listed.name.text() + ".thy").normalize();
        return Files.isRegularFile(file) ? Optional.of(file) : theory(listed.name.text());
    }
}
