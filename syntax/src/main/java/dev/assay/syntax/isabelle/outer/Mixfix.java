package dev.assay.syntax.isabelle.outer;

import java.util.List;
import java.util.OptionalInt;

/**
 * A notation as declared: the template, not yet split into its delimiters and arguments, and the priorities as far as
 * they are written.
 */
public record Mixfix(Kind kind, Inner template, List<Integer> arguments, OptionalInt priority) {
    /** How the template is meant; of a structure there is none, it is empty. */
    public enum Kind {
        TEMPLATE,
        INFIX,
        INFIXL,
        INFIXR,
        BINDER,
        STRUCTURE
    }

    public Mixfix {
        arguments = List.copyOf(arguments);
    }
}
