package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.Type;
import dev.assay.logic.infer.PreTerm;

/** What a production stands for. */
sealed interface Meaning {
    /** Makes the term. */
    @FunctionalInterface
    non-sealed interface OfTerm extends Meaning {
        PreTerm translate(Translation translation, Tree.Node node);
    }

    /** Makes the type. */
    @FunctionalInterface
    non-sealed interface OfType extends Meaning {
        Type translate(Translation translation, Tree.Node node);
    }

    /** Notation that was declared for a constant or a variable, which is applied to the arguments. */
    record Notation(Head head) implements Meaning {}

    /** Such notation with its index left out. */
    record StructureNotation(Head head) implements Meaning {}

    /** Notation that was declared for a binder. */
    record Binder(Head head) implements Meaning {}

    /** Notation that was declared for a type constructor or a synonym. */
    record TypeNotation(String name) implements Meaning {}

    /**
     * Notation that was declared for a constant without a meaning of its own: translation rules say what it stands for.
     * Without a name it is its only argument.
     */
    record Syntactic(String constant) implements Meaning {}

    /** What the surrounding production knows how to take apart. */
    enum Shape implements Meaning {
        NAME,
        TYPED_NAME,
        DUMMY,
        TYPED_DUMMY,
        TUPLE,
        UNIT,
        ENCLOSED,
        LAST,
        MORE,
        CLAUSE,
        BINDING,
        GENERATOR,
        CONDITION,
        LOCAL,
        POINT,
        MAPLET,
        MAPLETS,
        FIELD_VALUE,
        FIELD_TYPE,
        CLASS,
        CLASSES,
        TOP,
        EXPLICIT
    }
}
