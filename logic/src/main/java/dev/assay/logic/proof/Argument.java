package dev.assay.logic.proof;

/** What a method is given. */
public sealed interface Argument permits FactReference, TermArgument, Argument.Word, Argument.Assignment {
    /** A word, sign or number that only the method itself knows the meaning of, as in {@code simp (no_asm)}. */
    record Word(String text) implements Argument {}

    /** {@code x = t} in {@code rule_tac x = t in f}. */
    record Assignment(Name variable, Quoted value) implements Argument {}
}
