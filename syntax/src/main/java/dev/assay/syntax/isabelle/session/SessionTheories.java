package dev.assay.syntax.isabelle.session;

import dev.assay.logic.proof.Name;
import dev.assay.syntax.Source;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.outer.OuterSyntax;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Follows the imports of theories inside of their session. */
final class SessionTheories {
    private final Session session;
    private final Set<Path> result;
    private final Set<Path> seen = new HashSet<>();

    private SessionTheories(Session session, Set<Path> result) {
        this.session = session;
        this.result = result;
    }

    /** Adds a theory after those of its session that it imports. */
    static void add(Path file, Session session, Set<Path> result) {
        new SessionTheories(session, result).add(file);
    }

    private void add(Path file) {
        if (!seen.add(file) || result.contains(file)) {
            return;
        }
        imports(file).stream().flatMap(name -> own(name, file).stream()).forEach(this::add);
        result.add(file);
    }

    private Optional<Path> own(String name, Path file) {
        String prefix = session.name().text() + ".";
        String theory = name.startsWith(prefix) ? name.substring(prefix.length()) : name;
        Path beside = file.resolveSibling(theory + ".thy").normalize();
        return Stream.concat(Stream.of(beside).filter(Files::isRegularFile), session.theory(theory).stream())
                .filter(f -> session.allFolders().anyMatch(folder -> folder.equals(f.getParent())))
                .findFirst();
    }

    /** What cannot be read is told by those who read the theory itself. */
    private static List<String> imports(Path file) {
        try {
            var header = OuterSyntax.read(Source.read(file)).header();
            return header == null
                    ? List.of()
                    : header.imports().stream().map(Name::text).toList();
        } catch (IOException | SyntaxException e) {
            return List.of();
        }
    }
}
