package dev.assay.prove.isar;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.proof.FactReference;
import dev.assay.logic.proof.FoundProof;
import dev.assay.logic.proof.FoundProof.Statement;
import dev.assay.logic.proof.FoundProof.Step;
import dev.assay.logic.proof.Method;
import dev.assay.logic.proof.ProofStep;
import dev.assay.logic.proof.ProofStep.Kind;
import dev.assay.logic.proof.ProofStep.Link;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The steps of a proof as they are stated, with a name for all that later steps use. */
public final class DirectProof {
    private final StructuredProof proof;
    private final Conjecture goal;
    private final Map<Set<Integer>, String> names = new HashMap<>();
    private int supply;

    private DirectProof(StructuredProof proof, Conjecture goal) {
        this.proof = proof;
        this.goal = goal;
    }

    /** {@code by (metis f g)}. */
    public static ProofStep.By byMetis(Collection<String> facts) {
        return ProofStep.By.of(
                Method.named("metis", facts.stream().map(FactReference::named).toList()));
    }

    /** @param facts the names of those that the proof uses by their numbers */
    public static FoundProof of(StructuredProof proof, Conjecture goal, List<String> facts) {
        return new DirectProof(proof, goal).steps(facts);
    }

    private FoundProof steps(List<String> facts) {
        var steps = new ArrayList<Step>();
        proof.facts().forEach((atom, fact) -> names.put(Set.of(atom), facts.get(fact)));
        for (int i = 0; i < goal.assumptions().size(); i++) {
            Term assumption = goal.assumptions().get(i);
            String label = "a" + (i + 1);
            steps.add(new Step.Assume(label, List.of(new Statement.Says(assumption))));
            proof.meanings().forEach((atom, meaning) -> {
                if (meaning.equals(assumption)) {
                    names.put(Set.of(atom), label);
                }
            });
        }
        steps.addAll(steps(proof.steps(), true));
        return FoundProof.inSteps(steps);
    }

    private List<Step> steps(List<DirectStep> steps, boolean isOutermost) {
        var result = new ArrayList<Step>();
        for (int i = 0; i < steps.size(); i++) {
            boolean isLast = isOutermost && i == steps.size() - 1;
            switch (steps.get(i)) {
                case DirectStep.Have(var premises, var conclusion) -> {
                    var used = new TreeSet<String>();
                    premises.forEach(p -> used.add(names.get(p)));
                    result.add(stated(Optional.empty(), conclusion, used, isLast));
                }
                case DirectStep.Cases cases -> {
                    cases.branches().stream()
                            .filter(branch -> !branch.steps().isEmpty())
                            .forEach(branch -> result.add(branch(branch)));
                    result.add(stated(Optional.of(Link.ULTIMATELY), cases.conclusion(), Set.of(), isLast));
                }
            }
        }
        return result;
    }

    private Step stated(Optional<Link> link, Set<Integer> clause, Set<String> facts, boolean isLast) {
        var byMetis = new FoundProof.InOneStep(List.of(), byMetis(facts));
        if (isLast && clause.equals(Set.of(Inference.GOAL))) {
            Statement shown =
                    goal.assumptions().isEmpty() ? new Statement.Thesis() : new Statement.Says(goal.conclusion());
            return new Step.State(link, Kind.SHOW, "", shown, byMetis);
        }
        String label = "f" + ++supply;
        names.put(clause, label);
        return new Step.State(link, Kind.HAVE, label, new Statement.Says(proof.meaning(clause)), byMetis);
    }

    private Step branch(DirectStep.Branch branch) {
        String label = "c" + ++supply;
        Set<Integer> assumption = Set.of(branch.assumption());
        names.put(assumption, label);
        var outer = new HashMap<>(names);
        var steps = new ArrayList<Step>();
        steps.add(new Step.Assume(label, List.of(new Statement.Says(proof.meaning(assumption)))));
        steps.addAll(steps(branch.steps(), false));
        names.clear();
        names.putAll(outer);
        return new Step.Block(Optional.of(Link.MOREOVER), steps);
    }
}
