package dev.assay.explore.pruning;

import dev.assay.explore.Term;
import dev.assay.explore.Term.App;
import dev.assay.explore.Term.Var;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The least congruence in which some pairs of terms are equal, after Nieuwenhuis and Oliveras; variables are constants
 * here.
 *
 * <pre>
 *   s₁ = t₁   …   sₙ = tₙ
 *  ─────────────────────────  congruence
 *   f(s₁ … sₙ) = f(t₁ … tₙ)
 * </pre>
 */
public final class CongruenceClosure {
    /** A symbol or variable applied to classes. */
    private record Shape(Object head, int[] classes) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Shape(var otherHead, var others)
                    && head.equals(otherHead)
                    && Arrays.equals(classes, others);
        }

        @Override
        public int hashCode() {
            return 31 * head.hashCode() + Arrays.hashCode(classes);
        }
    }

    private record Pair(int left, int right) {}

    private final List<Shape> nodes = new ArrayList<>();
    private final List<List<Integer>> uses = new ArrayList<>();
    private final Map<Shape, Integer> table = new HashMap<>();
    private final ArrayDeque<Pair> pending = new ArrayDeque<>();
    private int[] parent = new int[64];

    public int size() {
        return nodes.size();
    }

    /** Numbers of equal terms have the same {@link #find}. */
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

    private int add(Object head, int[] arguments) {
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
        uses.add(new ArrayList<>());
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

    public int find(int node) {
        int root = node;
        while (parent[root] != root) {
            parent[root] = parent[parent[root]];
            root = parent[root];
        }
        return root;
    }

    public boolean isEqual(Term left, Term right) {
        return find(add(left)) == find(add(right));
    }

    public void merge(Term left, Term right) {
        merge(add(left), add(right));
    }

    private void merge(int left, int right) {
        pending.add(new Pair(left, right));
        while (!pending.isEmpty()) {
            Pair pair = pending.poll();
            int a = find(pair.left);
            int b = find(pair.right);
            if (a != b) {
                union(uses.get(a).size() < uses.get(b).size() ? a : b, uses.get(a).size() < uses.get(b).size() ? b : a);
            }
        }
    }

    /** The class with fewer uses goes into the other, and what used it gets a new shape. */
    private void union(int from, int into) {
        parent[from] = into;
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
                pending.add(new Pair(node, other));
            }
            uses.get(into).add(node);
        }
        used.clear();
    }
}
