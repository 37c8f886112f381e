package dev.assay.atp.superposition;

import dev.assay.rewrite.FeatureVectorIndex;
import dev.assay.rewrite.FingerprintIndex;
import dev.assay.rewrite.TermBank;
import java.util.HashSet;
import java.util.Set;
import java.util.function.IntConsumer;

/** The clauses that simplify others, and are simplified by them, by what they need to be found with. */
final class SimplificationIndex {
    final UnitIndex equations;
    final UnitIndex disequations;
    final FeatureVectorIndex<Clause> byFeatures = new FeatureVectorIndex<>();

    /** Clauses under all their subterms that are no variables. */
    final FingerprintIndex<Clause> bySubterm;

    private final TermBank bank;
    private final Features features;

    SimplificationIndex(Logic logic, Features features) {
        this.bank = logic.bank;
        this.features = features;
        this.equations = new UnitIndex(bank);
        this.disequations = new UnitIndex(bank);
        this.bySubterm = new FingerprintIndex<>(bank);
    }

    void insert(Clause clause) {
        if (clause.isUnit()) {
            (clause.positive[0] ? equations : disequations).insert(clause);
        }
        byFeatures.insert(features.of(clause), clause);
        forEachSubterm(clause, term -> bySubterm.insert(term, clause));
    }

    void remove(Clause clause) {
        if (clause.isUnit()) {
            (clause.positive[0] ? equations : disequations).remove(clause);
        }
        byFeatures.remove(features.of(clause), clause);
        forEachSubterm(clause, term -> bySubterm.remove(term, clause));
    }

    /** Each subterm once; truth is none. */
    private void forEachSubterm(Clause clause, IntConsumer action) {
        Set<Integer> seen = new HashSet<>();
        for (int i = 0; i < clause.length(); i++) {
            forEachSubterm(clause.left[i], seen, action);
            if (bank.sort(clause.right[i]) != 0) {
                forEachSubterm(clause.right[i], seen, action);
            }
        }
    }

    private void forEachSubterm(int term, Set<Integer> seen, IntConsumer action) {
        if (bank.isVariable(term) || !seen.add(term)) {
            return;
        }
        action.accept(term);
        for (int i = 0, n = bank.arity(term); i < n; i++) {
            forEachSubterm(bank.argument(term, i), seen, action);
        }
    }
}
