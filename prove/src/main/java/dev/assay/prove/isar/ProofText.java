package dev.assay.prove.isar;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/** Proofs as text for a theory. */
public final class ProofText {
    private final Conjecture goal;
    private final List<String> factNames;
    private final Function<Term, String> printer;
    private final Map<Set<Integer>, String> labels = new HashMap<>();
    private final List<String> lines = new ArrayList<>();
    private int supply;

    private ProofText(Conjecture goal, List<String> factNames, Function<Term, String> printer) {
        this.goal = goal;
        this.factNames = factNames;
        this.printer = printer;
    }

    /** {@code by (metis f g)}. */
    public static String oneLine(List<String> factNames) {
        return factNames.isEmpty() ? "by metis" : "by (metis " + String.join(" ", factNames) + ")";
    }

    /** {@code proof - … qed}, where facts have these names and terms are printed like this. */
    public static String structured(
            StructuredProof proof, Conjecture goal, List<String> factNames, Function<Term, String> printer) {
        return new ProofText(goal, factNames, printer).write(proof);
    }

    private String write(StructuredProof proof) {
        lines.add("proof -");
        proof.facts().forEach((atom, fact) -> labels.put(Set.of(atom), factNames.get(fact)));
        for (int i = 0; i < goal.assumptions().size(); i++) {
            Term assumption = goal.assumptions().get(i);
            String label = "a" + (i + 1);
            lines.add("  assume " + label + ": " + quoted(assumption));
            proof.meanings().forEach((atom, meaning) -> {
                if (meaning.equals(assumption)) {
                    labels.put(Set.of(atom), label);
                }
            });
        }
        steps(proof, proof.steps(), "  ", true);
        lines.add("qed");
        return String.join("\n", lines);
    }

    private String quoted(Term term) {
        return "\"" + printer.apply(term) + "\"";
    }

    private String shown(boolean isLast, StructuredProof proof, Set<Integer> clause) {
        if (isLast && clause.equals(Set.of(Inference.GOAL))) {
            return "show " + (goal.assumptions().isEmpty() ? "?thesis" : quoted(goal.conclusion()));
        }
        String label = "f" + ++supply;
        labels.put(clause, label);
        return "have " + label + ": " + quoted(proof.meaning(clause));
    }

    private void steps(StructuredProof proof, List<DirectStep> steps, String indent, boolean isOutermost) {
        for (int i = 0; i < steps.size(); i++) {
            boolean isLast = isOutermost && i == steps.size() - 1;
            switch (steps.get(i)) {
                case DirectStep.Have(var premises, var conclusion) -> {
                    var names = new TreeSet<String>();
                    premises.forEach(p -> names.add(labels.get(p)));
                    lines.add(indent + shown(isLast, proof, conclusion) + " " + oneLine(List.copyOf(names)));
                }
                case DirectStep.Cases cases -> cases(proof, cases, indent, isLast);
            }
        }
    }

    private void cases(StructuredProof proof, DirectStep.Cases cases, String indent, boolean isLast) {
        for (DirectStep.Branch branch : cases.branches()) {
            if (branch.steps().isEmpty()) {
                continue;
            }
            String label = "c" + ++supply;
            Set<Integer> assumption = Set.of(branch.assumption());
            labels.put(assumption, label);
            lines.add(indent + "moreover");
            lines.add(indent + "{ assume " + label + ": " + quoted(proof.meaning(assumption)));
            var outer = new HashMap<>(labels);
            steps(proof, branch.steps(), indent + "  ", false);
            labels.clear();
            labels.putAll(outer);
            lines.set(lines.size() - 1, lines.getLast() + " }");
        }
        lines.add(indent + "ultimately " + shown(isLast, proof, cases.conclusion()) + " by metis");
    }
}
