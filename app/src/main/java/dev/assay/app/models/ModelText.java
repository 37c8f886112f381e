package dev.assay.app.models;

import dev.assay.logic.Term;
import dev.assay.logic.TermPrinter;
import dev.assay.logic.Type;
import dev.assay.logic.TypePrinter;
import dev.assay.model.Model;
import dev.assay.model.scope.Scope;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** Models in words. */
public final class ModelText {
    private static final TermPrinter TERMS = TermPrinter.UNICODE.withWidth(Integer.MAX_VALUE);

    private static final String UPDATE = "Fun.fun_upd";

    private ModelText() {}

    public static String print(Term term) {
        return TERMS.print(withUpdates(term));
    }

    /** With f(x := y, …) as one word wherever a function is given by its values. */
    private static Term withUpdates(Term term) {
        if (!term.isApplied(UPDATE) || term.arguments().size() != 3) {
            return switch (term) {
                case Term.App(var function, var argument) -> new Term.App(withUpdates(function), withUpdates(argument));
                case Term.Abs _, Term.Bound _, Term.Const _, Term.Free _ -> term;
            };
        }
        var updates = new ArrayList<String>();
        Term rest = term;
        for (;
                rest.isApplied(UPDATE) && rest.arguments().size() == 3;
                rest = rest.arguments().getFirst()) {
            updates.addFirst(print(rest.arguments().get(1)) + " := "
                    + print(rest.arguments().get(2)));
        }
        return new Term.Free("(" + print(rest) + ")(" + String.join(", ", updates) + ")", term.type());
    }

    /** The conjecture's variables and what the user asked to be evaluated, on one line. */
    public static String summary(Model model) {
        List<Model.Part> parts = model.parts(Set.of(Model.Kind.VARIABLE, Model.Kind.EVALUATED));
        return parts.isEmpty()
                ? "false without any variable"
                : parts.stream()
                        .map(part -> equation(part, UnaryOperator.identity()))
                        .collect(Collectors.joining(", "));
    }

    /**
     * All parts of these kinds, a line for each, under a heading for each kind.
     *
     * @param names how constants are called
     */
    public static List<String> lines(Model model, Set<Model.Kind> kinds, UnaryOperator<String> names) {
        var result = new ArrayList<String>();
        for (Model.Kind kind : kinds.isEmpty() ? kinds : EnumSet.copyOf(kinds)) {
            List<Model.Part> parts = model.parts(Set.of(kind));
            if (!parts.isEmpty()) {
                result.add(kind.heading() + ":");
                parts.forEach(part -> result.add("  " + equation(part, names)));
            }
        }
        return result;
    }

    private static String equation(Model.Part part, UnaryOperator<String> names) {
        String left = switch (part.kind()) {
            case VARIABLE, WITNESS -> part.name();
            case CONSTANT, EVALUATED ->
                part.subject() instanceof Term.Const c ? names.apply(c.name()) : print(part.subject());
            case TYPE -> TypePrinter.UNICODE.print(part.type());
        };
        return left + " = " + print(part.value());
    }

    /** What a part is called in a picture. */
    static String label(Model.Part part) {
        return switch (part.subject()) {
            case Term.Const(var name, var _) -> name.substring(name.lastIndexOf('.') + 1);
            case Term.Free(var name, var _) -> name;
            case Term.App _, Term.Abs _, Term.Bound _ -> print(part.subject());
        };
    }

    /** {@code 'a = 2, nat = 3}: the sizes of the types of a model. */
    public static String scope(Model model) {
        Scope scope = model.scope();
        List<Type> types = model.parts(Set.of(Model.Kind.TYPE)).stream()
                .map(Model.Part::type)
                .filter(type -> !(type instanceof Type.Con(var name, var _) && name.equals("Product_Type.unit")))
                .toList();
        return types.stream()
                .map(type -> TypePrinter.UNICODE.print(type) + " = " + scope.cardinality(type))
                .sorted()
                .collect(Collectors.joining(", "));
    }
}
