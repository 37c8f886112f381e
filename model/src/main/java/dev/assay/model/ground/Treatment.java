package dev.assay.model.ground;

import dev.assay.logic.Type;
import java.util.Set;
import java.util.function.Predicate;

/**
 * How a problem is treated.
 *
 * @param cyclic the groups of definitions that are known to call themselves on the same arguments
 * @param isTrusting whether any fixed point of a predicate will do, as if it were known to be well-founded
 * @param isTotal whether functions that may be chosen must have represented values
 * @param finite the types that count as finite whatever they are
 * @param ignored the constants whose definitions do not count
 */
public record Treatment(
        Set<String> cyclic, boolean isTrusting, boolean isTotal, Predicate<Type> finite, Set<String> ignored) {
    public Treatment {
        cyclic = Set.copyOf(cyclic);
        ignored = Set.copyOf(ignored);
    }
}
