package dev.assay.logic;

import java.util.List;
import java.util.Map;

/** How a constant applied to its arguments is written; priorities as in Isabelle, 1000 binding tightest. */
public sealed interface Mixfix {
    enum Associativity {
        LEFT,
        RIGHT,
        NONE
    }

    /** The symbol alone, without arguments. */
    record Literal(Symbol symbol) implements Mixfix {}

    /** a ⊕ b. */
    record Infix(Associativity associativity, int priority, Symbol symbol) implements Mixfix {
        public int left() {
            return associativity == Associativity.LEFT ? priority : priority + 1;
        }

        public int right() {
            return associativity == Associativity.RIGHT ? priority : priority + 1;
        }
    }

    /** Text with a hole {@code _} for each argument, which is written at the priority given for it. */
    record Template(Symbol pattern, List<Integer> arguments, int priority) implements Mixfix {
        public Template {
            arguments = List.copyOf(arguments);
        }
    }

    /** A template of one argument that melts with the infix below it, as ¬ a = b into a ≠ b. */
    record Negation(Template plain, Map<String, Infix> melted) implements Mixfix {
        public Negation {
            melted = Map.copyOf(melted);
        }
    }

    /** Qx y. body, for a constant applied to an abstraction. */
    record Binder(int priority, Symbol symbol) implements Mixfix {}

    /** {x. body}, for a constant applied to an abstraction. */
    record Comprehension(Symbol open, Symbol close) implements Mixfix {}

    /** let x = t; y = u in body. */
    record Let(int priority) implements Mixfix {}

    /** (a, b, c) for a pair whose second component is a pair. */
    record Tuple() implements Mixfix {}

    /** [a, b] for a cons chain that ends in {@code end}; any other chain is written as {@code open} says. */
    record Enumeration(Symbol left, Symbol right, String end, Mixfix open) implements Mixfix {}

    /** A binary number as a decimal one. */
    record Numeral(String bit0, String bit1, String one) implements Mixfix {}

    /** One notation where the constant or its first argument has a type made by {@code constructor}, or another. */
    record ByType(String constructor, Mixfix there, Mixfix elsewhere) implements Mixfix {}

    /** name a b, as without any notation. */
    record Plain() implements Mixfix {}

    static Infix infixl(int priority, String unicode, String ascii) {
        return new Infix(Associativity.LEFT, priority, new Symbol(unicode, ascii));
    }

    static Infix infixr(int priority, String unicode, String ascii) {
        return new Infix(Associativity.RIGHT, priority, new Symbol(unicode, ascii));
    }

    static Infix infix(int priority, String unicode, String ascii) {
        return new Infix(Associativity.NONE, priority, new Symbol(unicode, ascii));
    }

    static Literal literal(String unicode, String ascii) {
        return new Literal(new Symbol(unicode, ascii));
    }

    static Binder binder(int priority, String unicode, String ascii) {
        return new Binder(priority, new Symbol(unicode, ascii));
    }

    static Template template(String unicode, String ascii, List<Integer> arguments, int priority) {
        return new Template(new Symbol(unicode, ascii), arguments, priority);
    }
}
