package dev.assay.model.scope;

import dev.assay.logic.Type;
import java.util.Map;

/**
 * A size for each type.
 *
 * @param usual the size of types that are not in {@code cardinalities}
 * @param multiplicities for some constructors, how many atoms may have them
 */
public record Scope(
        Map<Type, Integer> cardinalities, int usual, Map<String, Integer> multiplicities, int bisimilarity) {
    public Scope {
        cardinalities = Map.copyOf(cardinalities);
        multiplicities = Map.copyOf(multiplicities);
    }

    public int cardinality(Type type) {
        return cardinalities.getOrDefault(type, usual);
    }
}
