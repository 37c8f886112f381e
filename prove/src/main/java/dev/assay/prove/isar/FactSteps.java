package dev.assay.prove.isar;

import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.FactReference;
import dev.assay.logic.proof.Name;
import dev.assay.logic.proof.NamedFacts;
import dev.assay.logic.proof.ProofStep;
import dev.assay.prove.method.SimplifierMethods;
import dev.assay.prove.tactic.ProofContext;
import java.util.ArrayList;
import java.util.List;

/** Steps that name and gather facts: {@code from}, {@code using}, {@code note}, {@code also}. */
final class FactSteps {
    private final Walk walk;

    FactSteps(Walk walk) {
        this.walk = walk;
    }

    void facts(ProofStep.Use use, List<FactReference> references) {
        List<Thm> facts = walk.read(references);
        Block b = walk.block();
        switch (use) {
            case THEN -> b.isChained = true;
            case FROM -> walk.chain(facts);
            case WITH -> {
                var all = new ArrayList<>(facts);
                all.addAll(b.facts);
                walk.chain(all);
            }
            case USING -> walk.pending().facts.addAll(facts);
            case UNFOLDING -> {
                OpenGoal goal = walk.pending();
                ProofContext context = walk.proofContext();
                goal.state = goal.state
                        .each(SimplifierMethods.unfold(context, facts))
                        .orElse(goal.state);
                List<Thm> unfolded = goal.facts.stream()
                        .map(f -> Unfolded.fact(context, f, facts))
                        .toList();
                goal.facts.clear();
                goal.facts.addAll(unfolded);
            }
            case SUPPLY -> {
                for (FactReference reference : references) {
                    b.context = b.context.withFact(
                            "supplied " + b.context.theory().factNames().size(),
                            walk.read(List.of(reference)),
                            reference.attributes());
                }
            }
        }
    }

    void note(List<NamedFacts> notes) {
        var all = new ArrayList<Thm>();
        for (NamedFacts named : notes) {
            var attributes = new ArrayList<>(named.binding().attributes());
            named.facts().forEach(f -> attributes.addAll(f.attributes()));
            List<Thm> facts = walk.block()
                    .context
                    .changed(walk.read(named.facts()), named.binding().attributes());
            Name name = named.binding().name();
            String called = name == null
                    ? "noted " + walk.block().context.theory().factNames().size()
                    : name.text();
            walk.block().context = walk.block().context.withFact(called, facts, attributes);
            all.addAll(facts);
        }
        walk.setFacts(all);
    }

    void calculate(ProofStep.Link link, List<FactReference> rules) {
        Calculation.step(walk.block(), link, walk.read(rules), walk.position()).ifPresent(walk::chain);
    }
}
