package dev.assay.syntax.tptp;

import dev.assay.syntax.Nesting;
import dev.assay.syntax.Source;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Reads TPTP problems; what is wrong with a text is a {@link dev.assay.syntax.SyntaxException}. */
public final class TptpReader {
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
            return new TptpProblem(TptpElaboration.document(statements), statements);
        });
    }
}
