package dev.assay.model;

import dev.assay.judge.Counterexample;
import dev.assay.judge.FunctionText;
import dev.assay.logic.Term;
import dev.assay.logic.TermPrinter;
import dev.assay.logic.TypePrinter;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Models in words. */
public final class ModelText {
    private static final TermPrinter TERMS = TermPrinter.UNICODE.withWidth(Integer.MAX_VALUE);

    private ModelText() {}

    public static String print(Term term) {
        return FunctionText.print(TERMS, term);
    }

    /**
     * All parts of these kinds, a line for each, under a heading for each kind.
     *
     * @param names how constants are called
     */
    public static List<String> lines(
            Counterexample model, Set<Counterexample.Kind> kinds, UnaryOperator<String> names) {
        var result = new ArrayList<String>();
        for (Counterexample.Kind kind : kinds.isEmpty() ? kinds : EnumSet.copyOf(kinds)) {
            List<Counterexample.Part> parts = model.parts(Set.of(kind));
            if (!parts.isEmpty()) {
                result.add(kind.heading() + ":");
                parts.forEach(part -> result.add("  " + equation(part, names)));
            }
        }
        return result;
    }

    private static String equation(Counterexample.Part part, UnaryOperator<String> names) {
        String left = switch (part.kind()) {
            case VARIABLE, WITNESS -> part.name();
            case CONSTANT, EVALUATED ->
                part.subject() instanceof Term.Const c ? names.apply(c.name()) : print(part.subject());
            case TYPE -> TypePrinter.UNICODE.print(part.type());
        };
        return left + " = " + print(part.value());
    }
}
