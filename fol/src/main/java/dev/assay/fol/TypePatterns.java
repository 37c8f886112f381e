package dev.assay.fol;

import dev.assay.logic.Type;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Types as sets of their ground instances: all variables may be replaced. */
public final class TypePatterns {
    private TypePatterns() {}

    /** The most general type that is an instance of both, whose variables have nothing to do with one another. */
    public static Optional<Type> meet(Type left, Type right) {
        return unifier(left, apart(right)).map(s -> apply(left, s));
    }

    /** Whether both have an instance in common. */
    public static boolean overlap(Type left, Type right) {
        return unifier(left, apart(right)).isPresent();
    }

    /** Whether {@code type} is an instance of {@code pattern}. */
    public static boolean isInstance(Type type, Type pattern) {
        return match(pattern, type, new HashMap<>());
    }

    /** Whether the two differ only in the names of variables. */
    public static boolean isVariant(Type left, Type right) {
        return isInstance(left, right) && isInstance(right, left);
    }

    /** Extends the matching so that it makes {@code pattern} the type; on failure, it is left in any state. */
    public static boolean match(Type pattern, Type type, Map<Type.Var, Type> matching) {
        return switch (pattern) {
            case Type.Var v -> {
                Type before = matching.putIfAbsent(v, type);
                yield before == null || before.equals(type);
            }
            case Type.Con(var name, var arguments) ->
                type instanceof Type.Con(var other, var others)
                        && name.equals(other)
                        && matchAll(arguments, others, matching);
        };
    }

    /** As {@link #match}, for each two at the same place. */
    public static boolean matchAll(List<Type> patterns, List<Type> types, Map<Type.Var, Type> matching) {
        if (patterns.size() != types.size()) {
            return false;
        }
        for (int i = 0; i < patterns.size(); i++) {
            if (!match(patterns.get(i), types.get(i), matching)) {
                return false;
            }
        }
        return true;
    }

    private static Type apart(Type type) {
        var renaming = new HashMap<Type.Var, Type>();
        type.forEachVariable(v -> renaming.put(v, new Type.Var(v.name() + "\"", v.sort())));
        return type.substitute(renaming);
    }

    /** A most general unifier, triangular; the variables of the two are not renamed. */
    public static Optional<Map<Type.Var, Type>> unifier(Type left, Type right) {
        var bindings = new LinkedHashMap<Type.Var, Type>();
        return unify(left, right, bindings) ? Optional.of(bindings) : Optional.empty();
    }

    /** The type under a triangular substitution. */
    public static Type apply(Type type, Map<Type.Var, Type> bindings) {
        return switch (type) {
            case Type.Var v -> {
                Type value = bindings.get(v);
                yield value == null ? v : apply(value, bindings);
            }
            case Type.Con(var name, var arguments) ->
                new Type.Con(
                        name, arguments.stream().map(a -> apply(a, bindings)).toList());
        };
    }

    private static Type walk(Type type, Map<Type.Var, Type> bindings) {
        Type rest = type;
        while (rest instanceof Type.Var v && bindings.containsKey(v)) {
            rest = bindings.get(v);
        }
        return rest;
    }

    private static boolean unify(Type left, Type right, Map<Type.Var, Type> bindings) {
        Type l = walk(left, bindings);
        Type r = walk(right, bindings);
        if (l.equals(r)) {
            return true;
        }
        if (l instanceof Type.Var v) {
            return bind(v, r, bindings);
        }
        if (r instanceof Type.Var v) {
            return bind(v, l, bindings);
        }
        if (!(l instanceof Type.Con(var name, var arguments) && r instanceof Type.Con(var other, var others))
                || !name.equals(other)
                || arguments.size() != others.size()) {
            return false;
        }
        for (int i = 0; i < arguments.size(); i++) {
            if (!unify(arguments.get(i), others.get(i), bindings)) {
                return false;
            }
        }
        return true;
    }

    private static boolean bind(Type.Var variable, Type type, Map<Type.Var, Type> bindings) {
        if (apply(type, bindings).occurs(variable)) {
            return false;
        }
        bindings.put(variable, type);
        return true;
    }
}
