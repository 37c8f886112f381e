package dev.assay.rewrite;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Values under terms, and the question which terms could unify with a term, be instances of it, or have it as one. Terms
 * are told apart by what stands at a few positions, their fingerprint; whatever passes is a candidate that the
 * visitor has to test.
 */
public final class FingerprintIndex<V> {
    /** A candidate with all values under it. */
    @FunctionalInterface
    public interface Visitor<V> {
        void visit(int term, List<V> values);
    }

    private static final int[][] POSITIONS = {{}, {0}, {1}, {2}, {0, 0}, {0, 1}, {1, 0}, {1, 1}};

    // What stands at a position, if not a symbol
    private static final int VARIABLE = -1;
    private static final int BELOW_VARIABLE = -2;
    private static final int NOTHING = -3;

    private enum Question {
        UNIFIABLE,
        INSTANCES,
        GENERALISATIONS
    }

    private static final class Node<V> {
        int[] keys = {};
        List<Node<V>> children = List.of();

        // At the end of a path
        int[] terms = {};
        int count;
        List<List<V>> values = List.of();

        @Nullable
        Node<V> child(int key) {
            for (int i = 0; i < keys.length; i++) {
                if (keys[i] == key) {
                    return children.get(i);
                }
            }
            return null;
        }

        Node<V> childToInsert(int key) {
            Node<V> known = child(key);
            if (known != null) {
                return known;
            }
            var child = new Node<V>();
            keys = Arrays.copyOf(keys, keys.length + 1);
            keys[keys.length - 1] = key;
            if (children.isEmpty()) {
                children = new ArrayList<>(2);
            }
            children.add(child);
            return child;
        }

        int indexOf(int term) {
            for (int i = 0; i < count; i++) {
                if (terms[i] == term) {
                    return i;
                }
            }
            return -1;
        }

        void insert(int term, V value) {
            int at = indexOf(term);
            if (at < 0) {
                if (count == terms.length) {
                    terms = Arrays.copyOf(terms, Math.max(2, 2 * count));
                }
                if (values.isEmpty()) {
                    values = new ArrayList<>(2);
                }
                at = count++;
                terms[at] = term;
                values.add(new ArrayList<>(1));
            }
            values.get(at).add(value);
        }

        boolean remove(int term, V value) {
            int at = indexOf(term);
            if (at < 0 || !values.get(at).remove(value)) {
                return false;
            }
            if (values.get(at).isEmpty()) {
                count--;
                terms[at] = terms[count];
                values.set(at, values.get(count));
                values.remove(count);
            }
            return true;
        }
    }

    private final TermBank bank;
    private final Node<V> root = new Node<>();
    private final int[] query = new int[POSITIONS.length];

    public FingerprintIndex(TermBank bank) {
        this.bank = bank;
    }

    public void insert(int term, V value) {
        Node<V> node = root;
        for (int[] position : POSITIONS) {
            node = node.childToInsert(feature(term, position));
        }
        node.insert(term, value);
    }

    /** Removes a value from under its term; false if it was not there. */
    public boolean remove(int term, V value) {
        Node<V> node = root;
        for (int[] position : POSITIONS) {
            node = node.child(feature(term, position));
            if (node == null) {
                return false;
            }
        }
        return node.remove(term, value);
    }

    private int feature(int term, int[] position) {
        int at = term;
        for (int i : position) {
            if (bank.isVariable(at)) {
                return BELOW_VARIABLE;
            }
            if (i >= bank.arity(at)) {
                return NOTHING;
            }
            at = bank.argument(at, i);
        }
        return bank.isVariable(at) ? VARIABLE : bank.symbol(at);
    }

    /** Terms that may unify with this one, once renamed apart. */
    public void forEachUnifiable(int term, Visitor<V> visitor) {
        ask(term, Question.UNIFIABLE, visitor);
    }

    /** Terms that this one may match. */
    public void forEachInstance(int term, Visitor<V> visitor) {
        ask(term, Question.INSTANCES, visitor);
    }

    /** Terms that may match this one. */
    public void forEachGeneralisation(int term, Visitor<V> visitor) {
        ask(term, Question.GENERALISATIONS, visitor);
    }

    private void ask(int term, Question question, Visitor<V> visitor) {
        for (int i = 0; i < query.length; i++) {
            query[i] = feature(term, POSITIONS[i]);
        }
        search(root, 0, question, visitor);
    }

    private void search(Node<V> node, int level, Question question, Visitor<V> visitor) {
        if (level == query.length) {
            for (int i = 0; i < node.count; i++) {
                visitor.visit(node.terms[i], node.values.get(i));
            }
            return;
        }
        int feature = query[level];
        for (int i = 0; i < node.keys.length; i++) {
            boolean fits = switch (question) {
                case UNIFIABLE -> unifiable(feature, node.keys[i]);
                case INSTANCES -> instance(node.keys[i], feature);
                case GENERALISATIONS -> instance(feature, node.keys[i]);
            };
            if (fits) {
                search(node.children.get(i), level + 1, question, visitor);
            }
        }
    }

    private static boolean unifiable(int left, int right) {
        if (left == right || left == BELOW_VARIABLE || right == BELOW_VARIABLE) {
            return true;
        }
        return left == VARIABLE && right != NOTHING || right == VARIABLE && left != NOTHING;
    }

    /** Whether what stands here in a term may stand there in an instance of it. */
    private static boolean instance(int here, int general) {
        return here == general
                || general == BELOW_VARIABLE
                || general == VARIABLE && here != NOTHING && here != BELOW_VARIABLE;
    }
}
