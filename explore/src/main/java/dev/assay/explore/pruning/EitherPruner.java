package dev.assay.explore.pruning;

import dev.assay.explore.Law;
import dev.assay.explore.Term;

/** Sees what one of two pruners sees. */
public record EitherPruner(Pruner first, Pruner second) implements Pruner {
    @Override
    public void assume(Law law) {
        first.assume(law);
        second.assume(law);
    }

    @Override
    public boolean proves(Term left, Term right) {
        return first.proves(left, right) || second.proves(left, right);
    }

    @Override
    public Term simplify(Term term) {
        return second.simplify(first.simplify(term));
    }
}
