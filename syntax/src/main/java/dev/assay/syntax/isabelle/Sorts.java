package dev.assay.syntax.isabelle;

import dev.assay.logic.Sort;
import dev.assay.logic.Type;
import java.util.HashMap;
import java.util.Map;

/** The sorts of the variables in types; a variable has one sort, wherever that is written. */
final class Sorts {
    private Sorts() {}

    static Type without(Type type) {
        Map<Type.Var, Type> plain = new HashMap<>();
        type.forEachVariable(v -> plain.put(v, Type.var(v.name())));
        return type.substitute(plain);
    }

    /** Adds the sorts that are written. */
    static void collect(Type type, Map<String, Sort> sorts) {
        type.forEachVariable(v -> {
            if (!v.sort().isTop()) {
                sorts.put(v.name(), v.sort());
            }
        });
    }

    /** With these sorts for variables that have none. */
    static Type with(Type type, Map<String, Sort> sorts) {
        Map<Type.Var, Type> sorted = new HashMap<>();
        type.forEachVariable(v -> {
            Sort sort = sorts.get(v.name());
            if (sort != null && v.sort().isTop()) {
                sorted.put(v, Type.var(v.name(), sort));
            }
        });
        return type.substitute(sorted);
    }
}
