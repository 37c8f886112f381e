package dev.assay.logic.infer;

import dev.assay.logic.Type;
import java.util.List;

/** The type of a constant, of which each use takes an instance. */
record Scheme(Type type, List<Type.Var> variables) {
    static Scheme of(Type type) {
        return new Scheme(type, List.copyOf(type.variables()));
    }

    /** The instance with {@code arguments} for the variables, in the order of their first occurrence. */
    Type instance(List<Type> arguments) {
        return variables.isEmpty() ? type : instance(type, arguments);
    }

    private Type instance(Type part, List<Type> arguments) {
        return switch (part) {
            case Type.Var v -> arguments.get(variables.indexOf(v));
            case Type.Con(var _, var parts) when parts.isEmpty() -> part;
            case Type.Con(var name, var parts) -> {
                var instances = new Type[parts.size()];
                for (int i = 0; i < instances.length; i++) {
                    instances[i] = instance(parts.get(i), arguments);
                }
                yield new Type.Con(name, List.of(instances));
            }
        };
    }
}
