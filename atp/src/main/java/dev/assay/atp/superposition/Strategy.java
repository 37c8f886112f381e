package dev.assay.atp.superposition;

import dev.assay.fol.clause.Clause;
import dev.assay.run.Meter;
import java.util.List;

/**
 * How to search.
 *
 * @param keepsPassiveReduced whether clauses simplify others as soon as they are kept (as in Otter), and not only when it
 *     is their turn (as in Discount)
 * @param splits whether clauses are split into components that share no variables
 * @param axioms how many axioms are left out from the beginning
 */
record Strategy(
        String name,
        Ordering ordering,
        Selection selection,
        List<Queue.Spec> queues,
        boolean keepsPassiveReduced,
        boolean splits,
        Relevance axioms)
        implements Approach {
    Strategy {
        queues = List.copyOf(queues);
    }

    @Override
    public Judgement attempt(List<Clause> clauses, Meter meter) {
        return new Attempt(clauses, this).run(meter);
    }

    Strategy with(Relevance other) {
        return new Strategy(name, ordering, selection, queues, keepsPassiveReduced, splits, other);
    }

    Strategy splitting() {
        return new Strategy(name + "+split", ordering, selection, queues, keepsPassiveReduced, true, axioms);
    }

    Strategy keepingPassiveReduced() {
        return new Strategy(name + "+otter", ordering, selection, queues, true, splits, axioms);
    }
}
