package dev.assay.explore.pruning;

import dev.assay.explore.Law;
import dev.assay.explore.Term;
import dev.assay.explore.Term.App;
import dev.assay.explore.pruning.Proof.Step;
import dev.assay.rewrite.egraph.Link;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How an equation follows from instances of laws: the path between its sides, where links by congruence are explained in turn. */
final class Explanation {
    /** An instance of a law; variables are constants here. */
    record Instance(Law law, Term left, Term right) {}

    private final TermGraph graph;
    private final List<Step> steps = new ArrayList<>();

    private Explanation(TermGraph graph) {
        this.graph = graph;
    }

    static Optional<Proof> of(Term left, Term right, List<Instance> instances) {
        var graph = new TermGraph(new Heads());
        int from = graph.add(left);
        int to = graph.add(right);
        for (Instance instance : instances) {
            graph.merge(graph.add(instance.left), graph.add(instance.right), instance.law);
        }
        if (!graph.equal(from, to)) {
            return Optional.empty();
        }
        var explanation = new Explanation(graph);
        explanation.explain(from, to);
        return Optional.of(new Proof(left, explanation.steps));
    }

    private void explain(int from, int to) {
        for (Link<Law> link : graph.path(from, to)) {
            switch (link) {
                case Link.Given<Law> given -> steps.add(new Step(given.reason(), graph.term(given.to())));
                case Link.Congruence<Law> congruence -> explain(congruence);
            }
        }
    }

    /** One argument after the other. */
    private void explain(Link.Congruence<Law> link) {
        App start = (App) graph.term(link.from());
        var arguments = new ArrayList<>(start.arguments());
        for (int i = 0; i < arguments.size(); i++) {
            var inner = new Explanation(graph);
            inner.explain(graph.arguments(link.from())[i], graph.arguments(link.to())[i]);
            for (Step step : inner.steps) {
                arguments.set(i, step.term());
                steps.add(new Step(step.law(), new App(start.symbol(), arguments)));
            }
        }
    }
}
