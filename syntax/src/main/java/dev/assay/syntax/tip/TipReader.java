package dev.assay.syntax.tip;

import dev.assay.logic.theory.Theory;
import dev.assay.syntax.Nesting;
import dev.assay.syntax.Source;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/** Reads TIP problems; what is wrong with a text is a {@link dev.assay.syntax.SyntaxException}. */
public final class TipReader {
    /** What shows that a problem is about numbers or arrays. Others need no library. */
    private static final Set<String> NUMBERS =
            Set.of("Int", "Array", "divisible", "+", "-", "*", "<", ">", "<=", ">=", "div", "mod", "abs");

    /** What shows that some of the numbers are integers. */
    private static final Set<String> INTEGERS = Set.of("Int", "div", "mod", "divisible", "to_int", "is_int");

    private static final Set<String> REALS = Set.of("Real", "/", "to_real");

    private TipReader() {}

    public static TipProblem read(Path file) throws IOException {
        return read(Source.read(file));
    }

    public static TipProblem read(Source source) {
        return Nesting.guard(source.file(), () -> {
            List<TipCommand> commands = TipParser.parse(source);
            Set<String> uses = TipUses.of(commands);
            boolean hasReals =
                    uses.stream().anyMatch(use -> REALS.contains(use) || isNumeral(use) && use.contains("."));
            boolean hasNumbers = hasReals || uses.stream().anyMatch(use -> NUMBERS.contains(use) || isNumeral(use));
            boolean isRealOnly = hasReals && uses.stream().noneMatch(INTEGERS::contains);
            return new TipElaboration(hasNumbers ? Numbers.theory(hasReals) : Theory.HOL, isRealOnly).read(commands);
        });
    }

    private static boolean isNumeral(String use) {
        return !use.isEmpty() && Character.isDigit(use.charAt(0));
    }
}
