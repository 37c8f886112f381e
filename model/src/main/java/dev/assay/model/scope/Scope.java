package dev.assay.model.scope;

import dev.assay.logic.Type;
import dev.assay.logic.TypePrinter;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A size for each type.
 *
 * @param usual the size of types that are not in {@code cardinalities}
 * @param multiplicities for some constructors, how many atoms may have them; for the empty name, those of all others
 * @param bisimilarity after how many steps values of codatatypes must differ; −1 for never
 * @param iterations how many steps derivations of cyclic predicates may have; −1 for any number; for the empty name, those of all others
 * @param bits how many bits numbers have, if they are not counted one by one
 */
public record Scope(
        Map<Type, Integer> cardinalities,
        int usual,
        Map<String, Integer> multiplicities,
        int bisimilarity,
        Map<String, Integer> iterations,
        OptionalInt bits) {
    public Scope {
        cardinalities = Map.copyOf(cardinalities);
        multiplicities = Map.copyOf(multiplicities);
        iterations = Map.copyOf(iterations);
    }

    /** {@code 'a = 2, all others = 3}. */
    public String text() {
        return Stream.concat(
                        cardinalities.entrySet().stream()
                                .map(entry -> TypePrinter.UNICODE.print(entry.getKey()) + " = " + entry.getValue())
                                .sorted(),
                        Stream.of((cardinalities.isEmpty() ? "all types = " : "all others = ") + usual))
                .collect(Collectors.joining(", "));
    }

    public int cardinality(Type type) {
        return cardinalities.getOrDefault(type, usual);
    }

    /** How many steps derivations of the predicate may have. */
    public int iterations(String predicate) {
        return iterations.getOrDefault(predicate, iterations.getOrDefault("", -1));
    }

    /** How many atoms may have the constructor. */
    public Optional<Integer> multiplicity(String constructor) {
        Integer own = multiplicities.get(constructor);
        return Optional.ofNullable(own == null ? multiplicities.get("") : own).filter(limit -> limit >= 0);
    }
}
