package dev.assay.logic.proof;

/** What a method is given. */
public sealed interface Argument permits FactReference, TermArgument, Argument.Word {
    /** A word, sign or number that only the method itself knows the meaning of, as in {@code simp (no_asm)}. */
    record Word(String text) implements Argument {}
}
