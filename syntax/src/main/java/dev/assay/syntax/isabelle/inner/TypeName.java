package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.Type;
import java.util.HashMap;
import java.util.List;

/** What the name of a type means. */
public sealed interface TypeName {
    /** A type constructor by its full name. */
    record Constructor(String fullName, int arity) implements TypeName {}

    /** A synonym: the body with the arguments for its parameters. */
    record Synonym(List<Type.Var> parameters, Type body) implements TypeName {
        public Synonym {
            parameters = List.copyOf(parameters);
        }
    }

    default int arguments() {
        return switch (this) {
            case Constructor(var _, var arity) -> arity;
            case Synonym(var parameters, var _) -> parameters.size();
        };
    }

    /** The type, for as many arguments as there have to be. */
    default Type applied(List<Type> arguments) {
        return switch (this) {
            case Constructor(var name, var _) -> new Type.Con(name, arguments);
            case Synonym(var parameters, var body) -> {
                var substitution = new HashMap<Type.Var, Type>();
                for (int i = 0; i < parameters.size(); i++) {
                    substitution.put(parameters.get(i), arguments.get(i));
                }
                yield body.substitute(substitution);
            }
        };
    }
}
