package dev.assay.fol.hol;

import dev.assay.fol.Knowledge;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Signature;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * What the definitions of datatypes tell: one with a recursive constructor, or with an argument of infinite type, is
 * infinite; one all of whose arguments are finite, and not recursive, is finite; constructors are constructors.
 */
record DatatypeKnowledge(Signature signature, UnaryOperator<Type> types, UnaryOperator<String> names) {
    /** About the types that occur in these. */
    Knowledge of(Collection<Type> occurring) {
        var infinite = new HashSet<Type>();
        var finite = new HashSet<Type>();
        var constructors = new HashSet<String>();
        finite.add(types.apply(Type.bool()));
        var seen = new HashSet<String>();
        var agenda = new ArrayList<String>();
        occurring.forEach(t -> agenda.addAll(t.constructors()));
        for (int next = 0; next < agenda.size(); next++) {
            if (!seen.add(agenda.get(next))) {
                continue;
            }
            Optional<Datatype> found = signature.datatype(agenda.get(next));
            if (found.isEmpty()) {
                continue;
            }
            Datatype datatype = found.get();
            if (isInfinite(datatype.type(), Set.of())) {
                infinite.add(types.apply(datatype.type()));
            }
            datatype.constructors().forEach(c -> {
                constructors.add(names.apply(c.name()));
                c.arguments().forEach(a -> agenda.addAll(a.constructors()));
            });
        }
        for (Type type : occurring) {
            subtypes(type).stream()
                    .filter(t -> t.variables().isEmpty() && isFinite(t, Set.of()))
                    .forEach(t -> finite.add(types.apply(t)));
        }
        return new Knowledge(infinite, finite, constructors);
    }

    private static List<Type> subtypes(Type type) {
        var result = new ArrayList<Type>(List.of(type));
        if (type instanceof Type.Con(var _, var arguments)) {
            arguments.forEach(a -> result.addAll(subtypes(a)));
        }
        return result;
    }

    /** Whether every instance of the type is infinite; {@code above} are the types that it is a part of. */
    private boolean isInfinite(Type type, Set<Type> above) {
        if (!(type instanceof Type.Con(var name, var arguments))) {
            return false;
        }
        if (name.equals(Type.FUN)) {
            return isInfinite(arguments.getLast(), above)
                    || isInfinite(arguments.getFirst(), above) && hasTwo(arguments.getLast());
        }
        if (above.contains(type)) {
            return true;
        }
        Optional<Datatype> datatype = signature.datatype(name);
        if (datatype.isEmpty() || datatype.get().isCo()) {
            return false;
        }
        Set<Type> inner = plus(above, type);
        return arguments(datatype.get(), arguments).stream().anyMatch(a -> isInfinite(a, inner));
    }

    private boolean hasTwo(Type type) {
        return type.equals(Type.bool())
                || type instanceof Type.Con(var name, var _)
                        && signature
                                .datatype(name)
                                .filter(d -> d.constructors().size() > 1)
                                .isPresent();
    }

    private boolean isFinite(Type type, Set<Type> above) {
        if (type.equals(Type.bool())) {
            return true;
        }
        if (!(type instanceof Type.Con(var name, var arguments)) || above.contains(type)) {
            return false;
        }
        if (name.equals(Type.FUN)) {
            return arguments.stream().allMatch(a -> isFinite(a, above));
        }
        Optional<Datatype> datatype = signature.datatype(name);
        Set<Type> inner = plus(above, type);
        return datatype.isPresent()
                && arguments(datatype.get(), arguments).stream().allMatch(a -> isFinite(a, inner));
    }

    /** The types of all constructors' arguments, at type arguments. */
    private static List<Type> arguments(Datatype datatype, List<Type> typeArguments) {
        Map<Type.Var, Type> instance = new HashMap<>();
        for (int i = 0; i < typeArguments.size(); i++) {
            instance.put(datatype.parameters().get(i), typeArguments.get(i));
        }
        return datatype.constructors().stream()
                .flatMap(c -> c.arguments().stream())
                .map(a -> a.substitute(instance))
                .toList();
    }

    private static Set<Type> plus(Set<Type> set, Type element) {
        var result = new HashSet<>(set);
        result.add(element);
        return result;
    }
}
