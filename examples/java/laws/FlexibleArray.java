import java.util.SortedMap;
import java.util.TreeMap;

/** An array that grows when one writes beyond its end, unless it is fixed; what was not written is 0. */
public final class FlexibleArray {
    private final int size;
    private final boolean isFixed;
    private final SortedMap<Integer, Integer> entries;

    private FlexibleArray(int size, boolean isFixed, SortedMap<Integer, Integer> entries) {
        this.size = size;
        this.isFixed = isFixed;
        this.entries = entries;
    }

    public static FlexibleArray empty() {
        return new FlexibleArray(0, false, new TreeMap<>());
    }

    public int get(int index) {
        check(index);
        return entries.getOrDefault(index, 0);
    }

    public FlexibleArray set(int index, int value) {
        check(index);
        var changed = new TreeMap<>(entries);
        changed.put(index, value);
        return new FlexibleArray(Math.max(size, index + 1), isFixed, without0(changed));
    }

    /** The same, which does not grow any more. */
    public FlexibleArray fix() {
        return new FlexibleArray(size, true, entries);
    }

    /** With so many entries: some are lost, or some are 0. */
    public FlexibleArray resize(int length) {
        if (length < 0) {
            throw new IllegalArgumentException();
        }
        return new FlexibleArray(length, isFixed, new TreeMap<>(entries.headMap(length)));
    }

    public int size() {
        return size;
    }

    private void check(int index) {
        if (index < 0 || isFixed && index >= size) {
            throw new IndexOutOfBoundsException(index);
        }
    }

    private static SortedMap<Integer, Integer> without0(SortedMap<Integer, Integer> entries) {
        entries.values().removeIf(v -> v == 0);
        return entries;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof FlexibleArray array
                && size == array.size
                && isFixed == array.isFixed
                && entries.equals(array.entries);
    }

    @Override
    public int hashCode() {
        return 31 * size + entries.hashCode();
    }

    @Override
    public String toString() {
        return (isFixed ? "fixed " : "") + size + " " + entries;
    }
}
