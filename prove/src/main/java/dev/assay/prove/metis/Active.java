package dev.assay.prove.metis;

import dev.assay.prove.metis.Order.Comparison;
import java.util.ArrayList;
import java.util.List;

/**
 * A clause with the literals that inferences may use.
 *
 * @param orientations of the sides of each literal
 */
record Active(Clause clause, List<Integer> eligible, List<Comparison> orientations, boolean isSelected) {
    static Active of(Clause clause, Order order, Selection selection) {
        var orientations = new ArrayList<Comparison>();
        for (Literal literal : clause.literals) {
            orientations.add(
                    literal.right() == null ? Comparison.GREATER : order.compare(literal.left(), literal.right()));
        }
        int selected = selection == Selection.NEGATIVE ? selected(clause) : -1;
        if (selected >= 0) {
            return new Active(clause, List.of(selected), List.copyOf(orientations), true);
        }
        var maximal = new ArrayList<Integer>();
        for (int i = 0; i < clause.literals.size(); i++) {
            if (isMaximal(clause, i, order)) {
                maximal.add(i);
            }
        }
        return new Active(clause, List.copyOf(maximal), List.copyOf(orientations), false);
    }

    /** The heaviest negative literal, which is likely to be the hardest to get rid of. */
    private static int selected(Clause clause) {
        int best = -1;
        for (int i = 0; i < clause.literals.size(); i++) {
            Literal literal = clause.literals.get(i);
            if (!literal.isPositive()
                    && (best < 0 || literal.weight() > clause.literals.get(best).weight())) {
                best = i;
            }
        }
        return best;
    }

    private static boolean isMaximal(Clause clause, int index, Order order) {
        Literal literal = clause.literals.get(index);
        for (int j = 0; j < clause.literals.size(); j++) {
            if (j != index && isBelow(literal, clause.literals.get(j), order)) {
                return false;
            }
        }
        return true;
    }

    /** Whether for each side of the first there is a greater one of the second. */
    private static boolean isBelow(Literal first, Literal second, Order order) {
        return isBelow(first.left(), second, order) && (first.right() == null || isBelow(first.right(), second, order));
    }

    private static boolean isBelow(Node side, Literal literal, Order order) {
        return order.isGreater(literal.left(), side)
                || literal.right() != null && order.isGreater(literal.right(), side);
    }
}
