package dev.assay.model;

import dev.assay.judge.Counterexample;
import dev.assay.judge.ValueText;
import dev.assay.logic.Term;
import dev.assay.logic.TypePrinter;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Models in words. */
public final class ModelText {
    private ModelText() {}

    /**
     * All parts of these kinds, a line for each, under a heading for each kind.
     *
     * @param values writes values
     * @param names how constants are called
     */
    public static List<String> lines(
            Counterexample model, Set<Counterexample.Kind> kinds, ValueText values, UnaryOperator<String> names) {
        var result = new ArrayList<String>();
        for (Counterexample.Kind kind : kinds.isEmpty() ? kinds : EnumSet.copyOf(kinds)) {
            List<Counterexample.Part> parts = model.parts(Set.of(kind));
            if (!parts.isEmpty()) {
                result.add(kind.heading() + ":");
                parts.forEach(part -> result.add("  " + equation(part, values, names)));
            }
        }
        return result;
    }

    private static String equation(Counterexample.Part part, ValueText values, UnaryOperator<String> names) {
        String left = switch (part.kind()) {
            case VARIABLE, WITNESS -> part.name();
            case CONSTANT, EVALUATED ->
                part.subject() instanceof Term.Const c ? names.apply(c.name()) : values.print(part.subject());
            case TYPE -> TypePrinter.UNICODE.print(part.type());
        };
        return left + " = " + values.print(part.value());
    }
}
