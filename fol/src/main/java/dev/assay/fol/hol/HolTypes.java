package dev.assay.fol.hol;

import dev.assay.logic.Type;
import java.util.function.UnaryOperator;

/** Types under the names that a reader expects. */
final class HolTypes {
    private HolTypes() {}

    static Type renamed(Type type, UnaryOperator<String> names) {
        return switch (type) {
            case Type.Var v -> v;
            case Type.Con(var name, var arguments) ->
                type.equals(Type.bool())
                        ? Type.con("bool")
                        : new Type.Con(
                                names.apply(name),
                                arguments.stream().map(a -> renamed(a, names)).toList());
        };
    }
}
