package dev.assay.logic.define.termination;

import dev.assay.logic.linear.Elimination;
import dev.assay.logic.linear.Linear;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Inequalities between integers, joined by ∧ and ∨. */
sealed interface Constraint {
    Constraint TRUE = new All(List.of());
    Constraint FALSE = new Any(List.of());

    /** value ≥ 0. */
    record NotNegative(Linear value) implements Constraint {}

    record All(List<Constraint> parts) implements Constraint {
        public All {
            parts = List.copyOf(parts);
        }
    }

    record Any(List<Constraint> parts) implements Constraint {
        public Any {
            parts = List.copyOf(parts);
        }
    }

    static Constraint all(Constraint... parts) {
        return new All(Arrays.asList(parts));
    }

    static Constraint any(Constraint... parts) {
        return new Any(Arrays.asList(parts));
    }

    /** left ≤ right. */
    static Constraint atMost(Linear left, Linear right) {
        return new NotNegative(right.minus(left));
    }

    /** left < right. */
    static Constraint below(Linear left, Linear right) {
        return atMost(left.plus(1), right);
    }

    static Constraint equal(Linear left, Linear right) {
        return all(atMost(left, right), atMost(right, left));
    }

    static Constraint different(Linear left, Linear right) {
        return any(below(left, right), below(right, left));
    }

    /** Whether there is certainly no way to satisfy all of them, looking at no more than {@code branches} choices. */
    static boolean contradict(List<Constraint> constraints, int branches) {
        return new Search(branches).contradict(constraints, List.of());
    }

    /** Goes through the choices that disjunctions leave. */
    final class Search {
        private int branches;

        private Search(int branches) {
            this.branches = branches;
        }

        private boolean contradict(List<Constraint> open, List<Linear> known) {
            var facts = new ArrayList<>(known);
            var choices = new ArrayList<Any>();
            var todo = new ArrayList<>(open);
            while (!todo.isEmpty()) {
                switch (todo.removeLast()) {
                    case NotNegative(var value) -> facts.add(value);
                    case All(var parts) -> todo.addAll(parts);
                    case Any any when any.parts().size() == 1 -> todo.addAll(any.parts());
                    case Any any -> choices.add(any);
                }
            }
            if (choices.stream().anyMatch(c -> c.parts().isEmpty()) || Elimination.contradictForWholeNumbers(facts)) {
                return true;
            }
            if (choices.isEmpty() || --branches < 0) {
                return false;
            }
            Any split = choices.removeFirst();
            for (Constraint part : split.parts()) {
                var rest = new ArrayList<Constraint>(choices);
                rest.add(part);
                if (!contradict(rest, facts)) {
                    return false;
                }
            }
            return true;
        }
    }
}
