package dev.assay.syntax.isabelle.session;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Where theories are looked for that another one imports.
 *
 * @param folder where the one lies that imports; none for a text that lies nowhere
 * @param given further folders with sessions or theories, as the user names them
 */
public record SearchPath(Optional<Path> folder, List<Path> given) {
    /** Nothing but the library. */
    public static final SearchPath NONE = new SearchPath(Optional.empty(), List.of());

    public SearchPath {
        given = List.copyOf(given);
    }

    /** The folder of a file. */
    public static SearchPath beside(Path file) {
        return NONE.from(file);
    }

    public SearchPath with(List<Path> folders) {
        return new SearchPath(folder, folders);
    }

    /** For the imports of that file. */
    public SearchPath from(Path file) {
        return new SearchPath(Optional.of(Optional.ofNullable(file.getParent()).orElse(Path.of(""))), given);
    }

    /** A file as messages show it: relative where the folder is. */
    public Path shown(Path file) {
        boolean isRelative = folder.isPresent() && !folder.get().isAbsolute();
        return isRelative ? Path.of("").toAbsolutePath().relativize(file.toAbsolutePath()) : file;
    }
}
