package dev.assay.prove.metis;

import dev.assay.run.Meter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/** Makes clauses smaller with what is known, and tells which are not needed. */
final class Simplification {
    /** An equation that rewrites from one side to the other wherever that makes the instance smaller. */
    private record Rule(Clause clause, boolean isLeftToRight, Node source, Node target, boolean isOriented) {}

    /** A rewrite step that was found. */
    private record Step(Rule rule, String path, Node result) {}

    /** How many pairs of literals to compare before a clause is kept that another one may make superfluous. */
    private static final int MOST_TRIES = 256;

    private final Bank bank;
    private final Order order;
    private final IntSupplier numbers;
    private final Bindings bindings;

    /** Rules by the symbol at the head of what they rewrite; those with a variable there under {@link Node#NO_SYMBOL}. */
    private final Map<Integer, List<Rule>> rules = new HashMap<>();

    private final List<Clause> units = new ArrayList<>();
    private final StringBuilder path = new StringBuilder();
    private int tries;

    Simplification(Bank bank, Order order, IntSupplier numbers, Meter meter) {
        this.bank = bank;
        this.order = order;
        this.numbers = numbers;
        this.bindings = new Bindings(bank, meter);
    }

    // What is known

    void use(Clause clause) {
        if (!clause.isUnit()) {
            return;
        }
        Literal literal = clause.literals.getFirst();
        units.add(clause);
        Node right = literal.right();
        if (right == null || !literal.isPositive()) {
            return;
        }
        switch (order.compare(literal.left(), right)) {
            case GREATER -> add(new Rule(clause, true, literal.left(), right, true));
            case LESS -> add(new Rule(clause, false, right, literal.left(), true));
            case UNKNOWN -> {
                add(new Rule(clause, true, literal.left(), right, false));
                add(new Rule(clause, false, right, literal.left(), false));
            }
            case EQUAL -> {}
        }
    }

    private void add(Rule rule) {
        if (!rule.source().isVariable) {
            rules.computeIfAbsent(rule.source().head, _ -> new ArrayList<>()).add(rule);
        }
    }

    void forget(Clause clause) {
        if (clause.isUnit()) {
            units.remove(clause);
            rules.values().forEach(list -> list.removeIf(r -> r.clause() == clause));
        }
    }

    // Simplifying

    /** The clause made smaller, or nothing if it is true anyway. */
    Optional<Clause> simplified(Clause clause) {
        Clause current = clause;
        while (true) {
            if (current.literals.stream().anyMatch(l -> l.isPositive() && l.left() == l.right())) {
                return Optional.empty();
            }
            Clause next = next(current);
            if (next == null) {
                return Optional.of(current);
            }
            if (next == current) {
                return Optional.empty();
            }
            current = next;
        }
    }

    /** The clause after one more step, itself if it is a tautology then, null if nothing is to be done. */
    private @Nullable Clause next(Clause clause) {
        for (int i = 0; i < clause.literals.size(); i++) {
            Literal literal = clause.literals.get(i);
            if (!literal.isPositive() && literal.left() == literal.right()) {
                return without(clause, i);
            }
            Step step = step(literal);
            if (step != null) {
                return rewritten(clause, i, step);
            }
            Clause cut = cut(clause, i);
            if (cut != null) {
                return cut;
            }
        }
        return null;
    }

    private Clause without(Clause clause, int literal) {
        bindings.clear();
        var conclusion = new Conclusion(bank, bindings);
        addAll(clause, literal, conclusion);
        List<Node> substitution = conclusion.substitution(clause, clause);
        return new Clause(
                conclusion.literals(),
                new Derivation.EqualityResolution(clause, literal, substitution),
                numbers.getAsInt(),
                clause.isOfGoal);
    }

    private static void addAll(Clause clause, int except, Conclusion conclusion) {
        for (int i = 0; i < clause.literals.size(); i++) {
            if (i != except) {
                conclusion.add(clause.literals.get(i));
            }
        }
    }

    private @Nullable Step step(Literal literal) {
        path.setLength(0);
        path.append('l');
        Step left = step(literal.left());
        if (left != null || literal.right() == null) {
            return left;
        }
        path.setLength(0);
        path.append('r');
        return step(literal.right());
    }

    /** The first place where a rule applies, inner ones first. */
    private @Nullable Step step(Node node) {
        if (node.isVariable) {
            return null;
        }
        if (node.function != null && node.argument != null) {
            path.append('a');
            Step below = step(node.argument);
            if (below == null) {
                path.setCharAt(path.length() - 1, 'f');
                below = step(node.function);
            }
            if (below != null) {
                return below;
            }
            path.setLength(path.length() - 1);
        }
        Step here = step(node, node.head);
        return here != null || node.head == Node.NO_SYMBOL ? here : step(node, Node.NO_SYMBOL);
    }

    private @Nullable Step step(Node node, int head) {
        List<Rule> candidates = rules.get(head);
        if (candidates == null) {
            return null;
        }
        for (Rule rule : candidates) {
            if (rule.source().sort != node.sort || rule.source().weight > node.weight) {
                continue;
            }
            bindings.clear();
            if (bindings.match(rule.source(), node)
                    && bindings.covers(rule.target())
                    && (rule.isOriented() || order.isGreater(node, bindings.instance(rule.target())))) {
                return new Step(rule, path.toString(), bindings.instance(rule.target()));
            }
        }
        return null;
    }

    /** Whether the equation can rewrite the clause. */
    boolean rewrites(Clause equation, Clause clause) {
        Literal literal = equation.literals.getFirst();
        Node right = literal.right();
        if (right == null) {
            return false;
        }
        Node source = order.isGreater(literal.left(), right) ? literal.left() : right;
        for (Literal l : clause.literals) {
            if (hasInstance(source, l.left()) || l.right() != null && hasInstance(source, l.right())) {
                return true;
            }
        }
        return false;
    }

    private boolean hasInstance(Node pattern, Node node) {
        if (node.isVariable || node.weight < pattern.weight) {
            return false;
        }
        if (node.sort == pattern.sort) {
            bindings.clear();
            if (bindings.match(pattern, node)) {
                return true;
            }
        }
        return node.function != null
                && node.argument != null
                && (hasInstance(pattern, node.function) || hasInstance(pattern, node.argument));
    }

    private Clause rewritten(Clause clause, int literal, Step step) {
        Literal before = clause.literals.get(literal);
        Rule rule = step.rule();
        // The rule's variables become what they were matched with; those of the clause are numbered anew.
        List<Node> matched = matched(rule, at(before, step.path()));
        bindings.clear();
        var conclusion = new Conclusion(bank, bindings);
        addAll(clause, literal, conclusion);
        boolean isLeft = step.path().charAt(0) == 'l';
        Node right = before.right();
        conclusion.add(
                isLeft || right == null
                        ? new Literal(
                                before.isPositive(), replaced(before.left(), step.path(), 1, step.result()), right)
                        : new Literal(
                                before.isPositive(), before.left(), replaced(right, step.path(), 1, step.result())));
        if (conclusion.isTautology()) {
            return clause;
        }
        List<Node> ofRule = matched.stream().map(conclusion::node).toList();
        var derivation = new Derivation.Paramodulation(
                rule.clause(),
                0,
                rule.isLeftToRight(),
                ofRule,
                clause,
                literal,
                step.path(),
                conclusion.substitution(clause, clause));
        return new Clause(
                conclusion.literals(), derivation, numbers.getAsInt(), clause.isOfGoal || rule.clause().isOfGoal);
    }

    private List<Node> matched(Rule rule, Node place) {
        bindings.clear();
        bindings.match(rule.source(), place);
        var result = new ArrayList<Node>();
        Node[] variables = new Node[rule.clause().variables];
        Literal literal = rule.clause().literals.getFirst();
        collect(literal.left(), variables);
        Node right = literal.right();
        if (right != null) {
            collect(right, variables);
        }
        for (Node v : variables) {
            result.add(v == null ? bank.variable(0, 0) : bindings.instance(v));
        }
        return result;
    }

    private static void collect(Node node, Node[] variables) {
        if (node.isVariable) {
            variables[node.number] = node;
        } else if (node.function != null && node.argument != null) {
            collect(node.function, variables);
            collect(node.argument, variables);
        }
    }

    private static Node at(Literal literal, String path) {
        Node right = literal.right();
        Node node = path.charAt(0) == 'l' || right == null ? literal.left() : right;
        for (int i = 1; i < path.length(); i++) {
            Node below = path.charAt(i) == 'f' ? node.function : node.argument;
            if (below == null) {
                throw new IllegalStateException("no place " + path);
            }
            node = below;
        }
        return node;
    }

    private Node replaced(Node node, String path, int at, Node by) {
        if (at == path.length() || node.function == null || node.argument == null) {
            return by;
        }
        return path.charAt(at) == 'f'
                ? bank.apply(replaced(node.function, path, at + 1, by), node.argument)
                : bank.apply(node.function, replaced(node.argument, path, at + 1, by));
    }

    /** Drops a literal whose complement is an instance of a known unit. */
    private @Nullable Clause cut(Clause clause, int index) {
        Literal literal = clause.literals.get(index);
        if (literal.isEquation()) {
            return null;
        }
        for (Clause unit : units) {
            Literal known = unit.literals.getFirst();
            if (known.isEquation() || known.isPositive() == literal.isPositive()) {
                continue;
            }
            bindings.clear();
            if (!bindings.match(known.left(), literal.left())) {
                continue;
            }
            Node[] variables = new Node[unit.variables];
            collect(known.left(), variables);
            var matched = new ArrayList<Node>();
            for (Node v : variables) {
                matched.add(v == null ? bank.variable(0, 0) : bindings.instance(v));
            }
            bindings.clear();
            var conclusion = new Conclusion(bank, bindings);
            addAll(clause, index, conclusion);
            List<Node> ofUnit = matched.stream().map(conclusion::node).toList();
            List<Node> ofClause = conclusion.substitution(clause, clause);
            Derivation derivation = literal.isPositive()
                    ? new Derivation.Resolution(clause, index, ofClause, unit, 0, ofUnit)
                    : new Derivation.Resolution(unit, 0, ofUnit, clause, index, ofClause);
            return new Clause(conclusion.literals(), derivation, numbers.getAsInt(), clause.isOfGoal || unit.isOfGoal);
        }
        return null;
    }

    // Subsumption

    /** Whether some instance of the first is part of the second. */
    boolean subsumes(Clause first, Clause second) {
        if (first.literals.size() > second.literals.size()
                || first.weight > second.weight
                || second.literals.size() >= Integer.SIZE) {
            return false;
        }
        bindings.clear();
        tries = MOST_TRIES;
        return subsumes(first, 0, second, 0);
    }

    private boolean subsumes(Clause first, int index, Clause second, int used) {
        if (index == first.literals.size()) {
            return true;
        }
        Literal literal = first.literals.get(index);
        for (int j = 0; j < second.literals.size(); j++) {
            Literal other = second.literals.get(j);
            if ((used & 1 << j) != 0
                    || literal.isPositive() != other.isPositive()
                    || literal.isEquation() != other.isEquation()) {
                continue;
            }
            if (--tries < 0) {
                return false;
            }
            int mark = bindings.mark();
            if (matches(literal.left(), literal.right(), other.left(), other.right())
                    && subsumes(first, index + 1, second, used | 1 << j)) {
                return true;
            }
            bindings.undo(mark);
            if (other.right() != null
                    && matches(literal.left(), literal.right(), other.right(), other.left())
                    && subsumes(first, index + 1, second, used | 1 << j)) {
                return true;
            }
            bindings.undo(mark);
        }
        return false;
    }

    private boolean matches(Node left, @Nullable Node right, Node otherLeft, @Nullable Node otherRight) {
        return bindings.match(left, otherLeft)
                && (right == null || otherRight == null || bindings.match(right, otherRight));
    }
}
