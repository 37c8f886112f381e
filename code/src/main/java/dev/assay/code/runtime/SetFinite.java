package dev.assay.code.runtime;

import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import org.jspecify.annotations.Nullable;

/** A finite set: its elements in the order in which they came, with an index once they are many. */
public final class SetFinite implements SetValue {
    /** Up to here, looking at all elements is faster than hashing one. */
    private static final int FEW = 6;

    public static final SetFinite EMPTY = new SetFinite(new Object[0], 0);

    private final Object[] elements;
    private final int size;
    private int @Nullable [] index;
    private int hash;

    private SetFinite(Object[] elements, int size) {
        this.elements = elements;
        this.size = size;
    }

    public static SetFinite of(Collection<?> elements) {
        var builder = new Builder(elements.size());
        elements.forEach(builder::add);
        return builder.build();
    }

    public static SetFinite singleton(Object element) {
        return new SetFinite(new Object[] {element}, 1);
    }

    public int size() {
        return size;
    }

    Object get(int position) {
        return elements[position];
    }

    @Override
    public boolean contains(Object element) {
        if (size <= FEW) {
            for (int i = 0; i < size; i++) {
                if (elements[i].equals(element)) {
                    return true;
                }
            }
            return false;
        }
        return position(element) >= 0;
    }

    private int position(Object element) {
        int[] table = index;
        if (table == null) {
            table = indexed();
            index = table;
        }
        int mask = table.length - 1;
        for (int at = spread(element) & mask; table[at] != 0; at = (at + 1) & mask) {
            if (elements[table[at] - 1].equals(element)) {
                return table[at] - 1;
            }
        }
        return -1;
    }

    private int[] indexed() {
        var table = new int[Integer.highestOneBit(size) * 4];
        for (int i = 0; i < size; i++) {
            int at = spread(elements[i]) & (table.length - 1);
            while (table[at] != 0) {
                at = (at + 1) & (table.length - 1);
            }
            table[at] = i + 1;
        }
        return table;
    }

    private static int spread(Object element) {
        int h = element.hashCode() * 0x9E3779B9;
        return h ^ (h >>> 15);
    }

    SetFinite with(Object element) {
        if (contains(element)) {
            return this;
        }
        // In front, so that {1, 2}, which is insert 1 {2}, has its elements in that order.
        var more = new Object[size + 1];
        more[0] = element;
        System.arraycopy(elements, 0, more, 1, size);
        return new SetFinite(more, size + 1);
    }

    @Override
    public Object[] elements(String operation) {
        return elements();
    }

    public Object[] elements() {
        return Arrays.copyOf(elements, size);
    }

    boolean isSubsetOf(SetValue other) {
        for (int i = 0; i < size; i++) {
            if (!other.contains(elements[i])) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean equals(Object other) {
        return switch (other) {
            case SetFinite set -> this == set || size == set.size && hashCode() == set.hashCode() && isSubsetOf(set);
            case SetCofinite set -> set.sameAs(this);
            case SetPredicate predicate -> predicate.sameAs(this);
            case null, default -> false;
        };
    }

    @Override
    public int hashCode() {
        if (hash == 0) {
            int sum = size;
            for (int i = 0; i < size; i++) {
                sum += spread(elements[i]);
            }
            hash = sum;
        }
        return hash;
    }

    @Override
    public String toString() {
        return Arrays.toString(elements());
    }

    /** Collects the elements of a set. */
    static final class Builder {
        private Object[] elements;
        private int size;
        private @Nullable HashSet<Object> seen;

        Builder(int expected) {
            elements = new Object[Math.max(4, expected)];
        }

        void add(Object element) {
            if (isThere(element)) {
                return;
            }
            if (size == elements.length) {
                elements = Arrays.copyOf(elements, 2 * size);
            }
            elements[size++] = element;
        }

        private boolean isThere(Object element) {
            if (seen != null) {
                return !seen.add(element);
            }
            for (int i = 0; i < size; i++) {
                if (elements[i].equals(element)) {
                    return true;
                }
            }
            if (size == FEW) {
                seen = new HashSet<>(Arrays.asList(elements).subList(0, size));
                seen.add(element);
            }
            return false;
        }

        SetFinite build() {
            return size == 0 ? EMPTY : new SetFinite(elements, size);
        }
    }
}
