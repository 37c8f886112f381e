package dev.assay.fol;

import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What is known of all models of a problem.
 *
 * @param infinite types all of whose instances are infinite
 * @param finite types all of whose instances are finite
 * @param constructors symbols c : ∀ᾱ. σ̄ → k(ᾱ) that are injective, and distinct from the others with the same k
 */
public record Knowledge(Set<Type> infinite, Set<Type> finite, Set<String> constructors) {
    public static final Knowledge NONE = new Knowledge(Set.of(), Set.of(), Set.of());

    public Knowledge {
        infinite = Set.copyOf(infinite);
        finite = Set.copyOf(finite);
        constructors = Set.copyOf(constructors);
    }

    public static Knowledge infinite(Type... types) {
        return new Knowledge(Set.of(types), Set.of(), Set.of());
    }

    public Knowledge withConstructors(String... names) {
        return new Knowledge(infinite, finite, Set.of(names));
    }

    /** Whether every instance of the type is known to be infinite. */
    public boolean isInfinite(Type type) {
        return infinite.stream().anyMatch(pattern -> TypePatterns.isInstance(type, pattern));
    }

    /** Whether every instance of the type is known to be finite. */
    public boolean isFinite(Type type) {
        return finite.stream().anyMatch(pattern -> TypePatterns.isInstance(type, pattern));
    }

    public Knowledge and(Knowledge other) {
        return new Knowledge(
                union(infinite, other.infinite), union(finite, other.finite), union(constructors, other.constructors));
    }

    private static <T> Set<T> union(Set<T> left, Set<T> right) {
        var result = new HashSet<>(left);
        result.addAll(right);
        return result;
    }

    /** The infinite types in a fixed order. */
    public List<Type> infiniteInOrder() {
        var result = new ArrayList<>(infinite);
        result.sort(java.util.Comparator.comparing(Type::toString));
        return result;
    }
}
