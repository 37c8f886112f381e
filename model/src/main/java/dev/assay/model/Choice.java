package dev.assay.model;

import java.util.Map;
import java.util.Optional;

/**
 * Yes, no, or left to the model finder, for each of some things.
 *
 * @param special what was said of single things
 * @param otherwise what was said of all others
 */
public record Choice<K>(Map<K, Optional<Boolean>> special, Optional<Boolean> otherwise) {
    public Choice {
        special = Map.copyOf(special);
    }

    /** Empty if it is left to the model finder. */
    public Optional<Boolean> of(K key) {
        return special.getOrDefault(key, otherwise);
    }

    boolean isYes(K key) {
        return of(key).orElse(false);
    }
}
