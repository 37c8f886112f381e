package dev.assay.logic.infer;

import dev.assay.logic.Type;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Replaces each unknown by its type, and those that are left by new rigid type variables. */
final class Generalisation {
    private final TypeUnifier unifier;
    private final TypeVariableNames names;
    private final Map<String, Type> done = new HashMap<>();

    Generalisation(TypeUnifier unifier, Set<String> usedNames) {
        this.unifier = unifier;
        names = new TypeVariableNames(usedNames);
    }

    Type of(Type type) {
        return switch (type) {
            case Type.Var v
            when TypeUnifier.isUnknown(v) -> {
                Type known = done.get(v.name());
                if (known == null) {
                    known = ofUnknown(v);
                    done.put(v.name(), known);
                }
                yield known;
            }
            case Type.Var v -> v;
            case Type.Con(var _, var arguments) when arguments.isEmpty() -> type;
            case Type.Con(var name, var arguments) -> {
                var replaced = new Type[arguments.size()];
                boolean changed = false;
                for (int i = 0; i < replaced.length; i++) {
                    replaced[i] = of(arguments.get(i));
                    changed |= replaced[i] != arguments.get(i);
                }
                yield changed ? new Type.Con(name, List.of(replaced)) : type;
            }
        };
    }

    private Type ofUnknown(Type.Var unknown) {
        return switch (unifier.walk(unknown)) {
            case Type.Var v when !TypeUnifier.isUnknown(v) -> v;
            case Type.Var v when v.name().equals(unknown.name()) -> Type.var(names.fresh(), v.sort());
            case Type other -> of(other);
        };
    }
}
