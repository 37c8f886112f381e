package dev.assay.explore.discovery;

import dev.assay.explore.Law;
import dev.assay.explore.Symbol;
import dev.assay.explore.Term;
import dev.assay.explore.Term.App;
import dev.assay.explore.Term.Var;
import dev.assay.explore.pruning.Pruner;

/** Under a symmetric condition a law also holds with the two constants swapped. */
record SwappingPruner(Pruner pruner, Symbol one, Symbol other) implements Pruner {
    @Override
    public void assume(Law law) {
        pruner.assume(law);
        Law swapped = Law.of(swap(law.left()), swap(law.right()));
        if (!swapped.equals(law)) {
            pruner.assume(swapped);
        }
    }

    private Term swap(Term term) {
        return switch (term) {
            case Var variable -> variable;
            case App(var symbol, var arguments) ->
                symbol == one
                        ? Term.of(other)
                        : symbol == other
                                ? Term.of(one)
                                : new App(
                                        symbol,
                                        arguments.stream().map(this::swap).toList());
        };
    }

    @Override
    public boolean proves(Term left, Term right) {
        return pruner.proves(left, right);
    }

    @Override
    public Term simplify(Term term) {
        return pruner.simplify(term);
    }
}
