package dev.assay.fol;

import dev.assay.logic.Type;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** Terms: typed variables, and function symbols at one instance, applied to all their arguments. */
public sealed interface FolTerm {
    record Variable(String name, Type type) implements FolTerm {
        @Override
        public String toString() {
            return name;
        }
    }

    /** f⟨σ̄⟩(t̄). */
    record Application(Symbol symbol, List<Type> typeArguments, List<FolTerm> arguments) implements FolTerm {
        public Application {
            typeArguments = List.copyOf(typeArguments);
            arguments = List.copyOf(arguments);
            if (symbol.arity() != arguments.size()) {
                throw new IllegalArgumentException(
                        symbol.name() + " takes " + symbol.arity() + " arguments, not " + arguments.size());
            }
        }

        @Override
        public String toString() {
            return Notation.applied(symbol, typeArguments, arguments);
        }
    }

    static Application apply(Symbol symbol, List<Type> typeArguments, FolTerm... arguments) {
        return new Application(symbol, typeArguments, List.of(arguments));
    }

    /** An application of a symbol without type parameters. */
    static Application apply(Symbol symbol, FolTerm... arguments) {
        return new Application(symbol, List.of(), List.of(arguments));
    }

    default Type type() {
        return switch (this) {
            case Variable(var _, var type) -> type;
            case Application(var symbol, var typeArguments, var _) -> symbol.resultAt(typeArguments);
        };
    }

    default boolean isVariable() {
        return this instanceof Variable;
    }

    /** This term and all in it, outermost first. */
    default void forEachSubterm(Consumer<FolTerm> action) {
        action.accept(this);
        if (this instanceof Application(var _, var _, var arguments)) {
            arguments.forEach(a -> a.forEachSubterm(action));
        }
    }

    default boolean occurs(Variable variable) {
        return switch (this) {
            case Variable v -> v.equals(variable);
            case Application(var _, var _, var arguments) -> arguments.stream().anyMatch(a -> a.occurs(variable));
        };
    }

    default FolTerm substitute(Map<Variable, ? extends FolTerm> substitution) {
        return switch (this) {
            case Variable v -> {
                FolTerm replacement = substitution.get(v);
                yield replacement == null ? v : replacement;
            }
            case Application(var symbol, var typeArguments, var arguments) ->
                arguments.isEmpty()
                        ? this
                        : new Application(
                                symbol,
                                typeArguments,
                                arguments.stream()
                                        .map(a -> a.substitute(substitution))
                                        .toList());
        };
    }

    default FolTerm mapTypes(UnaryOperator<Type> mapping) {
        return switch (this) {
            case Variable(var name, var type) -> new Variable(name, mapping.apply(type));
            case Application(var symbol, var typeArguments, var arguments) ->
                new Application(
                        symbol,
                        typeArguments.stream().map(mapping).toList(),
                        arguments.stream().map(a -> a.mapTypes(mapping)).toList());
        };
    }
}
