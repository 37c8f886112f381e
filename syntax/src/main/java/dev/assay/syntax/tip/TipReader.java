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
    /** What shows that a problem is about numbers or arrays: a type, an operation or an equation with one. Others need no library. */
    private static final Pattern NUMBER = Pattern.compile(
            "(?<!\\w)(?:Int|Array)(?!\\w)|\\((?:[-+*<>]|<=|>=|div|mod|abs|= [0-9]+|distinct [0-9]+)\\s");

    /** What shows that some of the numbers are integers. */
    private static final Pattern INTEGER = Pattern.compile("(?<!\\w)(?:Int|div|mod|to_int|is_int)(?!\\w)");

    private static final Pattern REAL = Pattern.compile("(?<!\\w)Real(?!\\w)|\\(/\\s|[\\s(][0-9]+\\.[0-9]+[\\s)]");

    private TipReader() {}

    public static TipProblem read(Path file) throws IOException {
        return read(Source.read(file));
    }

    public static TipProblem read(Source source) {
        return Nesting.guard(source.file(), () -> {
            List<TipCommand> commands = TipParser.parse(source);
            boolean hasReals = REAL.matcher(source.text()).find();
            boolean hasNumbers = hasReals || NUMBER.matcher(source.text()).find();
            boolean isRealOnly = hasReals && !INTEGER.matcher(source.text()).find();
            return new TipElaboration(hasNumbers ? Numbers.theory(hasReals) : Theory.HOL, isRealOnly).read(commands);
        });
    }
}
