package dev.assay.model.collect;

import dev.assay.logic.Term;
import dev.assay.logic.Theory;
import dev.assay.logic.Type;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;

/** The types of a problem of which nothing is known but their names. */
public final class PlainTypes {
    private PlainTypes() {}

    public static Set<Type> of(Theory theory, Collection<Term> terms) {
        var result = new LinkedHashSet<Type>();
        terms.forEach(term -> term.forEachType(type -> collect(theory, type, result)));
        return result;
    }

    private static void collect(Theory theory, Type type, Set<Type> result) {
        switch (type) {
            case Type.Var v -> result.add(v);
            case Type.Con(var name, var arguments) -> {
                arguments.forEach(a -> collect(theory, a, result));
                if (!name.equals(Type.FUN)
                        && !name.equals("HOL.bool")
                        && !name.equals("Set.set")
                        && theory.typeSpecification(name).isEmpty()) {
                    result.add(type);
                }
            }
        }
    }
}
