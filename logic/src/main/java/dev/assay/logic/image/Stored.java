package dev.assay.logic.image;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.pcollections.HashTreePMap;
import org.pcollections.PMap;

/**
 * A persistent map on top of one in an image: what the image holds is decoded when it is first asked for, and changes are
 * kept beside it.
 */
final class Stored<K, V> extends AbstractMap<K, V> implements PMap<K, V> {
    /** For each key of the image the cell of its value; never changed. */
    private final Map<K, Integer> cells;

    private final IntFunction<V> decoder;

    /** What was added, or put in place of what the image has. */
    private final PMap<K, V> added;

    /** The keys of the image that count no more, because they were removed or are in {@code added}. */
    private final PMap<K, Boolean> hidden;

    private Stored(Map<K, Integer> cells, IntFunction<V> decoder, PMap<K, V> added, PMap<K, Boolean> hidden) {
        this.cells = cells;
        this.decoder = decoder;
        this.added = added;
        this.hidden = hidden;
    }

    static <K, V> Stored<K, V> of(Map<K, Integer> cells, IntFunction<V> decoder) {
        return new Stored<>(cells, decoder, HashTreePMap.empty(), HashTreePMap.empty());
    }

    private boolean isInImage(Object key) {
        return cells.containsKey(key) && !hidden.containsKey(key);
    }

    @Override
    @SuppressWarnings("NullAway") // A map answers null for what it does not hold.
    public V get(Object key) {
        V own = added.get(key);
        if (own != null) {
            return own;
        }
        Integer cell = cells.get(key);
        return cell == null || hidden.containsKey(key) ? null : decoder.apply(cell);
    }

    @Override
    public boolean containsKey(Object key) {
        return added.containsKey(key) || isInImage(key);
    }

    @Override
    public int size() {
        return cells.size() - hidden.size() + added.size();
    }

    @Override
    public Stored<K, V> plus(K key, V value) {
        return new Stored<>(cells, decoder, added.plus(key, value), hiding(key));
    }

    @Override
    public Stored<K, V> plusAll(Map<? extends K, ? extends V> map) {
        Stored<K, V> result = this;
        for (var entry : map.entrySet()) {
            result = result.plus(entry.getKey(), entry.getValue());
        }
        return result;
    }

    @Override
    @SuppressWarnings("unchecked") // A key that is in the image is a K.
    public Stored<K, V> minus(Object key) {
        return containsKey(key) ? new Stored<>(cells, decoder, added.minus(key), hiding((K) key)) : this;
    }

    @Override
    public Stored<K, V> minusAll(Collection<?> keys) {
        Stored<K, V> result = this;
        for (Object key : keys) {
            result = result.minus(key);
        }
        return result;
    }

    private PMap<K, Boolean> hiding(K key) {
        return isInImage(key) ? hidden.plus(key, true) : hidden;
    }

    /** The keys, without decoding a value. */
    @Override
    public Set<K> keySet() {
        return new AbstractSet<>() {
            @Override
            public Iterator<K> iterator() {
                Stream<K> old = cells.keySet().stream().filter(key -> !hidden.containsKey(key));
                return Stream.concat(old, added.keySet().stream()).iterator();
            }

            @Override
            public int size() {
                return Stored.this.size();
            }

            @Override
            public boolean contains(Object key) {
                return containsKey(key);
            }
        };
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
        return new AbstractSet<>() {
            @Override
            public Iterator<Map.Entry<K, V>> iterator() {
                Iterator<K> keys = keySet().iterator();
                return new Iterator<>() {
                    @Override
                    public boolean hasNext() {
                        return keys.hasNext();
                    }

                    @Override
                    public Map.Entry<K, V> next() {
                        K key = keys.next();
                        return Map.entry(key, get(key));
                    }
                };
            }

            @Override
            public int size() {
                return Stored.this.size();
            }
        };
    }

    // A persistent map refuses to be changed in place.

    @Override
    @Deprecated
    public V put(K key, V value) {
        throw new UnsupportedOperationException();
    }

    @Override
    @Deprecated
    public V remove(Object key) {
        throw new UnsupportedOperationException();
    }

    @Override
    @Deprecated
    public void putAll(Map<? extends K, ? extends V> map) {
        throw new UnsupportedOperationException();
    }

    @Override
    @Deprecated
    public void clear() {
        throw new UnsupportedOperationException();
    }
}
