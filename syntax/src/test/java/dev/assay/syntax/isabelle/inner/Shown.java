package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.Type;
import dev.assay.logic.infer.PreTerm;
import java.util.stream.Collectors;

/** Terms as they are read, with all brackets and the last parts of names. */
final class Shown {
    private Shown() {}

    static String of(PreTerm term) {
        return switch (term) {
            case PreTerm.Ident(var name, var _) -> name;
            case PreTerm.Const(var name, var types, var _) ->
                name.substring(name.lastIndexOf('.') + 1)
                        + (types.isEmpty()
                                ? ""
                                : types.stream().map(Shown::of).collect(Collectors.joining(",", "<", ">")));
            case PreTerm.Free(var name, var _) -> name;
            case PreTerm.Bound(var index, var _) -> "#" + index;
            case PreTerm.Lambda(var name, var type, var body, var _) ->
                "(λ" + name + (type.equals(PreTerm.DUMMY) ? "" : "::" + of(type)) + ". " + of(body) + ")";
            case PreTerm.App app -> "(" + spine(app) + ")";
            case PreTerm.Constraint(var inner, var type, var _) -> "(" + of(inner) + " :: " + of(type) + ")";
            case PreTerm.Choice(var alternatives, var _) ->
                alternatives.stream().map(Shown::of).collect(Collectors.joining(" / ", "«", "»"));
        };
    }

    private static String spine(PreTerm term) {
        return term instanceof PreTerm.App(var function, var argument, var _)
                ? spine(function) + " " + of(argument)
                : of(term);
    }

    static String of(Type type) {
        return type.equals(PreTerm.DUMMY) ? "_" : type.toString();
    }
}
