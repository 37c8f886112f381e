package dev.assay.explore.pruning;

import dev.assay.explore.Symbol;
import dev.assay.explore.Term;
import dev.assay.explore.Term.App;
import dev.assay.explore.Term.Var;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The least congruence in which some pairs of terms are equal, after Nieuwenhuis and Oliveras; variables are constants
 * here. Terms have numbers, and classes the number of one of their terms.
 *
 * <pre>
 *   s₁ = t₁   …   sₙ = tₙ
 *  ─────────────────────────  congruence
 *   f(s₁ … sₙ) = f(t₁ … tₙ)
 * </pre>
 */
public final class CongruenceClosure {
    /** A symbol or variable applied to classes. */
    private static final class Shape {
        final Object head;
        final int[] classes;

        Shape(Object head, int[] classes) {
            this.head = head;
            this.classes = classes;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Shape that && head.equals(that.head) && Arrays.equals(classes, that.classes);
        }

        @Override
        public int hashCode() {
            return 31 * head.hashCode() + Arrays.hashCode(classes);
        }
    }

    private record Pair(int left, int right) {}

    private final List<Shape> nodes = new ArrayList<>();
    private final List<Shape> origins = new ArrayList<>();
    private final List<List<Integer>> uses = new ArrayList<>();
    private final List<List<Integer>> members = new ArrayList<>();
    private final Map<Shape, Integer> table = new HashMap<>();
    private final ArrayDeque<Pair> pending = new ArrayDeque<>();
    private final BitSet doubles = new BitSet();
    private int[] parent = new int[64];

    /** How many different terms there are. */
    public int size() {
        return nodes.size();
    }

    /** The number of a term. */
    public int add(Term term) {
        return switch (term) {
            case Var variable -> add(variable, new int[0]);
            case App(var symbol, var arguments) -> {
                var below = new int[arguments.size()];
                for (int i = 0; i < below.length; i++) {
                    below[i] = add(arguments.get(i));
                }
                yield add(symbol, below);
            }
        };
    }

    /** The number of a symbol, or a variable, applied to terms. */
    int add(Object head, int[] arguments) {
        var classes = new int[arguments.length];
        for (int i = 0; i < classes.length; i++) {
            classes[i] = find(arguments[i]);
        }
        var shape = new Shape(head, classes);
        Integer known = table.get(shape);
        if (known != null) {
            return known;
        }
        int node = nodes.size();
        nodes.add(shape);
        origins.add(new Shape(head, arguments));
        uses.add(new ArrayList<>());
        var alone = new ArrayList<Integer>();
        alone.add(node);
        members.add(alone);
        if (node == parent.length) {
            parent = Arrays.copyOf(parent, 2 * node);
        }
        parent[node] = node;
        table.put(shape, node);
        for (int c : classes) {
            uses.get(c).add(node);
        }
        return node;
    }

    /** The term that has a number. */
    Term term(int node) {
        Shape origin = origins.get(node);
        return origin.head instanceof Symbol symbol
                ? new App(
                        symbol,
                        Arrays.stream(origin.classes).mapToObj(this::term).toList())
                : (Var) origin.head;
    }

    /** The class of a term. */
    public int find(int node) {
        int root = node;
        while (parent[root] != root) {
            parent[root] = parent[parent[root]];
            root = parent[root];
        }
        return root;
    }

    /** The symbol, or the variable, at the top of a term. */
    Object head(int node) {
        return nodes.get(node).head;
    }

    /** The classes of a term's arguments when it was last looked at. */
    int[] arguments(int node) {
        return nodes.get(node).classes;
    }

    /** The terms of a class. */
    List<Integer> members(int root) {
        return members.get(root);
    }

    /** Whether another term has the same head and the same classes as arguments. */
    boolean isDouble(int node) {
        return doubles.get(node);
    }

    public boolean isEqual(Term left, Term right) {
        return find(add(left)) == find(add(right));
    }

    public void merge(Term left, Term right) {
        merge(add(left), add(right));
    }

    void merge(int left, int right) {
        pending.add(new Pair(left, right));
        while (!pending.isEmpty()) {
            Pair pair = pending.poll();
            int a = find(pair.left);
            int b = find(pair.right);
            if (a != b) {
                boolean isFewer = uses.get(a).size() < uses.get(b).size();
                union(isFewer ? a : b, isFewer ? b : a);
            }
        }
    }

    /** The class with fewer uses goes into the other, and what used it gets a new shape. */
    private void union(int from, int into) {
        parent[from] = into;
        members.get(into).addAll(members.get(from));
        members.get(from).clear();
        List<Integer> used = uses.get(from);
        for (int node : used) {
            Shape old = nodes.get(node);
            var classes = new int[old.classes.length];
            for (int i = 0; i < classes.length; i++) {
                classes[i] = find(old.classes[i]);
            }
            var shape = new Shape(old.head, classes);
            nodes.set(node, shape);
            Integer other = table.putIfAbsent(shape, node);
            if (other != null && other != node) {
                doubles.set(node);
                pending.add(new Pair(node, other));
            }
            uses.get(into).add(node);
        }
        used.clear();
    }
}
