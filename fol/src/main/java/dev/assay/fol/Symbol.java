package dev.assay.fol;

import dev.assay.logic.Type;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * s : ∀ᾱ. σ₁ × … × σₙ → σ, where σ is {@link #TRUTH} for a predicate. The parameters ᾱ are distinct and include all
 * variables of the σs; one that occurs in none of them is a phantom.
 */
public record Symbol(String name, List<Type.Var> parameters, List<Type> arguments, Type result) {
    /** The type o of formulas; no argument has it. */
    public static final Type TRUTH = Type.con("$o");

    /** The type of individuals, the only one where there is only one. */
    public static final Type INDIVIDUALS = Type.con("$i");

    public Symbol {
        parameters = List.copyOf(parameters);
        arguments = List.copyOf(arguments);
    }

    /** s : σ₁ × … × σₙ → σ, polymorphic in all its type variables in the order in which they occur. */
    public static Symbol of(String name, List<Type> arguments, Type result) {
        return new Symbol(name, List.copyOf(Type.fun(arguments, result).variables()), arguments, result);
    }

    /** An untyped symbol. */
    public static Symbol untyped(String name, int arity, boolean isPredicate) {
        return new Symbol(
                name, List.of(), java.util.Collections.nCopies(arity, INDIVIDUALS), isPredicate ? TRUTH : INDIVIDUALS);
    }

    public boolean isPredicate() {
        return result.equals(TRUTH);
    }

    public int arity() {
        return arguments.size();
    }

    /** The symbol itself is polymorphic; this is its result type at one instance. */
    public Type resultAt(List<Type> typeArguments) {
        return result.substitute(instance(typeArguments));
    }

    public List<Type> argumentsAt(List<Type> typeArguments) {
        Map<Type.Var, Type> instance = instance(typeArguments);
        return arguments.stream().map(a -> a.substitute(instance)).toList();
    }

    private Map<Type.Var, Type> instance(List<Type> typeArguments) {
        if (typeArguments.size() != parameters.size()) {
            throw new IllegalArgumentException(
                    name + " takes " + parameters.size() + " type arguments, not " + typeArguments.size());
        }
        var result = new HashMap<Type.Var, Type>();
        for (int i = 0; i < parameters.size(); i++) {
            result.put(parameters.get(i), typeArguments.get(i));
        }
        return result;
    }

    /** Whether the parameter occurs in the type of an argument, so that the arguments determine it. */
    public boolean isInferrable(Type.Var parameter) {
        return arguments.stream().anyMatch(a -> a.occurs(parameter));
    }

    /** Whether the parameter occurs neither in the argument types nor in the result type. */
    public boolean isPhantom(Type.Var parameter) {
        return !isInferrable(parameter) && !result.occurs(parameter);
    }

    @Override
    public String toString() {
        return Notation.symbol(this);
    }
}
