package dev.assay.logic.infer;

import dev.assay.logic.Term;
import dev.assay.logic.Type;
import java.util.HashMap;
import java.util.Map;

/** Unknowns renamed to ?'a, ?'b, … in the order in which one message meets them. */
final class ReadableUnknowns {
    private final Map<String, String> names = new HashMap<>();

    Type of(Type type) {
        return switch (type) {
            case Type.Var(var name, var sort) -> TypeUnifier.isFresh(name) ? Type.var(rename(name), sort) : type;
            case Type.Con(var name, var arguments) ->
                arguments.isEmpty()
                        ? type
                        : new Type.Con(name, arguments.stream().map(this::of).toList());
        };
    }

    Term of(Term term) {
        return term.mapTypes(this::of);
    }

    private String rename(String name) {
        return names.computeIfAbsent(name, _ -> "?" + TypeVariableNames.numbered(names.size()));
    }
}
