package dev.assay.model.ground;

import dev.assay.logic.Type;
import java.util.Set;
import java.util.function.Predicate;

/**
 * How a problem is treated.
 *
 * @param cyclic the groups of definitions that are known to call themselves on the same arguments
 * @param trusted the predicates of which any fixed point will do, as if they were known to be well-founded
 * @param isTotal whether functions that may be chosen must have represented values
 * @param finite the types that count as finite whatever they are
 * @param boxed the types of functions of which quantifiers look at as many as the scope says
 * @param ignored the constants whose definitions do not count
 * @param symmetry how many literals of two models that differ in the names of elements are compared; 0 for none
 * @param isCanonical whether the values of datatypes are numbered in one way only
 */
public record Treatment(
        Set<String> cyclic,
        Predicate<String> trusted,
        boolean isTotal,
        Predicate<Type> finite,
        Predicate<Type> boxed,
        Set<String> ignored,
        int symmetry,
        boolean isCanonical) {
    public Treatment {
        cyclic = Set.copyOf(cyclic);
        ignored = Set.copyOf(ignored);
    }

    /** The same where these definitions are known to be cyclic. */
    public Treatment withCyclic(Set<String> definitions) {
        return new Treatment(definitions, trusted, isTotal, finite, boxed, ignored, symmetry, isCanonical);
    }
}
