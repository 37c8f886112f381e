package dev.assay.syntax.isabelle;

import java.util.Map;
import org.pcollections.PMap;

/** What has come into a map, put into another one. */
final class Growth {
    private Growth() {}

    /** The map with what {@code after} has and {@code before} has not, and without what only {@code before} has. */
    static <V> PMap<String, V> joined(PMap<String, V> map, Map<String, V> before, Map<String, V> after) {
        PMap<String, V> result = map;
        for (var entry : after.entrySet()) {
            if (!entry.getValue().equals(before.get(entry.getKey()))) {
                result = result.plus(entry.getKey(), entry.getValue());
            }
        }
        for (String key : before.keySet()) {
            result = after.containsKey(key) ? result : result.minus(key);
        }
        return result;
    }
}
