package dev.assay.syntax.tip;

import dev.assay.logic.Position;
import dev.assay.logic.Type;
import dev.assay.logic.infer.TypeUnifier;
import dev.assay.syntax.Identifiers;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.typing.Scope;
import dev.assay.syntax.typing.Typing;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;

/**
 * Type parameters while the terms that use them are read. They are open types then, so that the sort that a parameter
 * needs comes to light, and that functions which call one another share theirs; in the end each must be a variable.
 */
final class TypeParameters {
    private final Typing typing;
    private final Map<String, Type.Var> closed = new HashMap<>();
    private final Identifiers names = new Identifiers(List.of());

    TypeParameters(Typing typing) {
        this.typing = typing;
    }

    /** Open types for the parameters, in the scope that they are the parameters of. */
    List<Type> open(List<String> parameters, Scope scope) {
        var result = new ArrayList<Type>();
        for (String parameter : parameters) {
            Type.Var open = typing.fresh();
            scope.bindType(parameter, open);
            result.add(open);
        }
        return result;
    }

    /** The variables that the parameters have turned out to be. */
    List<Type.Var> close(List<String> parameters, List<Type> open, Position position) {
        var result = new ArrayList<Type.Var>();
        for (int i = 0; i < parameters.size(); i++) {
            String parameter = parameters.get(i);
            if (!(typing.resolve(open.get(i)) instanceof Type.Var v && TypeUnifier.isUnknown(v))) {
                throw new SyntaxException(
                        position,
                        "type parameter " + parameter + " can only be " + typing.resolve(open.get(i)) + " here");
            }
            result.add(closed.computeIfAbsent(v.name(), _ -> Type.var("'" + names.fresh(parameter), v.sort())));
        }
        if (new HashSet<>(result).size() < result.size()) {
            throw new SyntaxException(position, "two of the type parameters " + parameters + " can only be the same");
        }
        return result;
    }

    /** The variable for an open type; one that is no parameter gets a name of its own. */
    Type variable(Type.Var open) {
        return closed.computeIfAbsent(open.name(), _ -> Type.var("'" + names.fresh("a"), open.sort()));
    }

    boolean isParameter(Type.Var open) {
        return closed.containsKey(open.name());
    }
}
