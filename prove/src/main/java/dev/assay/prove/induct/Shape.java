package dev.assay.prove.induct;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import java.util.HashMap;
import java.util.Map;

/** What a term looks like when types and the names of variables do not matter. */
final class Shape {
    private final Map<Free, Integer> variables = new HashMap<>();
    private final StringBuilder text = new StringBuilder();

    private Shape() {}

    static String of(Term t) {
        var shape = new Shape();
        shape.add(t);
        return shape.text.toString();
    }

    private void add(Term t) {
        switch (t) {
            case Term.Const(var name, var _) -> text.append(name);
            case Free v -> text.append('?').append(variables.computeIfAbsent(v, _ -> variables.size()));
            case Term.Bound(var index) -> text.append('#').append(index);
            case Term.Abs(var _, var _, var body) -> {
                text.append('\\');
                add(body);
            }
            case Term.App(var function, var argument) -> {
                text.append('(');
                add(function);
                text.append(' ');
                add(argument);
                text.append(')');
            }
        }
    }

    static int size(Term t) {
        return switch (t) {
            case Term.Const _, Free _, Term.Bound _ -> 1;
            case Term.Abs(var _, var _, var body) -> 1 + size(body);
            case Term.App(var function, var argument) -> size(function) + size(argument);
        };
    }
}
