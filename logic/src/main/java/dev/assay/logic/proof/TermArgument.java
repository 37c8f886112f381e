package dev.assay.logic.proof;

import dev.assay.logic.Term;

/** A term that a method is given: as written, or itself. */
public sealed interface TermArgument extends Argument permits Quoted, TermArgument.Given {
    record Given(Term term) implements TermArgument {}
}
