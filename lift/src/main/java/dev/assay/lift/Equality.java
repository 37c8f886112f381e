package dev.assay.lift;

import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Refuses what compares functions. In logic two functions are equal when their values are, in Java when they are the same object;
 * so values that contain functions may not be compared, neither here nor by a method that compares values of any type.
 */
final class Equality {
    private final DataTypes types;
    private final Map<String, Functions.Routine> routines = new HashMap<>();
    /** The type variables of each function whose values it compares. */
    private final Map<String, Set<Type.Var>> compared = new HashMap<>();

    Equality(DataTypes types, Collection<Functions.Routine> routines) {
        this.types = types;
        routines.forEach(r -> this.routines.put(r.constant().name(), r));
        boolean isNew = true;
        while (isNew) {
            isNew = false;
            for (Functions.Routine routine : routines) {
                var own = new HashSet<Type.Var>();
                uses(routine.body()).forEach(type -> own.addAll(type.variables()));
                isNew |= compared.computeIfAbsent(routine.constant().name(), _ -> new HashSet<>())
                        .addAll(own);
            }
        }
        routines.forEach(r -> check(r.body(), r.position()));
    }

    /** Throws if the term compares functions. */
    void check(Term term, Position position) {
        for (Type type : uses(term)) {
            if (hasFunction(type)) {
                throw new LiftException(
                        position,
                        "values that contain functions are compared, which Java does by identity: compare what the"
                                + " functions give");
            }
        }
    }

    /** The types at which a term compares, itself or by what it calls. */
    private Set<Type> uses(Term term) {
        var result = new HashSet<Type>();
        for (Const c : term.constants()) {
            if (c.name().equals(Hol.EQ)) {
                result.add(c.type().domain());
            }
            Functions.Routine called = routines.get(c.name());
            Set<Type.Var> variables = compared.getOrDefault(c.name(), Set.of());
            if (called != null && !variables.isEmpty()) {
                var instance = new HashMap<Type.Var, Type>();
                Calls.bind(called.constant().type(), c.type(), instance);
                variables.forEach(v -> result.add(instance.getOrDefault(v, v)));
            }
        }
        return result;
    }

    private boolean hasFunction(Type type) {
        return hasFunction(type, types);
    }

    /** Whether there are functions in its values. */
    static boolean hasFunction(Type type, DataTypes types) {
        return hasFunction(type, types, new HashSet<>());
    }

    private static boolean hasFunction(Type type, DataTypes types, Set<Type> seen) {
        return type.isFun()
                || type instanceof Type.Con(var _, var arguments)
                        && seen.add(type)
                        && (arguments.stream().anyMatch(t -> hasFunction(t, types, seen))
                                || types.data(type)
                                        .filter(data -> data.shapes().stream()
                                                .flatMap(s -> data.fields(s, arguments).stream())
                                                .anyMatch(t -> hasFunction(t, types, seen)))
                                        .isPresent());
    }
}
