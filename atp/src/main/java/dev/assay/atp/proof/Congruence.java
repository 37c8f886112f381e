package dev.assay.atp.proof;

import dev.assay.fol.FolTerm;
import dev.assay.fol.Formula;
import dev.assay.fol.Symbol;
import dev.assay.fol.clause.Literal;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What follows from equations and disequations between terms whose variables are like constants. */
final class Congruence {
    private record Node(Object head, List<Type> types, List<Integer> arguments) {}

    private record Distinct(int left, int right) {}

    private static final Object TRUE = new Object();

    private final List<Node> nodes = new ArrayList<>();
    private final Map<Node, Integer> numbers = new HashMap<>();
    private final List<Integer> parents = new ArrayList<>();
    private final List<Distinct> distinct = new ArrayList<>();
    private final int verum = node(new Node(TRUE, List.of(), List.of()));

    private int node(Node node) {
        Integer known = numbers.get(node);
        if (known != null) {
            return known;
        }
        int number = nodes.size();
        nodes.add(node);
        numbers.put(node, number);
        parents.add(number);
        return number;
    }

    private int node(FolTerm term) {
        return switch (term) {
            case FolTerm.Variable v -> node(new Node(v, List.of(), List.of()));
            case FolTerm.Application(var symbol, var types, var arguments) -> node(symbol, types, arguments);
        };
    }

    private int node(Symbol symbol, List<Type> types, List<FolTerm> arguments) {
        return node(new Node(symbol, types, arguments.stream().map(this::node).toList()));
    }

    private int left(Formula atom) {
        return switch (atom) {
            case Formula.Atom(var symbol, var types, var arguments) -> node(symbol, types, arguments);
            case Formula.Equation(var left, var _) -> node(left);
            case Formula.Not _,
                    Formula.And _,
                    Formula.Or _,
                    Formula.Implies _,
                    Formula.Iff _,
                    Formula.Forall _,
                    Formula.Exists _ -> throw new IllegalArgumentException("no atom: " + atom);
        };
    }

    private int right(Formula atom) {
        return atom instanceof Formula.Equation(var _, var right) ? node(right) : verum;
    }

    private int root(int node) {
        int at = node;
        while (parents.get(at) != at) {
            at = parents.get(at);
        }
        return at;
    }

    /** Takes the literal, or its negation, to be true. */
    void assume(boolean isTrue, Literal literal) {
        int left = left(literal.atom());
        int right = right(literal.atom());
        if (literal.isPositive() == isTrue) {
            parents.set(root(left), root(right));
        } else {
            distinct.add(new Distinct(left, right));
        }
        close();
    }

    /** Mentions the literal, so that its terms are there. */
    void mention(Literal literal) {
        left(literal.atom());
        right(literal.atom());
        close();
    }

    /** Merges applications of the same symbol to equal arguments, until nothing changes. */
    private void close() {
        boolean isChanged = true;
        while (isChanged) {
            isChanged = false;
            Map<Node, Integer> signatures = new HashMap<>();
            for (int i = 0; i < nodes.size(); i++) {
                Node node = nodes.get(i);
                var canonical = new Node(
                        node.head,
                        node.types,
                        node.arguments.stream().map(this::root).toList());
                Integer same = signatures.putIfAbsent(canonical, i);
                if (same != null && root(same) != root(i)) {
                    parents.set(root(i), root(same));
                    isChanged = true;
                }
            }
        }
    }

    boolean isContradictory() {
        return distinct.stream().anyMatch(d -> root(d.left) == root(d.right));
    }

    /** Whether the literal cannot be true. */
    boolean refutes(Literal literal) {
        int left = root(left(literal.atom()));
        int right = root(right(literal.atom()));
        if (!literal.isPositive()) {
            return left == right;
        }
        return distinct.stream()
                .anyMatch(d -> root(d.left) == left && root(d.right) == right
                        || root(d.left) == right && root(d.right) == left);
    }
}
