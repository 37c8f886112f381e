package dev.assay.explore;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;

/** The terms over a signature. A variable of a function type is applied by a symbol of its own, so all is first-order. */
public sealed interface Term {
    /** A variable, by its number among those of its type. */
    record Var(Type type, int number) implements Term {}

    record App(Symbol symbol, List<Term> arguments) implements Term {
        public App {
            arguments = List.copyOf(arguments);
        }

        @Override
        public Type type() {
            return symbol.result();
        }
    }

    static Term of(Symbol symbol, Term... arguments) {
        return new App(symbol, List.of(arguments));
    }

    Type type();

    /** How many symbols and variables are written. */
    default int size() {
        return switch (this) {
            case Var unused -> 1;
            case App(var symbol, var arguments) -> {
                int size = symbol.weight();
                for (Term argument : arguments) {
                    size += argument.size();
                }
                yield size;
            }
        };
    }

    /** A variable or constant has depth 1. */
    default int depth() {
        return switch (this) {
            case Var unused -> 1;
            case App(var symbol, var arguments) -> {
                int depth = 0;
                for (Term argument : arguments) {
                    depth = Math.max(depth, argument.depth());
                }
                yield depth + 1;
            }
        };
    }

    /** How many symbols other than variables are written. */
    default int functions() {
        return switch (this) {
            case Var unused -> 0;
            case App(var symbol, var arguments) -> {
                int functions = symbol.weight();
                for (Term argument : arguments) {
                    functions += argument.functions();
                }
                yield functions;
            }
        };
    }

    /** Its variables from left to right. */
    default SequencedSet<Var> variables() {
        var variables = new LinkedHashSet<Var>();
        collect(variables);
        return variables;
    }

    private void collect(LinkedHashSet<Var> variables) {
        switch (this) {
            case Var variable -> variables.add(variable);
            case App(var symbol, var arguments) -> arguments.forEach(a -> a.collect(variables));
        }
    }

    default boolean contains(Term part) {
        return equals(part)
                || this instanceof App(var symbol, var arguments)
                        && arguments.stream().anyMatch(a -> a.contains(part));
    }

    /** The same term with others for variables; variables without one stay. */
    default Term substitute(Map<Var, ? extends Term> terms) {
        return switch (this) {
            case Var variable -> {
                Term term = terms.get(variable);
                yield term == null ? variable : term;
            }
            case App(var symbol, var arguments) -> {
                var replaced = new ArrayList<Term>(arguments.size());
                boolean isSame = true;
                for (Term argument : arguments) {
                    Term other = argument.substitute(terms);
                    isSame &= other == argument;
                    replaced.add(other);
                }
                yield isSame ? this : new App(symbol, replaced);
            }
        };
    }

    /** Extends the substitution so that this term becomes the other one; false if none does. */
    default boolean match(Term other, Map<Var, Term> terms) {
        switch (this) {
            case Var variable -> {
                if (!variable.type().equals(other.type())) {
                    return false;
                }
                Term bound = terms.putIfAbsent(variable, other);
                return bound == null || bound.equals(other);
            }
            case App(var symbol, var arguments) -> {
                if (!(other instanceof App(var otherSymbol, var others)) || symbol != otherSymbol) {
                    return false;
                }
                for (int i = 0; i < arguments.size(); i++) {
                    if (!arguments.get(i).match(others.get(i), terms)) {
                        return false;
                    }
                }
                return true;
            }
        }
    }
}
