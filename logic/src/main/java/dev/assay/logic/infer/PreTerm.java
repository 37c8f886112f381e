package dev.assay.logic.infer;

import dev.assay.logic.Position;
import dev.assay.logic.Type;
import java.util.List;

/**
 * Terms as they are read, before their types are known. In the types written inside them, {@link #DUMMY} stands for
 * {@code _}, and a type variable of the top sort is one written without a sort.
 */
public sealed interface PreTerm {
    /** The type {@code _}: each occurrence is another unknown type. */
    Type.Var DUMMY = Type.var("?_");

    Position position();

    /** A name that means the nearest binder of that name, a fixed variable, a constant, or else a free variable. */
    record Ident(String name, Position position) implements PreTerm {}

    /** A constant by its full name, with types for the variables of its scheme, or with none to have them inferred. */
    record Const(String name, List<Type> typeArguments, Position position) implements PreTerm {
        public Const {
            typeArguments = List.copyOf(typeArguments);
        }
    }

    /** A free variable, whatever binders or constants have the same name. */
    record Free(String name, Position position) implements PreTerm {}

    /** The variable of the {@code index}-th enclosing lambda. */
    record Bound(int index, Position position) implements PreTerm {}

    /** λname :: type. body, with {@link #DUMMY} for a type not written. */
    record Lambda(String name, Type type, PreTerm body, Position position) implements PreTerm {}

    record App(PreTerm function, PreTerm argument, Position position) implements PreTerm {}

    /** term :: type. */
    record Constraint(PreTerm term, Type type, Position position) implements PreTerm {}

    /**
     * Several readings of the same text, of which the types must single out one. Readings that have parts in common
     * should share them as one object: then choices among the parts are made once, not once per reading.
     */
    record Choice(List<PreTerm> alternatives, Position position) implements PreTerm {
        public Choice {
            alternatives = List.copyOf(alternatives);
            if (alternatives.isEmpty()) {
                throw new IllegalArgumentException("a choice needs an alternative");
            }
        }
    }
}
