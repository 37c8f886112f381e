package dev.assay.syntax.tip;

import dev.assay.syntax.Nesting;
import dev.assay.syntax.Source;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Reads TIP problems; what is wrong with a text is a {@link dev.assay.syntax.SyntaxException}. */
public final class TipReader {
    private TipReader() {}

    public static TipProblem read(Path file) throws IOException {
        return read(file, new IsabelleIntegers());
    }

    /** The problem in a file, whose Int is what {@code arithmetic} says. */
    public static TipProblem read(Path file, Arithmetic arithmetic) throws IOException {
        return read(Source.read(file), arithmetic);
    }

    public static TipProblem read(Source source) {
        return read(source, new IsabelleIntegers());
    }

    public static TipProblem read(Source source, Arithmetic arithmetic) {
        return Nesting.guard(source.file(), () -> {
            List<TipCommand> commands = TipParser.parse(source);
            return new TipElaboration(arithmetic).read(commands);
        });
    }
}
