package dev.assay.atp.superposition;

import dev.assay.rewrite.TermBank;
import java.util.Arrays;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Clauses, the lightest first; a heap. Clauses that are no longer passive may still be in it. */
final class Queue {
    /**
     * @param picks how many clauses are taken from the queue before the next queue has its turn
     */
    record Spec(Preference preference, Weighing weighing, int picks) {}

    /** More than any clause weighs. */
    private static final double MUCH = 1e9;

    private final Spec spec;
    private final TermBank bank;
    private final int verum;
    private final double[] symbolWeights;

    /** By term; 0 where not known yet. */
    private float[] termWeights = new float[1024];

    private int epoch;
    private double[] keys = new double[64];
    private @Nullable Clause[] clauses = new @Nullable Clause[64];
    private int size;

    Queue(Spec spec, Logic logic, boolean[] isGoalSymbol) {
        this.spec = spec;
        this.bank = logic.bank;
        this.verum = logic.verum;
        this.symbolWeights = new double[logic.signature.symbolCount()];
        Weighing weighing = spec.weighing();
        for (int s = 0; s < symbolWeights.length; s++) {
            boolean isGoal = s < isGoalSymbol.length && isGoalSymbol[s];
            symbolWeights[s] = weighing.function() * (isGoal ? weighing.goalSymbol() : 1);
        }
    }

    int picks() {
        return spec.picks();
    }

    void add(Clause clause) {
        if (size == keys.length) {
            keys = Arrays.copyOf(keys, 2 * size);
            clauses = Arrays.copyOf(clauses, 2 * size);
        }
        insert(key(clause), clause);
    }

    private void insert(double key, Clause clause) {
        int at = size++;
        while (at > 0 && keys[(at - 1) / 2] > key) {
            keys[at] = keys[(at - 1) / 2];
            clauses[at] = clauses[(at - 1) / 2];
            at = (at - 1) / 2;
        }
        keys[at] = key;
        clauses[at] = clause;
    }

    /** Takes the lightest passive clause, or null if there is none. */
    @Nullable
    Clause poll() {
        while (size > 0) {
            Clause first = clauses[0];
            double key = keys[--size];
            Clause last = clauses[size];
            clauses[size] = null;
            if (size > 0) {
                sink(key, last);
            }
            if (first != null && first.state == Clause.State.PASSIVE) {
                return first;
            }
        }
        return null;
    }

    private void sink(double key, @Nullable Clause clause) {
        int at = 0;
        while (2 * at + 1 < size) {
            int child = 2 * at + 1;
            if (child + 1 < size && keys[child + 1] < keys[child]) {
                child++;
            }
            if (keys[child] >= key) {
                break;
            }
            keys[at] = keys[child];
            clauses[at] = clauses[child];
            at = child;
        }
        keys[at] = key;
        clauses[at] = clause;
    }

    /** Throws out what is no longer passive. */
    void clean() {
        int old = size;
        size = 0;
        for (int i = 0; i < old; i++) {
            Clause clause = clauses[i];
            double key = keys[i];
            clauses[i] = null;
            if (clause != null && clause.state == Clause.State.PASSIVE) {
                insert(key, clause);
            }
        }
    }

    void forEach(Consumer<Clause> action) {
        for (int i = 0; i < size; i++) {
            Clause clause = clauses[i];
            if (clause != null && clause.state == Clause.State.PASSIVE) {
                action.accept(clause);
            }
        }
    }

    private double key(Clause clause) {
        double weight = spec.weighing().isByAge() ? clause.number : weight(clause);
        return spec.preference().isPreferred(clause, bank) ? weight : MUCH + weight;
    }

    private double weight(Clause clause) {
        if (bank.epoch() != epoch) {
            epoch = bank.epoch();
            Arrays.fill(termWeights, 0);
        }
        Weighing weighing = spec.weighing();
        double weight = 0;
        for (int i = 0; i < clause.length(); i++) {
            double left = weight(clause.left[i]) * (clause.oriented[i] ? weighing.greaterSide() : 1);
            double literal = clause.right[i] == verum ? left : left + weight(clause.right[i]);
            weight += clause.positive[i] ? literal * weighing.positive() : literal;
        }
        return weight;
    }

    private float weight(int term) {
        if (bank.isVariable(term)) {
            return (float) spec.weighing().variable();
        }
        if (term < termWeights.length && termWeights[term] != 0) {
            return termWeights[term];
        }
        int symbol = bank.symbol(term);
        // Symbols that came later are none of the conjecture's.
        double weight = symbol < symbolWeights.length
                ? symbolWeights[symbol]
                : spec.weighing().function();
        for (int i = 0, n = bank.arity(term); i < n; i++) {
            weight += weight(bank.argument(term, i));
        }
        if (term >= termWeights.length) {
            termWeights = Arrays.copyOf(termWeights, Math.max(2 * termWeights.length, bank.termBound()));
        }
        termWeights[term] = (float) weight;
        return termWeights[term];
    }
}
