package dev.assay.logic;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * The terms of higher-order logic, with de Bruijn indices for bound variables, so that α-equivalent
 * terms are equal up to the names kept as hints in {@link Abs}, which equality ignores.
 */
public sealed interface Term {
    /** A constant at one instance of its declared type. */
    record Const(String name, Type type) implements Term {
        @Override
        public int hashCode() {
            return 31 * name.hashCode() + type.outerHash();
        }

        @Override
        public String toString() {
            return TermPrinter.ASCII.print(this);
        }
    }

    /** A free variable. */
    record Free(String name, Type type) implements Term {
        @Override
        public int hashCode() {
            return 31 * name.hashCode() + type.outerHash();
        }

        @Override
        public String toString() {
            return TermPrinter.ASCII.print(this);
        }
    }

    /** The variable bound by the {@code index}-th enclosing abstraction, counted from 0 outwards. */
    record Bound(int index) implements Term {
        @Override
        public String toString() {
            return TermPrinter.ASCII.print(this);
        }
    }

    /** λ hint :: argument. body. */
    record Abs(String hint, Type argument, Term body) implements Term {
        @Override
        public boolean equals(Object other) {
            return this == other
                    || other instanceof Abs(var _, var type, var term) && argument.equals(type) && body.equals(term);
        }

        @Override
        public int hashCode() {
            return 31 * argument.outerHash() + body.hashCode();
        }

        @Override
        public String toString() {
            return TermPrinter.ASCII.print(this);
        }
    }

    /** function argument. */
    record App(Term function, Term argument) implements Term {
        @Override
        public String toString() {
            return TermPrinter.ASCII.print(this);
        }
    }

    // Building

    static Term app(Term function, Term... arguments) {
        Term result = function;
        for (Term argument : arguments) {
            result = new App(result, argument);
        }
        return result;
    }

    static Term app(Term function, List<? extends Term> arguments) {
        return app(function, arguments.toArray(Term[]::new));
    }

    /** λx. body, binding the free variable x. */
    static Abs lambda(Free x, Term body) {
        return new Abs(x.name(), x.type(), body.abstractOver(x));
    }

    /** λx₁ … xₙ. body. */
    static Term lambda(List<Free> variables, Term body) {
        Term result = body;
        for (Free x : variables.reversed()) {
            result = lambda(x, result);
        }
        return result;
    }

    // Taking apart

    /** f of f t₁ … tₙ. */
    default Term head() {
        Term rest = this;
        while (rest instanceof App(var function, var _)) {
            rest = function;
        }
        return rest;
    }

    /** t₁, …, tₙ of f t₁ … tₙ. */
    default List<Term> arguments() {
        var result = new ArrayList<Term>();
        Term rest = this;
        while (rest instanceof App(var function, var argument)) {
            result.add(argument);
            rest = function;
        }
        return result.reversed();
    }

    /** Whether the head is a constant of this name. */
    default boolean isApplied(String constant) {
        return head() instanceof Const(var name, var _) && name.equals(constant);
    }

    // Types

    /** The type of a term without loose bound variables; the term must be well-typed. */
    default Type type() {
        return type(List.of());
    }

    /** The type, where {@code binders} lists the types of the loose bound variables, innermost first. */
    default Type type(List<Type> binders) {
        return switch (this) {
            case Const c -> c.type();
            case Free v -> v.type();
            case Bound(var index) -> binders.get(index);
            case Abs(var _, var argument, var body) -> Type.fun(argument, body.type(push(argument, binders)));
            case App app -> {
                int depth = 0;
                Term rest = app;
                while (rest instanceof App(var function, var _)) {
                    rest = function;
                    depth++;
                }
                Type type = rest.type(binders);
                while (depth-- > 0) {
                    type = type.range();
                }
                yield type;
            }
        };
    }

    private static List<Type> push(Type type, List<Type> binders) {
        var result = new ArrayList<Type>(binders.size() + 1);
        result.add(type);
        result.addAll(binders);
        return result;
    }

    // Variables

    /** Whether no bound variable points outside. */
    default boolean isClosed() {
        return looseBound() == 0;
    }

    /** The number of enclosing binders that the loose bound variables need. */
    default int looseBound() {
        return switch (this) {
            case Const _, Free _ -> 0;
            case Bound(var index) -> index + 1;
            case Abs(var _, var _, var body) -> Math.max(0, body.looseBound() - 1);
            case App(var function, var argument) -> Math.max(function.looseBound(), argument.looseBound());
        };
    }

    /** Whether the bound variable {@code index} of the surrounding binders occurs. */
    default boolean mentionsBound(int index) {
        return switch (this) {
            case Const _, Free _ -> false;
            case Bound(var i) -> i == index;
            case Abs(var _, var _, var body) -> body.mentionsBound(index + 1);
            case App(var function, var argument) -> function.mentionsBound(index) || argument.mentionsBound(index);
        };
    }

    default void forEachSubterm(Consumer<Term> action) {
        action.accept(this);
        switch (this) {
            case Const _, Free _, Bound _ -> {}
            case Abs(var _, var _, var body) -> body.forEachSubterm(action);
            case App(var function, var argument) -> {
                function.forEachSubterm(action);
                argument.forEachSubterm(action);
            }
        }
    }

    /** The free variables, in order of first occurrence. */
    default Set<Free> frees() {
        var result = new LinkedHashSet<Free>();
        forEachSubterm(t -> {
            if (t instanceof Free v) {
                result.add(v);
            }
        });
        return result;
    }

    /** The constants with their types, in order of first occurrence. */
    default Set<Const> constants() {
        var result = new LinkedHashSet<Const>();
        forEachSubterm(t -> {
            if (t instanceof Const c) {
                result.add(c);
            }
        });
        return result;
    }

    default boolean occurs(Free variable) {
        return switch (this) {
            case Free v -> v.equals(variable);
            case Const _, Bound _ -> false;
            case Abs(var _, var _, var body) -> body.occurs(variable);
            case App(var function, var argument) -> function.occurs(variable) || argument.occurs(variable);
        };
    }

    /** The type variables, in order of first occurrence. */
    default Set<Type.Var> typeVariables() {
        var result = new LinkedHashSet<Type.Var>();
        forEachType(type -> type.forEachVariable(result::add));
        return result;
    }

    default void forEachType(Consumer<Type> action) {
        forEachSubterm(t -> {
            switch (t) {
                case Const c -> action.accept(c.type());
                case Free v -> action.accept(v.type());
                case Abs a -> action.accept(a.argument());
                case Bound _, App _ -> {}
            }
        });
    }

    // Substitution

    /** Simultaneous, capture-free replacement of free variables by closed terms (no loose bound variables). */
    default Term substitute(Map<Free, ? extends Term> substitution) {
        if (substitution.isEmpty()) {
            return this;
        }
        return switch (this) {
            case Const _, Bound _ -> this;
            case Free v -> {
                Term replacement = substitution.get(v);
                yield replacement == null ? this : replacement;
            }
            case Abs(var hint, var argument, var body) -> {
                Term replaced = body.substitute(substitution);
                yield replaced == body ? this : new Abs(hint, argument, replaced);
            }
            case App(var function, var argument) -> {
                Term f = function.substitute(substitution);
                Term a = argument.substitute(substitution);
                yield f == function && a == argument ? this : new App(f, a);
            }
        };
    }

    /** Simultaneous replacement of type variables. */
    default Term substituteTypes(Map<Type.Var, ? extends Type> substitution) {
        if (substitution.isEmpty()) {
            return this;
        }
        Map<Type.Var, Type> map = Map.copyOf(substitution);
        return mapTypes(type -> type.substitute(map));
    }

    default Term mapTypes(UnaryOperator<Type> mapping) {
        return switch (this) {
            case Const(var name, var type) -> {
                Type mapped = mapping.apply(type);
                yield mapped == type ? this : new Const(name, mapped);
            }
            case Free(var name, var type) -> {
                Type mapped = mapping.apply(type);
                yield mapped == type ? this : new Free(name, mapped);
            }
            case Bound _ -> this;
            case Abs(var hint, var argument, var body) -> {
                Type type = mapping.apply(argument);
                Term mapped = body.mapTypes(mapping);
                yield type == argument && mapped == body ? this : new Abs(hint, type, mapped);
            }
            case App(var function, var argument) -> {
                Term f = function.mapTypes(mapping);
                Term a = argument.mapTypes(mapping);
                yield f == function && a == argument ? this : new App(f, a);
            }
        };
    }

    /** The body of λx. this: the free variable becomes the bound variable 0. */
    default Term abstractOver(Free variable) {
        return abstractOver(variable, 0);
    }

    private Term abstractOver(Free variable, int depth) {
        return switch (this) {
            case Const _ -> this;
            case Free v -> v.equals(variable) ? new Bound(depth) : this;
            case Bound(var index) -> index >= depth ? new Bound(index + 1) : this;
            case Abs(var hint, var argument, var body) -> {
                Term abstracted = body.abstractOver(variable, depth + 1);
                yield abstracted == body ? this : new Abs(hint, argument, abstracted);
            }
            case App(var function, var argument) -> {
                Term f = function.abstractOver(variable, depth);
                Term a = argument.abstractOver(variable, depth);
                yield f == function && a == argument ? this : new App(f, a);
            }
        };
    }

    /** The body of an abstraction with {@code replacement} for its bound variable 0. */
    default Term instantiate(Term replacement) {
        return instantiate(replacement, 0);
    }

    private Term instantiate(Term replacement, int depth) {
        return switch (this) {
            case Const _, Free _ -> this;
            case Bound(var index) -> {
                if (index < depth) {
                    yield this;
                }
                yield index == depth ? replacement.shift(depth) : new Bound(index - 1);
            }
            case Abs(var hint, var argument, var body) -> {
                Term replaced = body.instantiate(replacement, depth + 1);
                yield replaced == body ? this : new Abs(hint, argument, replaced);
            }
            case App(var function, var argument) -> {
                Term f = function.instantiate(replacement, depth);
                Term a = argument.instantiate(replacement, depth);
                yield f == function && a == argument ? this : new App(f, a);
            }
        };
    }

    /** Loose bound variables moved outwards by {@code by} binders. */
    default Term shift(int by) {
        return by == 0 ? this : shift(by, 0);
    }

    private Term shift(int by, int depth) {
        return switch (this) {
            case Const _, Free _ -> this;
            case Bound(var index) -> index >= depth ? new Bound(index + by) : this;
            case Abs(var hint, var argument, var body) -> {
                Term shifted = body.shift(by, depth + 1);
                yield shifted == body ? this : new Abs(hint, argument, shifted);
            }
            case App(var function, var argument) -> {
                Term f = function.shift(by, depth);
                Term a = argument.shift(by, depth);
                yield f == function && a == argument ? this : new App(f, a);
            }
        };
    }

    // Conversion

    /** The β-normal form. */
    default Term betaNormal() {
        return switch (this) {
            case Const _, Free _, Bound _ -> this;
            case Abs(var hint, var argument, var body) -> {
                Term normal = body.betaNormal();
                yield normal == body ? this : new Abs(hint, argument, normal);
            }
            case App(var function, var argument) -> {
                Term f = function.betaNormal();
                if (f instanceof Abs(var _, var _, var body)) {
                    yield body.instantiate(argument).betaNormal();
                }
                Term a = argument.betaNormal();
                yield f == function && a == argument ? this : new App(f, a);
            }
        };
    }

    /** The η-short form of a β-normal term: λx. f x becomes f where x does not occur in f. */
    default Term etaContract() {
        return switch (this) {
            case Const _, Free _, Bound _ -> this;
            case Abs(var hint, var argument, var body) -> {
                Term contracted = body.etaContract();
                if (contracted instanceof App(var function, Bound(var index))
                        && index == 0
                        && !function.mentionsBound(0)) {
                    yield function.instantiate(new Bound(0));
                }
                yield contracted == body ? this : new Abs(hint, argument, contracted);
            }
            case App(var function, var argument) -> {
                Term f = function.etaContract();
                Term a = argument.etaContract();
                yield f == function && a == argument ? this : new App(f, a);
            }
        };
    }

    /** The βη-normal form. */
    default Term normal() {
        return betaNormal().etaContract();
    }

    /** Equality up to βη. */
    default boolean sameAs(Term other) {
        return equals(other) || normal().equals(other.normal());
    }
}
