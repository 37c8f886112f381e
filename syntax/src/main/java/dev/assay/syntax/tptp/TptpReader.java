package dev.assay.syntax.tptp;

import dev.assay.syntax.Document;
import dev.assay.syntax.Nesting;
import dev.assay.syntax.Source;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/** Reads TPTP problems; what is wrong with a text is a {@link dev.assay.syntax.SyntaxException}. */
public final class TptpReader {
    private static final Set<String> NUMBERS = Set.of("$int", "$rat", "$real");

    private TptpReader() {}

    /** The problem in a file; includes are looked for beside the file and in the directories above it. */
    public static TptpProblem read(Path file) throws IOException {
        return read(file, List.of());
    }

    /** As above; includes are then looked for in {@code directories}, too. */
    public static TptpProblem read(Path file, List<Path> directories) throws IOException {
        return read(Source.read(file), new TptpIncludes(directories));
    }

    /** The problem in a text that includes no files. */
    public static TptpProblem read(Source source) {
        return read(source, new TptpIncludes(List.of()));
    }

    private static TptpProblem read(Source source, TptpIncludes includes) {
        return Nesting.guard(source.file(), () -> {
            List<TptpStatement> statements = includes.expand(source);
            return new TptpProblem(TptpElaboration.document(statements, false), statements);
        });
    }

    /** What a problem says where the symbols of arithmetic are those of the library, and not only symbols. */
    static Document calculating(Source source) {
        return Nesting.guard(source.file(), () -> {
            List<TptpStatement> statements = new TptpIncludes(List.of()).expand(source);
            Document symbolic = TptpElaboration.document(statements, false);
            return Collections.disjoint(symbolic.names().values(), NUMBERS)
                    ? symbolic
                    : TptpElaboration.document(statements, true);
        });
    }
}
