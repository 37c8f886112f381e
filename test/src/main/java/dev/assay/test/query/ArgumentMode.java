package dev.assay.test.query;

import dev.assay.logic.HolNames;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Whether an argument of a relation is given or looked for; of a pair, both parts each in its own way. */
public sealed interface ArgumentMode {
    /** {@code i}. */
    record Input() implements ArgumentMode {}

    /** {@code o}. */
    record Output() implements ArgumentMode {}

    /** {@code m * n}. */
    record Pair(ArgumentMode left, ArgumentMode right) implements ArgumentMode {}

    String PRODUCT = HolNames.PROD;

    /** All modes of a type. */
    static List<ArgumentMode> all(Type type) {
        var result = new ArrayList<ArgumentMode>(List.of(new Input(), new Output()));
        if (type instanceof Type.Con(var name, var parts) && name.equals(PRODUCT)) {
            for (ArgumentMode left : all(parts.get(0))) {
                for (ArgumentMode right : all(parts.get(1))) {
                    if (!(left instanceof Input && right instanceof Input)
                            && !(left instanceof Output && right instanceof Output)) {
                        result.add(new Pair(left, right));
                    }
                }
            }
        }
        return result;
    }

    /** The same mode, a pair of inputs being an input. */
    default ArgumentMode simple() {
        return switch (this) {
            case Input _, Output _ -> this;
            case Pair(var left, var right) -> {
                ArgumentMode l = left.simple();
                ArgumentMode r = right.simple();
                yield l.equals(r) && !(l instanceof Pair) ? l : new Pair(l, r);
            }
        };
    }

    /** As users write it. */
    default String text() {
        return switch (this) {
            case Input _ -> "i";
            case Output _ -> "o";
            case Pair(var left, var right) ->
                (left instanceof Pair ? "(" + left.text() + ")" : left.text()) + " * " + right.text();
        };
    }

    /** The mode of a relation: one for each argument. */
    static String text(List<ArgumentMode> modes) {
        return modes.stream()
                        .map(m -> m instanceof Pair ? "(" + m.text() + ") ⇒ " : m.text() + " ⇒ ")
                        .collect(Collectors.joining())
                + "bool";
    }
}
