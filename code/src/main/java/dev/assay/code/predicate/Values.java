package dev.assay.code.predicate;

import dev.assay.code.runtime.Hole;
import dev.assay.logic.Type;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/** Where the values of types come from. */
public interface Values {
    /** Gives all values up to a size to the sink until that has enough; false if it had. */
    boolean each(Type type, int size, Predicate<Object> sink);

    /** Whether every size has all values of the type. */
    boolean isComplete(Type type);

    /** Something that stands for every value up to a size until somebody needs to know; empty if there is no such thing. */
    default Optional<Object> hole(Type type, int size) {
        return Optional.empty();
    }

    /** Fills a hole in one way after the other until the search has enough; whether it had. The hole is empty again after that. */
    default boolean fill(Hole hole, BooleanSupplier search) {
        throw new IllegalStateException("there are no holes here");
    }
}
