package dev.assay.prove.metis;

import dev.assay.prove.metis.Order.Comparison;
import dev.assay.run.Meter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntSupplier;

/**
 * Superposition until the empty clause appears: of the clauses that wait, the lightest, and now and then the oldest, is
 * simplified, and all is drawn from it and the clauses taken before.
 */
final class Saturation {
    /** So many of the lightest are taken for each of the oldest. */
    private static final int LIGHT_FOR_OLD = 5;

    /** Heavier clauses are not worth their while. */
    private static final int MOST_WEIGHT = 160;

    private final Order order;
    private final Selection selection;
    private final Meter meter;
    private final Simplification simplification;
    private final Inferences inferences;
    private final List<Active> active = new ArrayList<>();
    private final PriorityQueue<Clause> light = new PriorityQueue<>(
            Comparator.<Clause>comparingInt(Saturation::cost).thenComparingInt(c -> c.number));
    private final TreeSet<Clause> old = new TreeSet<>(Comparator.comparingInt(c -> c.number));
    private final Set<List<Literal>> seen = new HashSet<>();
    private int taken;
    private int mostVariables;

    /**
     * @param numbers of clauses, each once
     */
    Saturation(Bank bank, Selection selection, IntSupplier numbers, Meter meter) {
        this.selection = selection;
        this.meter = meter;
        this.order = new Order(bank);
        this.simplification = new Simplification(bank, order, numbers, meter);
        this.inferences = new Inferences(bank, order, numbers, meter);
    }

    private static int cost(Clause clause) {
        int size = clause.weight + 2 * clause.literals.size();
        return clause.isOfGoal ? size : size + size / 2;
    }

    void add(Clause input) {
        enqueue(input);
    }

    /** Whether nothing is left to draw. */
    boolean isSaturated() {
        return light.isEmpty();
    }

    /** The empty clause, if it is found by making so many clauses, and before the budget is spent or nothing is left to draw. */
    Optional<Clause> run(int most) {
        int made = 0;
        while (!light.isEmpty() && made < most) {
            made++;
            Optional<Clause> given = simplification.simplified(next());
            if (given.isEmpty()) {
                continue;
            }
            Clause clause = given.get();
            if (clause.isEmpty()) {
                return given;
            }
            if (!meter.tryStep()) {
                return Optional.empty();
            }
            if (active.stream().anyMatch(a -> simplification.subsumes(a.clause(), clause))) {
                continue;
            }
            retire(clause);
            Active own = Active.of(clause, order, selection);
            active.add(own);
            simplification.use(clause);
            for (Clause drawn : drawn(own)) {
                made++;
                if (drawn.weight > 2 * MOST_WEIGHT) {
                    continue;
                }
                if (!meter.tryStep()) {
                    return Optional.empty();
                }
                Optional<Clause> useful = simplification.simplified(drawn);
                if (useful.isPresent()) {
                    if (useful.get().isEmpty()) {
                        return useful;
                    }
                    enqueue(useful.get());
                }
            }
        }
        return Optional.empty();
    }

    private List<Clause> drawn(Active own) {
        var result = new ArrayList<Clause>();
        inferences.alone(own, result);
        mostVariables = Math.max(mostVariables, own.clause().variables);
        Clause moved = inferences.shifted(own.clause(), mostVariables);
        for (Active other : active) {
            if (!meter.tryStep()) {
                return result;
            }
            inferences.between(own, moved, other, result);
        }
        return result;
    }

    private void enqueue(Clause clause) {
        if (clause.weight <= MOST_WEIGHT && seen.add(clause.literals)) {
            light.add(clause);
            old.add(clause);
        }
    }

    private Clause next() {
        taken++;
        Clause result = taken % (LIGHT_FOR_OLD + 1) == 0 ? old.first() : light.peek();
        if (result == null) {
            throw new IllegalStateException("no clause waits");
        }
        light.remove(result);
        old.remove(result);
        return result;
    }

    /** Takes clauses that the new one makes superfluous out of the active ones; those that it simplifies wait again. */
    private void retire(Clause clause) {
        boolean canRewrite = clause.isUnit()
                && clause.literals.getFirst().isEquation()
                && clause.literals.getFirst().isPositive()
                && orientation(clause.literals.getFirst()) != Comparison.UNKNOWN;
        var again = new ArrayList<Clause>();
        active.removeIf(a -> {
            if (simplification.subsumes(clause, a.clause())) {
                simplification.forget(a.clause());
                return true;
            }
            if (canRewrite && simplification.rewrites(clause, a.clause())) {
                simplification.forget(a.clause());
                again.add(a.clause());
                return true;
            }
            return false;
        });
        for (Clause c : again) {
            light.add(c);
            old.add(c);
        }
    }

    private Comparison orientation(Literal literal) {
        return literal.right() == null ? Comparison.UNKNOWN : order.compare(literal.left(), literal.right());
    }
}
