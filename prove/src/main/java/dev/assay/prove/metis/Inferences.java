package dev.assay.prove.metis;

import dev.assay.prove.metis.Order.Comparison;
import dev.assay.run.Meter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;

/** The rules of the superposition calculus. */
final class Inferences {
    private final Bank bank;
    private final Order order;
    private final IntSupplier numbers;
    private final Bindings bindings;

    Inferences(Bank bank, Order order, IntSupplier numbers, Meter meter) {
        this.bank = bank;
        this.order = order;
        this.numbers = numbers;
        this.bindings = new Bindings(bank, meter);
    }

    // One premise

    void alone(Active active, List<Clause> result) {
        Clause clause = active.clause();
        for (int i : active.eligible()) {
            Literal literal = clause.literals.get(i);
            if (!literal.isPositive() && literal.right() != null) {
                bindings.clear();
                if (bindings.unify(literal.left(), literal.right())) {
                    var conclusion = new Conclusion(bank, bindings);
                    addAll(clause, i, conclusion);
                    finish(
                            conclusion,
                            new Derivation.EqualityResolution(clause, i, conclusion.substitution(clause, clause)),
                            clause.isOfGoal,
                            result);
                }
            }
            if (literal.isPositive() && !active.isSelected()) {
                factor(clause, i, result);
            }
        }
    }

    private void factor(Clause clause, int i, List<Clause> result) {
        Literal first = clause.literals.get(i);
        for (int j = 0; j < clause.literals.size(); j++) {
            Literal second = clause.literals.get(j);
            if (j == i || !second.isPositive() || first.isEquation() != second.isEquation()) {
                continue;
            }
            if (!first.isEquation()) {
                bindings.clear();
                if (j > i && bindings.unify(first.left(), second.left())) {
                    var conclusion = new Conclusion(bank, bindings);
                    addAll(clause, -1, conclusion);
                    finish(
                            conclusion,
                            new Derivation.Instance(clause, conclusion.substitution(clause, clause)),
                            clause.isOfGoal,
                            result);
                }
                continue;
            }
            for (int sides = 0; sides < 4; sides++) {
                equalityFactor(clause, i, j, sides % 2 == 0, sides / 2 == 0, result);
            }
        }
    }

    private void equalityFactor(Clause clause, int i, int j, boolean fromLeft, boolean toLeft, List<Clause> result) {
        Node shared = side(clause.literals.get(i), fromLeft);
        Node left = side(clause.literals.get(i), !fromLeft);
        Node other = side(clause.literals.get(j), toLeft);
        Node right = side(clause.literals.get(j), !toLeft);
        bindings.clear();
        if (!bindings.unify(shared, other)
                || order.isGreater(bindings.apply(left), bindings.apply(shared))
                || order.isGreater(bindings.apply(right), bindings.apply(shared))) {
            return;
        }
        var conclusion = new Conclusion(bank, bindings);
        addAll(clause, i, conclusion);
        conclusion.add(new Literal(false, left, right));
        finish(
                conclusion,
                new Derivation.EqualityFactoring(
                        clause,
                        conclusion.node(shared),
                        conclusion.node(left),
                        conclusion.node(right),
                        conclusion.substitution(clause, clause)),
                clause.isOfGoal,
                result);
    }

    private static Node side(Literal equation, boolean isLeft) {
        Node right = equation.right();
        if (right == null) {
            throw new IllegalArgumentException("not an equation: " + equation);
        }
        return isLeft ? equation.left() : right;
    }

    // Two premises

    /** All that follows from both, where {@code moved} is the first with variables that the other does not have. */
    void between(Active own, Clause moved, Active other, List<Clause> result) {
        resolve(own, moved, other, result);
        paramodulate(own, moved, other, other.clause(), result);
        if (own != other) {
            paramodulate(other, other.clause(), own, moved, result);
        }
    }

    /** The clause with other variables; it stands only for their names, its derivation is never asked. */
    Clause shifted(Clause clause, int by) {
        if (by == 0 || clause.variables == 0) {
            return clause;
        }
        var literals = new ArrayList<Literal>();
        for (Literal literal : clause.literals) {
            Node right = literal.right();
            literals.add(new Literal(
                    literal.isPositive(), shifted(literal.left(), by), right == null ? null : shifted(right, by)));
        }
        return new Clause(literals, clause.derivation, clause.number, clause.isOfGoal);
    }

    private Node shifted(Node node, int by) {
        if (node.isGround) {
            return node;
        }
        if (node.isVariable) {
            return bank.variable(node.number + by, node.sort);
        }
        return node.function == null || node.argument == null
                ? node
                : bank.apply(shifted(node.function, by), shifted(node.argument, by));
    }

    private void resolve(Active own, Clause moved, Active other, List<Clause> result) {
        for (int i : own.eligible()) {
            Literal first = moved.literals.get(i);
            if (first.isEquation()) {
                continue;
            }
            for (int j : other.eligible()) {
                Literal second = other.clause().literals.get(j);
                if (second.isEquation() || first.isPositive() == second.isPositive()) {
                    continue;
                }
                bindings.clear();
                if (!bindings.unify(first.left(), second.left())) {
                    continue;
                }
                var conclusion = new Conclusion(bank, bindings);
                addAll(moved, i, conclusion);
                addAll(other.clause(), j, conclusion);
                if (conclusion.isTautology()) {
                    continue;
                }
                List<Node> ofOwn = conclusion.substitution(own.clause(), moved);
                List<Node> ofOther = conclusion.substitution(other.clause(), other.clause());
                Derivation derivation = first.isPositive()
                        ? new Derivation.Resolution(own.clause(), i, ofOwn, other.clause(), j, ofOther)
                        : new Derivation.Resolution(other.clause(), j, ofOther, own.clause(), i, ofOwn);
                finish(conclusion, derivation, own.clause().isOfGoal || other.clause().isOfGoal, result);
            }
        }
    }

    /** From equations of one clause into literals of another, both with variables of their own. */
    private void paramodulate(Active from, Clause fromClause, Active into, Clause intoClause, List<Clause> result) {
        if (from.isSelected()) {
            return;
        }
        for (int i : from.eligible()) {
            Literal equation = fromClause.literals.get(i);
            if (!equation.isEquation() || !equation.isPositive()) {
                continue;
            }
            Comparison orientation = from.orientations().get(i);
            for (int j : into.eligible()) {
                if (orientation != Comparison.LESS) {
                    new Into(from, fromClause, i, true, into, intoClause, j, result).run();
                }
                if (orientation != Comparison.GREATER) {
                    new Into(from, fromClause, i, false, into, intoClause, j, result).run();
                }
            }
        }
    }

    /** All places of one literal, rewritten with one side of one equation. */
    private final class Into {
        private final Active from;
        private final Clause fromClause;
        private final int equation;
        private final boolean isLeftToRight;
        private final Active into;
        private final Clause intoClause;
        private final int literal;
        private final List<Clause> result;
        private final Node source;
        private final Node target;
        private final StringBuilder path = new StringBuilder();

        Into(
                Active from,
                Clause fromClause,
                int equation,
                boolean isLeftToRight,
                Active into,
                Clause intoClause,
                int literal,
                List<Clause> result) {
            this.from = from;
            this.fromClause = fromClause;
            this.equation = equation;
            this.isLeftToRight = isLeftToRight;
            this.into = into;
            this.intoClause = intoClause;
            this.literal = literal;
            this.result = result;
            source = side(fromClause.literals.get(equation), isLeftToRight);
            target = side(fromClause.literals.get(equation), !isLeftToRight);
        }

        void run() {
            Literal goal = intoClause.literals.get(literal);
            Comparison orientation = into.orientations().get(literal);
            if (orientation != Comparison.LESS) {
                inSide(goal.left(), 'l');
            }
            if (goal.right() != null && orientation != Comparison.GREATER) {
                inSide(goal.right(), 'r');
            }
        }

        private void inSide(Node side, char name) {
            path.setLength(0);
            path.append(name);
            at(side);
        }

        private void at(Node place) {
            if (place.isVariable) {
                return;
            }
            if (place.sort == source.sort) {
                bindings.clear();
                if (bindings.unify(source, place)) {
                    infer(path.toString());
                }
            }
            if (place.function != null && place.argument != null) {
                path.append('f');
                at(place.function);
                path.setCharAt(path.length() - 1, 'a');
                at(place.argument);
                path.setLength(path.length() - 1);
            }
        }

        private void infer(String path) {
            // The rewritten side must not grow, nor may the side that is rewritten be the smaller one.
            if (order.isGreater(bindings.apply(target), bindings.apply(source))) {
                return;
            }
            Literal goal = intoClause.literals.get(literal);
            Node left = goal.left();
            Node right = goal.right();
            boolean isLeft = path.charAt(0) == 'l';
            if (right != null
                    && (isLeft
                            ? order.isGreater(bindings.apply(right), bindings.apply(left))
                            : order.isGreater(bindings.apply(left), bindings.apply(right)))) {
                return;
            }
            var conclusion = new Conclusion(bank, bindings);
            addAll(fromClause, equation, conclusion);
            addAll(intoClause, literal, conclusion);
            Node rewritten = replaced(isLeft || right == null ? left : right, path, 1, target);
            conclusion.add(
                    isLeft
                            ? new Literal(goal.isPositive(), rewritten, right)
                            : new Literal(goal.isPositive(), left, rewritten));
            if (conclusion.isTautology()) {
                return;
            }
            var derivation = new Derivation.Paramodulation(
                    from.clause(),
                    equation,
                    isLeftToRight,
                    conclusion.substitution(from.clause(), fromClause),
                    into.clause(),
                    literal,
                    path,
                    conclusion.substitution(into.clause(), intoClause));
            finish(conclusion, derivation, from.clause().isOfGoal || into.clause().isOfGoal, result);
        }
    }

    private Node replaced(Node node, String path, int at, Node by) {
        if (at == path.length() || node.function == null || node.argument == null) {
            return by;
        }
        return path.charAt(at) == 'f'
                ? bank.apply(replaced(node.function, path, at + 1, by), node.argument)
                : bank.apply(node.function, replaced(node.argument, path, at + 1, by));
    }

    // What the rules share

    private static void addAll(Clause clause, int except, Conclusion conclusion) {
        for (int i = 0; i < clause.literals.size(); i++) {
            if (i != except) {
                conclusion.add(clause.literals.get(i));
            }
        }
    }

    private void finish(Conclusion conclusion, Derivation derivation, boolean isOfGoal, List<Clause> result) {
        if (!conclusion.isTautology()) {
            result.add(new Clause(conclusion.literals(), derivation, numbers.getAsInt(), isOfGoal));
        }
    }
}
