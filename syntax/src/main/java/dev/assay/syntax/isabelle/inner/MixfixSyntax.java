package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.Mixfix.Associativity;
import java.util.List;

/** How a declaration says that something is written. */
public sealed interface MixfixSyntax {
    /** {@code ("_ then _" [10, 11] 10)}: missing priorities of arguments are 0. */
    record Template(String text, List<Integer> arguments, int priority) implements MixfixSyntax {
        public Template {
            arguments = List.copyOf(arguments);
        }

        /** At the highest priority. */
        public static Template of(String text) {
            return new Template(text, List.of(), 1000);
        }
    }

    /** {@code (infixl "+" 65)}. */
    record Infix(Associativity associativity, String text, int priority) implements MixfixSyntax {
        int left() {
            return associativity == Associativity.LEFT ? priority : priority + 1;
        }

        int right() {
            return associativity == Associativity.RIGHT ? priority : priority + 1;
        }
    }

    /** {@code (binder "∀" [body] priority)}. */
    record Binder(String text, int body, int priority) implements MixfixSyntax {}

    /** {@code (structure)}: a variable that notation with an index means where none is written. */
    record Structure() implements MixfixSyntax {}

    static Infix infix(String text, int priority) {
        return new Infix(Associativity.NONE, text, priority);
    }

    static Infix infixl(String text, int priority) {
        return new Infix(Associativity.LEFT, text, priority);
    }

    static Infix infixr(String text, int priority) {
        return new Infix(Associativity.RIGHT, text, priority);
    }

    static Binder binder(String text, int priority) {
        return new Binder(text, priority, priority);
    }
}
