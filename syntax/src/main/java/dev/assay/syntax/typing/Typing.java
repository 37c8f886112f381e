package dev.assay.syntax.typing;

import dev.assay.logic.Position;
import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.infer.SortAlgebra;
import dev.assay.logic.infer.TypeUnifier;
import dev.assay.syntax.SyntaxException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The types of terms under construction, some of them still open. */
public final class Typing {
    private final TypeUnifier unifier;
    private boolean isOpen;

    public Typing(SortAlgebra sorts) {
        unifier = new TypeUnifier(sorts);
    }

    /** A type that is still to be found out. */
    public Type.Var fresh() {
        return fresh(Sort.TOP);
    }

    private Type.Var fresh(Sort sort) {
        isOpen = true;
        return unifier.fresh(sort);
    }

    /** The constant with open types for the variables of its type. */
    public Typed instance(Term.Const constant) {
        return instance(constant, List.of(), List.of());
    }

    /** The constant with {@code arguments} for {@code parameters} and open types for its other type variables. */
    public Typed instance(Term.Const constant, List<Type.Var> parameters, List<Type> arguments) {
        Map<Type.Var, Type> types = new HashMap<>();
        for (int i = 0; i < arguments.size(); i++) {
            types.put(parameters.get(i), arguments.get(i));
        }
        constant.type().forEachVariable(v -> types.computeIfAbsent(v, _ -> fresh(v.sort())));
        Type type = constant.type().substitute(types);
        return new Typed(new Term.Const(constant.name(), type), type);
    }

    /** Makes both types equal or says at {@code position} that they are not. */
    public void require(Type type, Type expected, Position position) {
        if (type != expected && unifier.tryUnify(type, expected).isPresent()) {
            throw new SyntaxException(
                    position, "type error: expected " + readable(expected) + ", found " + readable(type));
        }
    }

    private String readable(Type type) {
        Map<Type.Var, Type> unknown = new HashMap<>();
        Type resolved = unifier.resolve(type);
        resolved.forEachVariable(v -> {
            if (TypeUnifier.isUnknown(v)) {
                unknown.put(v, Type.var("_"));
            }
        });
        return resolved.substitute(unknown).toString();
    }

    public Typed apply(Typed function, Typed argument, Position position) {
        Type type = unifier.walk(function.type());
        if (TypeUnifier.isUnknown(type)) {
            Type mapping = Type.fun(fresh(), fresh());
            require(type, mapping, position);
            type = mapping;
        }
        if (!type.isFun()) {
            throw new SyntaxException(
                    position, "type error: a term of type " + readable(type) + " is applied to an argument");
        }
        require(argument.type(), type.domain(), position);
        return new Typed(new Term.App(function.term(), argument.term()), type.range());
    }

    /** The type as far as it is known. */
    public Type resolve(Type type) {
        return unifier.resolve(type);
    }

    /** The finished term; {@code open} says what becomes of a type that nothing determines. */
    public Term finish(Term term, Function<Type.Var, Type> open) {
        return isOpen ? term.mapTypes(type -> finish(type, open)) : term;
    }

    public Type finish(Type type, Function<Type.Var, Type> open) {
        return switch (unifier.walk(type)) {
            case Type.Var v -> TypeUnifier.isUnknown(v) ? open.apply(v) : v;
            case Type.Con con when con.arguments().isEmpty() -> con;
            case Type.Con(var name, var arguments) ->
                new Type.Con(name, arguments.stream().map(a -> finish(a, open)).toList());
        };
    }
}
