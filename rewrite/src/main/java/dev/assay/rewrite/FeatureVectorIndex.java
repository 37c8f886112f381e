package dev.assay.rewrite;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Values under vectors of numbers, all of the same length, and the question which vectors are nowhere greater, or nowhere
 * less, than another. Whatever a clause can subsume has no smaller features than it.
 */
public final class FeatureVectorIndex<V> {
    /** What is done with a value; true ends the search. */
    @FunctionalInterface
    public interface Visitor<V> {
        boolean visit(V value);
    }

    private static final class Node<V> {
        /** In ascending order. */
        int[] keys = {};

        List<Node<V>> children = List.of();
        List<V> values = List.of();

        int at(int key) {
            return Arrays.binarySearch(keys, key);
        }

        Node<V> childToInsert(int key) {
            int at = at(key);
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
        Node<V> node = root;
        for (int feature : vector) {
            node = node.childToInsert(feature);
        }
        if (node.values.isEmpty()) {
            node.values = new ArrayList<>(1);
        }
        node.values.add(value);
    }

    /** Removes a value from under its vector; false if it was not there. */
    public boolean remove(int[] vector, V value) {
        @Nullable Node<V> node = root;
        for (int feature : vector) {
            int at = node.at(feature);
            if (at < 0) {
                return false;
            }
            node = node.children.get(at);
        }
        return node.values.remove(value);
    }

    /** Visits what is nowhere greater, until a visit returns true. */
    public boolean findAtMost(int[] vector, Visitor<? super V> visitor) {
        return findAtMost(root, vector, 0, visitor);
    }

    private boolean findAtMost(Node<V> node, int[] vector, int level, Visitor<? super V> visitor) {
        if (level == vector.length) {
            return visit(node, visitor);
        }
        for (int i = 0; i < node.keys.length && node.keys[i] <= vector[level]; i++) {
            if (findAtMost(node.children.get(i), vector, level + 1, visitor)) {
                return true;
            }
        }
        return false;
    }

    /** Visits what is nowhere less, until a visit returns true. */
    public boolean findAtLeast(int[] vector, Visitor<? super V> visitor) {
        return findAtLeast(root, vector, 0, visitor);
    }

    private boolean findAtLeast(Node<V> node, int[] vector, int level, Visitor<? super V> visitor) {
        if (level == vector.length) {
            return visit(node, visitor);
        }
        for (int i = node.keys.length - 1; i >= 0 && node.keys[i] >= vector[level]; i--) {
            if (findAtLeast(node.children.get(i), vector, level + 1, visitor)) {
                return true;
            }
        }
        return false;
    }

    private static <V> boolean visit(Node<V> node, Visitor<? super V> visitor) {
        for (int i = 0; i < node.values.size(); i++) {
            if (visitor.visit(node.values.get(i))) {
                return true;
            }
        }
        return false;
    }
}
