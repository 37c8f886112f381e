package dev.assay.syntax.tptp;

import dev.assay.logic.Position;
import dev.assay.syntax.Source;
import dev.assay.syntax.SyntaxException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Finds included files and puts their statements in the place of the includes. */
final class TptpIncludes {
    private final List<Path> directories;
    private final Set<Path> open = new LinkedHashSet<>();

    TptpIncludes(List<Path> directories) {
        this.directories = List.copyOf(directories);
    }

    /** All statements of the source and of what it includes. */
    List<TptpStatement> expand(Source source) {
        var result = new ArrayList<TptpStatement>();
        for (TptpStatement statement : TptpParser.parse(source)) {
            switch (statement) {
                case TptpStatement.Include include -> result.addAll(included(include, source));
                case TptpStatement.Annotated _, TptpStatement.Declaration _ -> result.add(statement);
            }
        }
        return result;
    }

    private List<TptpStatement> included(TptpStatement.Include include, Source from) {
        Path file = find(include, from)
                .orElseThrow(() -> new SyntaxException(
                        include.position(), "cannot find the included file '" + include.file() + "'"));
        if (!open.add(file)) {
            throw new SyntaxException(include.position(), "the file '" + include.file() + "' includes itself");
        }
        try {
            List<TptpStatement> all = expand(Source.read(file));
            return include.selection().isEmpty() ? all : selected(all, include);
        } catch (IOException e) {
            throw new SyntaxException(
                    include.position(), "cannot read the included file '" + include.file() + "': " + e.getMessage());
        } finally {
            open.remove(file);
        }
    }

    private static List<TptpStatement> selected(List<TptpStatement> all, TptpStatement.Include include) {
        var wanted = new LinkedHashSet<>(include.selection());
        List<TptpStatement> result =
                all.stream().filter(s -> wanted.contains(name(s))).toList();
        result.forEach(s -> wanted.remove(name(s)));
        if (!wanted.isEmpty()) {
            throw new SyntaxException(
                    include.position(),
                    "the file '" + include.file() + "' has no formula "
                            + wanted.stream().collect(Collectors.joining(", ")));
        }
        return result;
    }

    private static String name(TptpStatement statement) {
        return switch (statement) {
            case TptpStatement.Annotated annotated -> annotated.name();
            case TptpStatement.Declaration declaration -> declaration.name();
            case TptpStatement.Include include -> throw new IllegalStateException("not expanded: " + include);
        };
    }

    private Optional<Path> find(TptpStatement.Include include, Source from) {
        try {
            Path wanted = Path.of(include.file());
            Path above = Path.of(from.file()).toAbsolutePath().getParent();
            while (above != null) {
                if (Files.isRegularFile(above.resolve(wanted))) {
                    return Optional.of(above.resolve(wanted).toRealPath());
                }
                above = above.getParent();
            }
            for (Path directory : directories) {
                if (Files.isRegularFile(directory.resolve(wanted))) {
                    return Optional.of(directory.resolve(wanted).toRealPath());
                }
            }
            return Optional.empty();
        } catch (InvalidPathException | IOException e) {
            Position position = include.position();
            throw new SyntaxException(position, "cannot read the file '" + include.file() + "': " + e.getMessage());
        }
    }
}
