package dev.assay.logic.infer;

import dev.assay.logic.Position;
import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import java.util.Map;
import java.util.Optional;

/** What is known where a statement is read. */
public interface InferenceContext {
    SortAlgebra sorts();

    /** The type of the constant; each use may instantiate its type variables. */
    Optional<Type> scheme(String constant);

    /** The full name of the constant that a name in the text means, if it means one. */
    Optional<String> constant(String name);

    /** The type of a fixed variable. */
    default Optional<Type> fixed(String variable) {
        return Optional.empty();
    }

    /** The type variables in use, with their sorts. */
    default Map<String, Sort> typeVariables() {
        return Map.of();
    }

    /** The sort of type variables that are written without one; those that inference makes have none. */
    default Sort defaultSort() {
        return Sort.TOP;
    }

    /** Functions that may be left out. */
    default Coercions coercions() {
        return Coercions.NONE;
    }

    /** Types leave several readings; a context that does not object gets the first one. */
    default void ambiguous(TypeException ambiguity) {
        throw ambiguity;
    }

    /** What became of the term at that place, which was constrained to {@link PreTerm#DUMMY}. */
    default void elaborated(Position position, Term term) {}
}
