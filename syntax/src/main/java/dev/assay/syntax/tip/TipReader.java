package dev.assay.syntax.tip;

import dev.assay.logic.theory.Theory;
import dev.assay.syntax.Nesting;
import dev.assay.syntax.Source;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/** Reads TIP problems; what is wrong with a text is a {@link dev.assay.syntax.SyntaxException}. */
public final class TipReader {
    /** What shows that a problem is about numbers: their type, an operation or an equation with one. Others need no library. */
    private static final Pattern NUMBER =
            Pattern.compile("(?<!\\w)Int(?!\\w)|\\((?:[-+*<>]|<=|>=|div|mod|= [0-9]+|distinct [0-9]+)\\s");

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
            boolean hasNumbers = NUMBER.matcher(source.text()).find();
            return new TipElaboration(hasNumbers ? arithmetic.theory() : Theory.HOL, arithmetic).read(commands);
        });
    }
}
