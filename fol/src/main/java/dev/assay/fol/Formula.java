package dev.assay.fol;

import dev.assay.fol.FolTerm.Variable;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** Formulas. Their type variables are universal, and bound around the whole formula. */
public sealed interface Formula {
    /** ⊤. */
    static Formula verum() {
        return new And(List.of());
    }

    /** ⊥. */
    static Formula falsum() {
        return new Or(List.of());
    }

    /** p⟨σ̄⟩(t̄). */
    record Atom(Symbol symbol, List<Type> typeArguments, List<FolTerm> arguments) implements Formula {
        public Atom {
            typeArguments = List.copyOf(typeArguments);
            arguments = List.copyOf(arguments);
            if (symbol.arity() != arguments.size()) {
                throw new IllegalArgumentException(
                        symbol.name() + " takes " + symbol.arity() + " arguments, not " + arguments.size());
            }
        }

        @Override
        public String toString() {
            return Notation.formula(this);
        }
    }

    /** left ≈ right, both of one type. */
    record Equation(FolTerm left, FolTerm right) implements Formula {
        @Override
        public String toString() {
            return Notation.formula(this);
        }
    }

    record Not(Formula body) implements Formula {
        @Override
        public String toString() {
            return Notation.formula(this);
        }
    }

    /** The empty conjunction is true. */
    record And(List<Formula> parts) implements Formula {
        public And {
            parts = List.copyOf(parts);
        }

        @Override
        public String toString() {
            return Notation.formula(this);
        }
    }

    /** The empty disjunction is false. */
    record Or(List<Formula> parts) implements Formula {
        public Or {
            parts = List.copyOf(parts);
        }

        @Override
        public String toString() {
            return Notation.formula(this);
        }
    }

    record Implies(Formula premise, Formula conclusion) implements Formula {
        @Override
        public String toString() {
            return Notation.formula(this);
        }
    }

    record Iff(Formula left, Formula right) implements Formula {
        @Override
        public String toString() {
            return Notation.formula(this);
        }
    }

    record Forall(List<Variable> variables, Formula body) implements Formula {
        public Forall {
            variables = List.copyOf(variables);
        }

        @Override
        public String toString() {
            return Notation.formula(this);
        }
    }

    record Exists(List<Variable> variables, Formula body) implements Formula {
        public Exists {
            variables = List.copyOf(variables);
        }

        @Override
        public String toString() {
            return Notation.formula(this);
        }
    }

    // Building; what has no parts or one part is simplified

    static Formula and(List<Formula> parts) {
        var flat = new ArrayList<Formula>();
        for (Formula part : parts) {
            if (part instanceof And(var inner)) {
                flat.addAll(inner);
            } else {
                flat.add(part);
            }
        }
        return flat.contains(falsum()) ? falsum() : flat.size() == 1 ? flat.getFirst() : new And(flat);
    }

    static Formula and(Formula... parts) {
        return and(List.of(parts));
    }

    static Formula or(List<Formula> parts) {
        var flat = new ArrayList<Formula>();
        for (Formula part : parts) {
            if (part instanceof Or(var inner)) {
                flat.addAll(inner);
            } else {
                flat.add(part);
            }
        }
        return flat.contains(verum()) ? verum() : flat.size() == 1 ? flat.getFirst() : new Or(flat);
    }

    static Formula or(Formula... parts) {
        return or(List.of(parts));
    }

    static Formula not(Formula body) {
        return body instanceof Not(var inner) ? inner : new Not(body);
    }

    /** premises → conclusion, or the conclusion alone where there are no premises. */
    static Formula implies(List<Formula> premises, Formula conclusion) {
        return premises.isEmpty() ? conclusion : new Implies(and(premises), conclusion);
    }

    static Formula forall(List<Variable> variables, Formula body) {
        if (variables.isEmpty()) {
            return body;
        }
        return body instanceof Forall(var more, var inner)
                ? new Forall(concat(variables, more), inner)
                : new Forall(variables, body);
    }

    static Formula exists(List<Variable> variables, Formula body) {
        if (variables.isEmpty()) {
            return body;
        }
        return body instanceof Exists(var more, var inner)
                ? new Exists(concat(variables, more), inner)
                : new Exists(variables, body);
    }

    private static List<Variable> concat(List<Variable> first, List<Variable> second) {
        var result = new ArrayList<>(first);
        result.addAll(second);
        return result;
    }

    // Walking

    /** The same formula with each atom and equation replaced. */
    default Formula mapAtoms(UnaryOperator<Formula> mapping) {
        return switch (this) {
            case Atom _, Equation _ -> mapping.apply(this);
            case Not(var body) -> new Not(body.mapAtoms(mapping));
            case And(var parts) ->
                new And(parts.stream().map(p -> p.mapAtoms(mapping)).toList());
            case Or(var parts) ->
                new Or(parts.stream().map(p -> p.mapAtoms(mapping)).toList());
            case Implies(var left, var right) -> new Implies(left.mapAtoms(mapping), right.mapAtoms(mapping));
            case Iff(var left, var right) -> new Iff(left.mapAtoms(mapping), right.mapAtoms(mapping));
            case Forall(var variables, var body) -> new Forall(variables, body.mapAtoms(mapping));
            case Exists(var variables, var body) -> new Exists(variables, body.mapAtoms(mapping));
        };
    }

    /** Each subformula, this one first. */
    default void forEachSubformula(Consumer<Formula> action) {
        action.accept(this);
        switch (this) {
            case Atom _, Equation _ -> {}
            case Not(var body) -> body.forEachSubformula(action);
            case And(var parts) -> parts.forEach(p -> p.forEachSubformula(action));
            case Or(var parts) -> parts.forEach(p -> p.forEachSubformula(action));
            case Implies(var left, var right) -> {
                left.forEachSubformula(action);
                right.forEachSubformula(action);
            }
            case Iff(var left, var right) -> {
                left.forEachSubformula(action);
                right.forEachSubformula(action);
            }
            case Forall(var _, var body) -> body.forEachSubformula(action);
            case Exists(var _, var body) -> body.forEachSubformula(action);
        }
    }

    /** Each term and subterm in an atom or equation. */
    default void forEachTerm(Consumer<FolTerm> action) {
        forEachSubformula(f -> {
            switch (f) {
                case Atom(var _, var _, var arguments) -> arguments.forEach(a -> a.forEachSubterm(action));
                case Equation(var left, var right) -> {
                    left.forEachSubterm(action);
                    right.forEachSubterm(action);
                }
                case Not _, And _, Or _, Implies _, Iff _, Forall _, Exists _ -> {}
            }
        });
    }

    /** Each occurrence of a symbol with its type arguments. */
    default void forEachSymbol(BiConsumer<Symbol, List<Type>> action) {
        forEachSubformula(f -> {
            if (f instanceof Atom(var symbol, var types, var _)) {
                action.accept(symbol, types);
            }
        });
        forEachTerm(t -> {
            if (t instanceof FolTerm.Application(var symbol, var types, var _)) {
                action.accept(symbol, types);
            }
        });
    }

    /** Each variable where it is bound. */
    default void forEachBinding(Consumer<Variable> action) {
        forEachSubformula(f -> {
            switch (f) {
                case Forall(var variables, var _) -> variables.forEach(action);
                case Exists(var variables, var _) -> variables.forEach(action);
                case Atom _, Equation _, Not _, And _, Or _, Implies _, Iff _ -> {}
            }
        });
    }

    /** Each type that is written: of variables, and as arguments of symbols. */
    default void forEachType(Consumer<Type> action) {
        forEachBinding(v -> action.accept(v.type()));
        forEachTerm(t -> action.accept(t.type()));
        forEachSymbol((_, types) -> types.forEach(action));
    }

    default Set<Type.Var> typeVariables() {
        var result = new LinkedHashSet<Type.Var>();
        forEachType(type -> type.forEachVariable(result::add));
        return result;
    }

    /** The variables that no quantifier in the formula binds, in order of first occurrence. */
    default Set<Variable> freeVariables() {
        var result = new LinkedHashSet<Variable>();
        collectFree(this, Set.of(), result);
        return result;
    }

    private static void collectFree(Formula formula, Set<Variable> bound, Set<Variable> result) {
        switch (formula) {
            case Atom _, Equation _ ->
                formula.forEachTerm(t -> {
                    if (t instanceof Variable v && !bound.contains(v)) {
                        result.add(v);
                    }
                });
            case Not(var body) -> collectFree(body, bound, result);
            case And(var parts) -> parts.forEach(p -> collectFree(p, bound, result));
            case Or(var parts) -> parts.forEach(p -> collectFree(p, bound, result));
            case Implies(var left, var right) -> {
                collectFree(left, bound, result);
                collectFree(right, bound, result);
            }
            case Iff(var left, var right) -> {
                collectFree(left, bound, result);
                collectFree(right, bound, result);
            }
            case Forall(var variables, var body) -> collectFree(body, plus(bound, variables), result);
            case Exists(var variables, var body) -> collectFree(body, plus(bound, variables), result);
        }
    }

    private static Set<Variable> plus(Set<Variable> set, List<Variable> more) {
        var result = new java.util.HashSet<>(set);
        result.addAll(more);
        return result;
    }

    // Substitution

    /** Replaces free variables; the binders of this formula bind none of those in the replacements. */
    default Formula substitute(Map<Variable, ? extends FolTerm> substitution) {
        if (substitution.isEmpty()) {
            return this;
        }
        return switch (this) {
            case Atom(var symbol, var types, var arguments) ->
                new Atom(
                        symbol,
                        types,
                        arguments.stream().map(a -> a.substitute(substitution)).toList());
            case Equation(var left, var right) ->
                new Equation(left.substitute(substitution), right.substitute(substitution));
            case Not(var body) -> new Not(body.substitute(substitution));
            case And(var parts) ->
                new And(parts.stream().map(p -> p.substitute(substitution)).toList());
            case Or(var parts) ->
                new Or(parts.stream().map(p -> p.substitute(substitution)).toList());
            case Implies(var left, var right) ->
                new Implies(left.substitute(substitution), right.substitute(substitution));
            case Iff(var left, var right) -> new Iff(left.substitute(substitution), right.substitute(substitution));
            case Forall(var variables, var body) ->
                new Forall(variables, body.substitute(without(substitution, variables)));
            case Exists(var variables, var body) ->
                new Exists(variables, body.substitute(without(substitution, variables)));
        };
    }

    private static Map<Variable, FolTerm> without(
            Map<Variable, ? extends FolTerm> substitution, List<Variable> variables) {
        var result = new HashMap<Variable, FolTerm>(substitution);
        variables.forEach(result::remove);
        return result;
    }

    /** Replaces types everywhere. */
    default Formula mapTypes(UnaryOperator<Type> mapping) {
        return switch (this) {
            case Atom(var symbol, var types, var arguments) ->
                new Atom(
                        symbol,
                        types.stream().map(mapping).toList(),
                        arguments.stream().map(a -> a.mapTypes(mapping)).toList());
            case Equation(var left, var right) -> new Equation(left.mapTypes(mapping), right.mapTypes(mapping));
            case Not(var body) -> new Not(body.mapTypes(mapping));
            case And(var parts) ->
                new And(parts.stream().map(p -> p.mapTypes(mapping)).toList());
            case Or(var parts) ->
                new Or(parts.stream().map(p -> p.mapTypes(mapping)).toList());
            case Implies(var left, var right) -> new Implies(left.mapTypes(mapping), right.mapTypes(mapping));
            case Iff(var left, var right) -> new Iff(left.mapTypes(mapping), right.mapTypes(mapping));
            case Forall(var variables, var body) -> new Forall(retyped(variables, mapping), body.mapTypes(mapping));
            case Exists(var variables, var body) -> new Exists(retyped(variables, mapping), body.mapTypes(mapping));
        };
    }

    private static List<Variable> retyped(List<Variable> variables, UnaryOperator<Type> mapping) {
        return variables.stream()
                .map(v -> new Variable(v.name(), mapping.apply(v.type())))
                .toList();
    }

    default Formula substituteTypes(Map<Type.Var, Type> substitution) {
        return substitution.isEmpty() ? this : mapTypes(type -> type.substitute(substitution));
    }
}
