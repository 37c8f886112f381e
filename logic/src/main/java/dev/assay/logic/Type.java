package dev.assay.logic;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** The simple types of higher-order logic: sorted type variables and applied type constructors. */
public sealed interface Type {
    /** A type variable such as {@code 'a::order}; two variables are the same when name and sort are. */
    record Var(String name, Sort sort) implements Type {
        /** The sort seldom tells variables apart, and its hash code takes long. */
        @Override
        public int hashCode() {
            return name.hashCode();
        }

        @Override
        public String toString() {
            return TypePrinter.ASCII.print(this);
        }
    }

    /** A type constructor applied to all its arguments. */
    record Con(String name, List<Type> arguments) implements Type {
        public Con {
            arguments = List.copyOf(arguments);
        }

        @Override
        public String toString() {
            return TypePrinter.ASCII.print(this);
        }
    }

    String FUN = "fun";

    /** A hash code of the outermost constructors only, for what contains many types. */
    default int outerHash() {
        return switch (this) {
            case Var(var name, var _) -> name.hashCode();
            case Con(var name, var arguments) -> {
                int result = name.hashCode();
                for (Type argument : arguments) {
                    result = 31 * result
                            + switch (argument) {
                                case Var(var inner, var _) -> inner.hashCode();
                                case Con(var inner, var _) -> inner.hashCode();
                            };
                }
                yield result;
            }
        };
    }

    /** The type of truth values. */
    static Con bool() {
        return Truth.VALUES;
    }

    static Var var(String name) {
        return new Var(name, Sort.TOP);
    }

    static Var var(String name, Sort sort) {
        return new Var(name, sort);
    }

    static Con con(String name, Type... arguments) {
        return new Con(name, List.of(arguments));
    }

    /** domain ⇒ range. */
    static Con fun(Type domain, Type range) {
        return new Con(FUN, List.of(domain, range));
    }

    /** a₁ ⇒ … ⇒ aₙ ⇒ range. */
    static Type fun(List<Type> arguments, Type range) {
        Type result = range;
        for (Type argument : arguments.reversed()) {
            result = fun(argument, result);
        }
        return result;
    }

    default boolean isFun() {
        return this instanceof Con(var name, var _) && name.equals(FUN);
    }

    /** σ of σ ⇒ τ. */
    default Type domain() {
        return funArgument(0);
    }

    /** τ of σ ⇒ τ. */
    default Type range() {
        return funArgument(1);
    }

    private Type funArgument(int index) {
        if (this instanceof Con(var name, var arguments) && name.equals(FUN)) {
            return arguments.get(index);
        }
        throw new IllegalArgumentException("not a function type: " + this);
    }

    /** The argument types a₁, …, aₙ of a₁ ⇒ … ⇒ aₙ ⇒ r, where r is no function type. */
    default List<Type> argumentTypes() {
        var result = new java.util.ArrayList<Type>();
        Type rest = this;
        while (rest.isFun()) {
            result.add(rest.domain());
            rest = rest.range();
        }
        return result;
    }

    /** r of a₁ ⇒ … ⇒ aₙ ⇒ r, where r is no function type. */
    default Type resultType() {
        Type rest = this;
        while (rest.isFun()) {
            rest = rest.range();
        }
        return rest;
    }

    /** Simultaneous replacement of type variables; the same object where nothing changes. */
    default Type substitute(Map<Var, Type> substitution) {
        if (substitution.isEmpty()) {
            return this;
        }
        return switch (this) {
            case Var v -> substitution.getOrDefault(v, v);
            case Con(var name, var arguments) -> {
                var replaced = new Type[arguments.size()];
                boolean changed = false;
                for (int i = 0; i < replaced.length; i++) {
                    replaced[i] = arguments.get(i).substitute(substitution);
                    changed |= replaced[i] != arguments.get(i);
                }
                yield changed ? new Con(name, List.of(replaced)) : this;
            }
        };
    }

    /** The type variables, in order of first occurrence. */
    default Set<Var> variables() {
        var result = new LinkedHashSet<Var>();
        forEachVariable(result::add);
        return result;
    }

    default void forEachVariable(Consumer<Var> action) {
        switch (this) {
            case Var v -> action.accept(v);
            case Con c -> c.arguments().forEach(a -> a.forEachVariable(action));
        }
    }

    default boolean occurs(Var variable) {
        return switch (this) {
            case Var v -> v.equals(variable);
            case Con c -> c.arguments().stream().anyMatch(a -> a.occurs(variable));
        };
    }

    /** The type constructors that occur, in order of first occurrence. */
    default Set<String> constructors() {
        var result = new LinkedHashSet<String>();
        collectConstructors(result);
        return result;
    }

    private void collectConstructors(Set<String> result) {
        if (this instanceof Con(var name, var arguments)) {
            result.add(name);
            arguments.forEach(a -> a.collectConstructors(result));
        }
    }

    /** Whether {@code part} is this type or occurs in it. */
    default boolean contains(Type part) {
        return equals(part)
                || this instanceof Con(var _, var arguments)
                        && arguments.stream().anyMatch(a -> a.contains(part));
    }

    /** Holds a type apart from Type itself: to initialise both at once could make two threads wait for each other. */
    final class Truth {
        private static final Con VALUES = new Con(HolNames.BOOL, List.of());

        private Truth() {}
    }
}
