package dev.assay.explore.pruning;

import dev.assay.explore.Law;
import dev.assay.explore.Term;
import dev.assay.explore.Term.App;
import dev.assay.explore.Term.Var;
import dev.assay.rewrite.egraph.EGraph;
import java.util.Arrays;

/** The least congruence in which instances of laws hold; variables are constants here. */
final class TermGraph extends EGraph<Law> {
    final Heads heads;

    TermGraph(Heads heads) {
        this.heads = heads;
    }

    /** The node of a term. */
    int add(Term term) {
        return switch (term) {
            case Var variable -> node(heads.of(variable));
            case App(var symbol, var arguments) ->
                node(heads.of(symbol), arguments.stream().mapToInt(this::add).toArray());
        };
    }

    /** The node of an equal term that differs only inside; the term's own if there is none. */
    int addEqual(Term term) {
        return switch (term) {
            case Var variable -> congruent(heads.of(variable));
            case App(var symbol, var arguments) -> {
                var below = new int[arguments.size()];
                for (int i = 0; i < below.length; i++) {
                    below[i] = addEqual(arguments.get(i));
                }
                yield congruent(heads.of(symbol), below);
            }
        };
    }

    boolean areEqual(Term left, Term right) {
        return equal(addEqual(left), addEqual(right));
    }

    void merge(Law law, Term left, Term right) {
        merge(addEqual(left), addEqual(right), law);
    }

    /** The term that a node is. */
    Term term(int node) {
        return heads.term(
                symbol(node),
                Arrays.stream(arguments(node)).mapToObj(this::term).toList());
    }
}
