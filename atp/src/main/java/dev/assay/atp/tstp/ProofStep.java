package dev.assay.atp.tstp;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;

/**
 * A line of a prover's proof.
 *
 * @param rule what it was inferred by, the outermost first; empty for a line of the input
 * @param parents the names of the steps that it was inferred from
 * @param source the name that the statement has in the problem, for a line of the input; otherwise empty
 */
public record ProofStep(
        String name, String role, String formula, List<String> rule, List<String> parents, String source) {
    public ProofStep {
        rule = List.copyOf(rule);
        parents = List.copyOf(parents);
    }

    /** Whether it is the contradiction. */
    public boolean isFalse() {
        return formula.equals("$false") || formula.equals("($false)");
    }

    /** The steps that the contradiction, or else the last step, was derived from, in their order. */
    public static List<ProofStep> pruned(List<ProofStep> steps) {
        if (steps.isEmpty()) {
            return steps;
        }
        var byName = new HashMap<String, ProofStep>();
        steps.forEach(s -> byName.put(s.name(), s));
        ProofStep end = steps.stream().filter(ProofStep::isFalse).findFirst().orElse(steps.getLast());
        var needed = new HashSet<String>();
        var agenda = new ArrayDeque<>(List.of(end.name()));
        while (!agenda.isEmpty()) {
            String next = agenda.pop();
            ProofStep step = byName.get(next);
            if (step != null && needed.add(next)) {
                agenda.addAll(step.parents());
            }
        }
        return steps.stream().filter(s -> needed.contains(s.name())).toList();
    }
}
