package dev.assay.prove.metis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The literals of a new clause as they are put together, its variables numbered anew, each literal once. */
final class Conclusion {
    private final Bank bank;
    private final Bindings bindings;
    private final Map<Node, Node> renaming = new HashMap<>();
    private final List<Literal> literals = new ArrayList<>();
    private boolean isTautology;

    Conclusion(Bank bank, Bindings bindings) {
        this.bank = bank;
        this.bindings = bindings;
    }

    /** The node under the bindings, with the variables of the new clause. */
    Node node(Node node) {
        return renamed(bindings.apply(node));
    }

    private Node renamed(Node node) {
        if (node.isGround) {
            return node;
        }
        if (node.isVariable) {
            return renaming.computeIfAbsent(node, n -> bank.variable(renaming.size(), n.sort));
        }
        return node.function == null || node.argument == null
                ? node
                : bank.apply(renamed(node.function), renamed(node.argument));
    }

    void add(Literal literal) {
        Node right = literal.right();
        addRenamed(new Literal(literal.isPositive(), node(literal.left()), right == null ? null : node(right)));
    }

    private void addRenamed(Literal literal) {
        if (literal.isPositive() && literal.left() == literal.right()) {
            isTautology = true;
        }
        for (Literal other : literals) {
            if (other.sameAtom(literal)) {
                isTautology |= other.isPositive() != literal.isPositive();
                if (other.isPositive() == literal.isPositive()) {
                    return;
                }
            }
        }
        literals.add(literal);
    }

    boolean isTautology() {
        return isTautology;
    }

    List<Literal> literals() {
        return literals;
    }

    /** What the variables of a premise became, which was used as {@code moved}, with other variables. */
    List<Node> substitution(Clause premise, Clause moved) {
        var result = new Node[premise.variables];
        for (int i = 0; i < premise.literals.size(); i++) {
            Literal literal = premise.literals.get(i);
            Literal used = moved.literals.get(i);
            collect(literal.left(), used.left(), result);
            if (literal.right() != null && used.right() != null) {
                collect(literal.right(), used.right(), result);
            }
        }
        for (int i = 0; i < result.length; i++) {
            if (result[i] == null) {
                // A number that no variable has.
                result[i] = bank.variable(0, 0);
            }
        }
        return List.of(result);
    }

    private void collect(Node node, Node used, Node[] result) {
        if (node.isGround) {
            return;
        }
        if (node.isVariable) {
            if (result[node.number] == null) {
                result[node.number] = node(used);
            }
        } else if (node.function != null && node.argument != null && used.function != null && used.argument != null) {
            collect(node.function, used.function, result);
            collect(node.argument, used.argument, result);
        }
    }
}
