package dev.assay.prove.simp;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds the patterns that a term may be an instance of, by their symbols in prefix order. */
public final class DiscriminationNet<V> {
    private static final class Node<V> {
        final Map<String, Node<V>> children = new HashMap<>(2);

        /** Where the pattern has a variable: it skips a whole subterm. */
        @Nullable
        Node<V> wildcard;

        final List<V> values = new ArrayList<>(1);
    }

    private final Node<V> root = new Node<>();

    public void add(Term pattern, V value) {
        insert(root, pattern).values.add(value);
    }

    private static <V> Node<V> insert(Node<V> node, Term pattern) {
        String key = key(pattern);
        if (key == null) {
            if (node.wildcard == null) {
                node.wildcard = new Node<>();
            }
            return node.wildcard;
        }
        Node<V> result = node.children.computeIfAbsent(key, _ -> new Node<>());
        for (Term argument : pattern.arguments()) {
            result = insert(result, argument);
        }
        return result;
    }

    /** Head symbol and number of arguments; null where anything may match. */
    private static @Nullable String key(Term pattern) {
        int count = 0;
        Term head = pattern;
        while (head instanceof Term.App(var function, var _)) {
            head = function;
            count++;
        }
        return switch (head) {
            case Term.Const(var name, var _) -> count == 0 ? name : name + '/' + count;
            case Free v -> PatternMatch.place(v) >= 0 ? null : "\u0001" + v.name() + '/' + count;
            case Term.Bound _, Term.Abs _, Term.App _ -> null;
        };
    }

    /** All values whose patterns may match the term; some of them may not. */
    public void candidates(Term term, List<V> result) {
        collect(root, new Term[] {term}, 1, result);
    }

    private static <V> void collect(Node<V> node, Term[] stack, int size, List<V> result) {
        if (size == 0) {
            result.addAll(node.values);
            return;
        }
        if (node.wildcard != null) {
            collect(node.wildcard, stack, size - 1, result);
        }
        if (node.children.isEmpty()) {
            return;
        }
        Term term = stack[size - 1];
        if (term instanceof Term.Abs) {
            term = term.etaContract();
        }
        String key = key(term);
        Node<V> child = key == null ? null : node.children.get(key);
        if (child == null) {
            return;
        }
        List<Term> arguments = term.arguments();
        var next = new Term[size - 1 + arguments.size()];
        System.arraycopy(stack, 0, next, 0, size - 1);
        for (int i = 0; i < arguments.size(); i++) {
            next[next.length - 1 - i] = arguments.get(i);
        }
        collect(child, next, next.length, result);
    }
}
