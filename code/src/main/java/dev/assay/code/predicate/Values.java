package dev.assay.code.predicate;

import dev.assay.logic.Type;
import java.util.function.Predicate;

/** Where the values of types come from. */
public interface Values {
    /** Gives all values up to a size to the sink until that has enough; false if it had. */
    boolean each(Type type, int size, Predicate<Object> sink);

    /** Whether every size has all values of the type. */
    boolean isComplete(Type type);
}
