package dev.assay.syntax.isabelle.inner;

import java.util.List;

/** What the left-hand side of a translation rule asks for. */
sealed interface SyntaxPattern {
    /** Anything, which the other side calls by that name. */
    record Hole(String name) implements SyntaxPattern {}

    /** The syntactic constant with fitting arguments. */
    record Applied(String constant, List<SyntaxPattern> arguments) implements SyntaxPattern {
        public Applied {
            arguments = List.copyOf(arguments);
        }
    }
}
