import dev.assay.junit.Property;
import java.util.Optional;

/** Maps as lists of entries, and the laws that every map should have. */
final class Maps {
    sealed interface Entries<K, V> permits None, More {}

    record None<K, V>() implements Entries<K, V> {}

    record More<K, V>(K key, V value, Entries<K, V> rest) implements Entries<K, V> {}

    static <K, V> Optional<V> get(Entries<K, V> map, K key) {
        return switch (map) {
            case None<K, V>() -> Optional.empty();
            case More<K, V>(K k, V v, Entries<K, V> rest) -> k.equals(key) ? Optional.of(v) : get(rest, key);
        };
    }

    static <K, V> Entries<K, V> put(Entries<K, V> map, K key, V value) {
        return switch (map) {
            case None<K, V>() -> new More<>(key, value, new None<>());
            case More<K, V>(K k, V v, Entries<K, V> rest) ->
                k.equals(key) ? new More<>(key, value, rest) : new More<>(k, v, put(rest, key, value));
        };
    }

    static <K, V> Entries<K, V> remove(Entries<K, V> map, K key) {
        return switch (map) {
            case None<K, V>() -> new None<>();
            case More<K, V>(K k, V v, Entries<K, V> rest) ->
                k.equals(key) ? remove(rest, key) : new More<>(k, v, remove(rest, key));
        };
    }

    @Property
    boolean whatWasPutIsThere(Entries<Integer, String> map, int key, String value) {
        return get(put(map, key, value), key).equals(Optional.of(value));
    }

    @Property
    boolean otherKeysKeepTheirValues(Entries<Integer, String> map, int key, int other, String value) {
        return key == other || get(put(map, key, value), other).equals(get(map, other));
    }

    @Property
    boolean theLastPutCounts(Entries<Integer, String> map, int key, String value, String later) {
        return put(put(map, key, value), key, later).equals(put(map, key, later));
    }

    @Property
    boolean whatWasRemovedIsGone(Entries<Integer, String> map, int key) {
        return get(remove(map, key), key).equals(Optional.empty());
    }

    @Property
    boolean removingTwiceIsRemovingOnce(Entries<Integer, String> map, int key) {
        return remove(remove(map, key), key).equals(remove(map, key));
    }

    @Property
    boolean removedKeysDoNotMatterToPut(Entries<Integer, String> map, int key, int other, String value) {
        return key == other || get(remove(put(map, key, value), other), key).equals(Optional.of(value));
    }
}
