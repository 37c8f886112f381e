package dev.assay.rewrite;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Values under patterns, and the question whose patterns match a term. A pattern is a path of symbols and variables
 * from left to right; patterns share their beginnings. Patterns have an age, and old ones can be passed over.
 */
public final class DiscriminationTree<V> {
    /** What is done with a value whose pattern matches; true ends the search. */
    @FunctionalInterface
    public interface Visitor<V> {
        boolean visit(V value);
    }

    private static final class Node<V> {
        /** Symbols, or ~term for variables, which come last. */
        int[] keys = {};

        Node<V>[] children = none();

        /** At the end of a path. */
        @Nullable
        List<V> values;

        /** When the newest pattern below was inserted. */
        int newest;

        /** No pattern below has fewer symbols left than this. */
        int smallest = Integer.MAX_VALUE;

        @SuppressWarnings("unchecked") // an array of nodes, all of this kind
        private static <V> Node<V>[] none() {
            return (Node<V>[]) new Node<?>[0];
        }

        @Nullable
        Node<V> child(int key) {
            for (int i = 0; i < keys.length; i++) {
                if (keys[i] == key) {
                    return children[i];
                }
            }
            return null;
        }

        Node<V> add(int key) {
            var child = new Node<V>();
            keys = Arrays.copyOf(keys, keys.length + 1);
            keys[keys.length - 1] = key;
            children = Arrays.copyOf(children, keys.length);
            children[keys.length - 1] = child;
            return child;
        }

        void remove(Node<V> child) {
            int last = keys.length - 1;
            int at = 0;
            while (children[at] != child) {
                at++;
            }
            System.arraycopy(keys, at + 1, keys, at, last - at);
            System.arraycopy(children, at + 1, children, at, last - at);
            keys = Arrays.copyOf(keys, last);
            children = Arrays.copyOf(children, last);
        }
    }

    private final TermBank bank;
    private Node<V> root = new Node<>();

    /** The parts of the query that are not matched yet, the next on top. */
    private int[] stack = new int[64];

    private int size;

    /** How many symbols of a pattern are not inserted yet. */
    private int left;

    public DiscriminationTree(TermBank bank) {
        this.bank = bank;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public int size() {
        return size;
    }

    /** Adds a value under a pattern; age must not be less than that of earlier ones. */
    public void insert(int pattern, V value, int age) {
        left = bank.size(pattern);
        Node<V> node = insertBelow(root, pattern, age);
        node.newest = age;
        node.smallest = 0;
        if (node.values == null) {
            node.values = new ArrayList<>(1);
        }
        node.values.add(value);
        size++;
    }

    public void insert(int pattern, V value) {
        insert(pattern, value, 0);
    }

    private Node<V> insertBelow(Node<V> node, int pattern, int age) {
        node.newest = age;
        node.smallest = Math.min(node.smallest, left--);
        int key = key(pattern);
        Node<V> child = node.child(key);
        Node<V> next = child == null ? node.add(key) : child;
        for (int i = 0, n = bank.arity(pattern); i < n; i++) {
            next = insertBelow(next, bank.argument(pattern, i), age);
        }
        return next;
    }

    private int key(int term) {
        return bank.isVariable(term) ? ~term : bank.symbol(term);
    }

    /** Removes a value from under its pattern; false if it was not there. */
    public boolean remove(int pattern, V value) {
        var path = new ArrayList<Node<V>>();
        path.add(root);
        if (!walk(pattern, path)) {
            return false;
        }
        Node<V> leaf = path.getLast();
        if (leaf.values == null || !leaf.values.remove(value)) {
            return false;
        }
        size--;
        for (int i = path.size() - 1; i > 0; i--) {
            Node<V> node = path.get(i);
            boolean isEmpty = node.keys.length == 0 && (node.values == null || node.values.isEmpty());
            if (!isEmpty) {
                break;
            }
            path.get(i - 1).remove(node);
        }
        return true;
    }

    private boolean walk(int pattern, List<Node<V>> path) {
        Node<V> next = path.getLast().child(key(pattern));
        if (next == null) {
            return false;
        }
        path.add(next);
        for (int i = 0, n = bank.arity(pattern); i < n; i++) {
            if (!walk(bank.argument(pattern, i), path)) {
                return false;
            }
        }
        return true;
    }

    public void clear() {
        root = new Node<>();
        size = 0;
    }

    /**
     * Visits the values whose patterns p match, pσ = t, until one visit returns true; σ is then in {@code match}, and
     * otherwise as it was. Visits see σ, too.
     */
    public boolean findGeneralisation(int term, Match match, Visitor<? super V> visitor) {
        return findGeneralisation(term, match, 0, visitor);
    }

    /** The same for patterns that are not older than this. */
    public boolean findGeneralisation(int term, Match match, int oldest, Visitor<? super V> visitor) {
        stack[0] = term;
        return search(root, 1, bank.size(term), match, oldest, visitor);
    }

    /** The topmost terms of the stack, with so many symbols together, against what is below a node. */
    private boolean search(Node<V> node, int top, int symbols, Match match, int oldest, Visitor<? super V> visitor) {
        if (node.newest < oldest || node.smallest > symbols) {
            return false;
        }
        if (top == 0) {
            if (node.values != null) {
                for (int i = 0; i < node.values.size(); i++) {
                    if (visitor.visit(node.values.get(i))) {
                        return true;
                    }
                }
            }
            return false;
        }
        int term = stack[top - 1];
        int head = bank.head(term);
        for (int i = 0; i < node.keys.length; i++) {
            int key = node.keys[i];
            if (key < 0) {
                int mark = match.mark();
                if (match.assign(~key, term)) {
                    if (search(node.children[i], top - 1, symbols - bank.size(term), match, oldest, visitor)) {
                        return true;
                    }
                    match.undo(mark);
                    stack[top - 1] = term;
                }
            } else if (key == head) {
                int arity = bank.arity(term);
                if (top + arity > stack.length) {
                    stack = Arrays.copyOf(stack, 2 * (top + arity));
                }
                for (int j = 0; j < arity; j++) {
                    stack[top - 1 + j] = bank.argument(term, arity - 1 - j);
                }
                if (search(node.children[i], top - 1 + arity, symbols - 1, match, oldest, visitor)) {
                    return true;
                }
                stack[top - 1] = term;
            }
        }
        return false;
    }
}
