package dev.assay.rewrite;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Values under vectors of numbers, all of the same length, and the question which vectors are nowhere greater, or nowhere
 * less, than another. Whatever a clause can subsume has no smaller features than it.
 *
 * <p>Before numbers are compared, it is looked at which of them are not zero: that tells most vectors apart, and whole parts of
 * the index, since each node knows which numbers are not zero in all, and which in none, of its vectors.
 */
public final class FeatureVectorIndex<V> {
    /** What is done with a value; true ends the search. */
    @FunctionalInterface
    public interface Visitor<V> {
        boolean visit(V value);
    }

    /** So many vectors may be together before they are told apart by the next number. */
    private static final int BUCKET = 12;

    private static final class Node<V> {
        /** In ascending order. */
        int[] keys = {};

        List<Node<V>> children = List.of();

        /** What is not told apart; null for a node with children. */
        @Nullable
        List<int[]> vectors = new ArrayList<>(2);

        List<V> values = new ArrayList<>(2);

        /** Which numbers are not zero, for each vector. */
        long[] masks = {};

        /** Which numbers are not zero in all vectors that were ever here. */
        long inAll = -1;

        /** Which numbers are not zero in some vector that was ever here. */
        long inSome;

        void add(int[] vector, long mask, V value) {
            if (vectors == null) {
                throw new IllegalStateException("not a leaf");
            }
            if (masks.length == values.size()) {
                masks = Arrays.copyOf(masks, 2 * masks.length + 2);
            }
            masks[values.size()] = mask;
            vectors.add(vector);
            values.add(value);
        }

        Node<V> childToInsert(int key) {
            int at = Arrays.binarySearch(keys, key);
            if (at >= 0) {
                return children.get(at);
            }
            at = -at - 1;
            int[] more = new int[keys.length + 1];
            System.arraycopy(keys, 0, more, 0, at);
            more[at] = key;
            System.arraycopy(keys, at, more, at + 1, keys.length - at);
            keys = more;
            if (children.isEmpty()) {
                children = new ArrayList<>(2);
            }
            var child = new Node<V>();
            children.add(at, child);
            return child;
        }
    }

    private final Node<V> root = new Node<>();

    public void insert(int[] vector, V value) {
        insert(root, 0, vector, mask(vector), value);
    }

    private void insert(Node<V> start, int from, int[] vector, long mask, V value) {
        Node<V> node = start;
        int level = from;
        node.inAll &= mask;
        node.inSome |= mask;
        while (node.vectors == null) {
            node = node.childToInsert(vector[level++]);
            node.inAll &= mask;
            node.inSome |= mask;
        }
        node.add(vector, mask, value);
        if (node.vectors.size() > BUCKET && level < vector.length) {
            List<int[]> vectors = node.vectors;
            List<V> values = node.values;
            long[] masks = node.masks;
            node.vectors = null;
            node.values = List.of();
            node.masks = new long[0];
            for (int i = 0; i < values.size(); i++) {
                insert(node, level, vectors.get(i), masks[i], values.get(i));
            }
        }
    }

    /** Bit i is set if the i-th number is not zero; numbers far behind have none. */
    private static long mask(int[] vector) {
        long result = 0;
        for (int i = 0; i < vector.length && i < Long.SIZE; i++) {
            if (vector[i] > 0) {
                result |= 1L << i;
            }
        }
        return result;
    }

    /** Removes a value from under its vector; false if it was not there. */
    public boolean remove(int[] vector, V value) {
        Node<V> node = root;
        int level = 0;
        while (node.vectors == null) {
            int at = Arrays.binarySearch(node.keys, vector[level++]);
            if (at < 0) {
                return false;
            }
            node = node.children.get(at);
        }
        for (int i = 0; i < node.values.size(); i++) {
            if (node.values.get(i).equals(value) && Arrays.equals(node.vectors.get(i), vector)) {
                int last = node.values.size() - 1;
                node.values.set(i, node.values.get(last));
                node.vectors.set(i, node.vectors.get(last));
                node.masks[i] = node.masks[last];
                node.values.remove(last);
                node.vectors.remove(last);
                return true;
            }
        }
        return false;
    }

    /** Visits what is nowhere greater, until a visit returns true. */
    public boolean findAtMost(int[] vector, Visitor<? super V> visitor) {
        return findAtMost(root, vector, mask(vector), 0, visitor);
    }

    private boolean findAtMost(Node<V> node, int[] vector, long mask, int level, Visitor<? super V> visitor) {
        if ((node.inAll & ~mask) != 0) {
            return false;
        }
        List<int[]> vectors = node.vectors;
        if (vectors != null) {
            for (int i = 0; i < vectors.size(); i++) {
                if ((node.masks[i] & ~mask) == 0
                        && isAtMost(vectors.get(i), vector, level)
                        && visitor.visit(node.values.get(i))) {
                    return true;
                }
            }
            return false;
        }
        for (int i = 0; i < node.keys.length && node.keys[i] <= vector[level]; i++) {
            if (findAtMost(node.children.get(i), vector, mask, level + 1, visitor)) {
                return true;
            }
        }
        return false;
    }

    /** Visits what is nowhere less, until a visit returns true. */
    public boolean findAtLeast(int[] vector, Visitor<? super V> visitor) {
        return findAtLeast(root, vector, mask(vector), 0, visitor);
    }

    private boolean findAtLeast(Node<V> node, int[] vector, long mask, int level, Visitor<? super V> visitor) {
        if ((mask & ~node.inSome) != 0) {
            return false;
        }
        List<int[]> vectors = node.vectors;
        if (vectors != null) {
            for (int i = 0; i < vectors.size(); i++) {
                if ((mask & ~node.masks[i]) == 0
                        && isAtMost(vector, vectors.get(i), level)
                        && visitor.visit(node.values.get(i))) {
                    return true;
                }
            }
            return false;
        }
        for (int i = node.keys.length - 1; i >= 0 && node.keys[i] >= vector[level]; i--) {
            if (findAtLeast(node.children.get(i), vector, mask, level + 1, visitor)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isAtMost(int[] less, int[] more, int from) {
        for (int i = from; i < less.length; i++) {
            if (less[i] > more[i]) {
                return false;
            }
        }
        return true;
    }
}
