package dev.assay.logic.proof;

import java.util.List;
import java.util.OptionalInt;

/**
 * A notation as declared: the template, not yet split into its delimiters and arguments, and the priorities as far as
 * they are written.
 */
public record WrittenNotation(Kind kind, Quoted template, List<Integer> arguments, OptionalInt priority) {
    /** How the template is meant; of a structure there is none, it is empty. */
    public enum Kind {
        TEMPLATE,
        INFIX,
        INFIXL,
        INFIXR,
        BINDER,
        STRUCTURE
    }

    public WrittenNotation {
        arguments = List.copyOf(arguments);
    }
}
