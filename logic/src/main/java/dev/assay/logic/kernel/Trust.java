package dev.assay.logic.kernel;

/** Something that a theorem rests on and that the kernel has no proof of; {@link Thm#oracle} asks its caller for it. */
public sealed interface Trust {
    /** What is taken on trust, as its source calls it; empty for a statement without a name. */
    String what();

    /** An axiom that the user states: a premise of all that follows from it. */
    record Axiom(String what) implements Trust {}

    /** Something that the library takes on trust: a lemma, or what one of its definitions needs. */
    record Library(String what) implements Trust {}

    /** A statement of the user's that is not proved. */
    record Stated(String what) implements Trust {}

    /** What a definition, an instance or an interpretation of the user's needs and that is not proved. */
    record Obligation(String what) implements Trust {}

    /** The word of a procedure whose steps the kernel does not see. */
    record Procedure(String what) implements Trust {}
}
