package dev.assay.explore;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** The types of a signature. A type variable that is left in a term stands for a type of which nothing is known. */
public sealed interface Type {
    record Named(String name, List<Type> arguments) implements Type {
        public Named {
            arguments = List.copyOf(arguments);
        }

        @Override
        public String toString() {
            return arguments.isEmpty()
                    ? name
                    : name + arguments.stream().map(Type::toString).collect(Collectors.joining(", ", "<", ">"));
        }
    }

    record Variable(String name) implements Type {
        @Override
        public String toString() {
            return name;
        }
    }

    /** Functions of all these arguments at once. */
    record Arrow(List<Type> arguments, Type result) implements Type {
        public Arrow {
            arguments = List.copyOf(arguments);
        }

        @Override
        public String toString() {
            return arguments.stream().map(Type::toString).collect(Collectors.joining(", ", "(", ")")) + " -> " + result;
        }
    }

    static Type named(String name, Type... arguments) {
        return new Named(name, List.of(arguments));
    }

    static Type variable(String name) {
        return new Variable(name);
    }

    /** The last of the types is the result. */
    static Type arrow(Type... types) {
        return new Arrow(List.of(types).subList(0, types.length - 1), types[types.length - 1]);
    }

    default Type substitute(Map<Variable, Type> types) {
        return switch (this) {
            case Named(var name, var arguments) ->
                new Named(name, arguments.stream().map(a -> a.substitute(types)).toList());
            case Variable variable -> types.getOrDefault(variable, variable);
            case Arrow(var arguments, var result) ->
                new Arrow(arguments.stream().map(a -> a.substitute(types)).toList(), result.substitute(types));
        };
    }

    /** This type and all that it is made of. */
    default void forEachPart(Consumer<Type> consumer) {
        consumer.accept(this);
        switch (this) {
            case Named(var name, var arguments) -> arguments.forEach(a -> a.forEachPart(consumer));
            case Variable unknown -> {}
            case Arrow(var arguments, var result) -> {
                arguments.forEach(a -> a.forEachPart(consumer));
                result.forEachPart(consumer);
            }
        }
    }

    /** Extends the substitution so that this type becomes the other one; false if none does. */
    default boolean match(Type other, Map<Variable, Type> types) {
        return switch (this) {
            case Variable variable -> {
                Type bound = types.putIfAbsent(variable, other);
                yield bound == null || bound.equals(other);
            }
            case Named(var name, var arguments) ->
                other instanceof Named(var otherName, var others)
                        && name.equals(otherName)
                        && match(arguments, others, types);
            case Arrow(var arguments, var result) ->
                other instanceof Arrow(var others, var otherResult)
                        && match(arguments, others, types)
                        && result.match(otherResult, types);
        };
    }

    private static boolean match(List<Type> patterns, List<Type> others, Map<Variable, Type> types) {
        if (patterns.size() != others.size()) {
            return false;
        }
        for (int i = 0; i < patterns.size(); i++) {
            if (!patterns.get(i).match(others.get(i), types)) {
                return false;
            }
        }
        return true;
    }
}
