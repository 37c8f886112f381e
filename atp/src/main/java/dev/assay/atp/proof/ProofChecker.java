package dev.assay.atp.proof;

import dev.assay.atp.proof.Proof.Premise;
import dev.assay.atp.proof.Proof.Step;
import dev.assay.fol.FolTerm;
import dev.assay.fol.FolTerm.Variable;
import dev.assay.fol.clause.Clause;
import dev.assay.fol.clause.Literal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Looks whether a proof is one, and knows nothing of how it was found. For all rules alike: the negation of the
 * conclusion, with its variables as constants, must contradict the instances of the premises by equality and unit
 * propagation alone. Names of split components are the exception, see {@link SplitCheck}.
 */
public final class ProofChecker {
    private final Set<Clause> problem;
    private final Proof proof;
    private final SplitCheck splits;

    private ProofChecker(Collection<Clause> problem, Proof proof) {
        this.problem = new HashSet<>(problem);
        this.proof = proof;
        this.splits = new SplitCheck(problem, proof);
    }

    /** What is wrong with a proof that claims to refute these clauses, if anything is. */
    public static Optional<String> complaint(Collection<Clause> problem, Proof proof) {
        return new ProofChecker(problem, proof).complaint();
    }

    private Optional<String> complaint() {
        if (proof.steps().isEmpty() || !proof.steps().getLast().literals().isEmpty()) {
            return Optional.of("the last step is not the empty clause");
        }
        for (int i = 0; i < proof.steps().size(); i++) {
            Step step = proof.steps().get(i);
            Optional<String> complaint = step.number() == i ? complaint(step) : Optional.of("is out of order");
            if (complaint.isPresent()) {
                return Optional.of("step " + i + " (" + step.rule().word() + ") " + complaint.get());
            }
        }
        return Optional.empty();
    }

    private Optional<String> complaint(Step step) {
        for (Premise premise : step.premises()) {
            if (premise.step() < 0 || premise.step() >= step.number()) {
                return Optional.of("uses step " + premise.step() + ", which does not come before it");
            }
            for (Map.Entry<Variable, FolTerm> binding : premise.substitution().entrySet()) {
                if (!binding.getKey().type().equals(binding.getValue().type())) {
                    return Optional.of("substitutes " + binding.getValue() + " for " + binding.getKey()
                            + ", which has another type");
                }
            }
        }
        return switch (step.rule()) {
            case INPUT -> input(step);
            case COMPONENT -> splits.component(step);
            case SPLIT -> splits.split(step);
            case SUPERPOSITION,
                    RESOLUTION,
                    EQUALITY_RESOLUTION,
                    EQUALITY_FACTORING,
                    FACTORING,
                    DEMODULATION,
                    REWRITING,
                    UNIT_DELETION,
                    CONTEXTUAL_CUTTING,
                    CONDENSATION,
                    SPLIT_CONFLICT ->
                follows(step)
                        ? Optional.empty()
                        : Optional.of("does not follow from its premises: "
                                + new Clause("", dev.assay.fol.Role.AXIOM, step.literals()));
        };
    }

    private Optional<String> input(Step step) {
        return step.origin().isPresent()
                        && problem.contains(step.origin().get())
                        && step.literals().equals(step.origin().get().literals())
                ? Optional.empty()
                : Optional.of("is no clause of the problem");
    }

    private boolean follows(Step step) {
        var facts = new Congruence();
        step.literals().forEach(l -> facts.assume(false, l));
        List<List<Literal>> instances = new ArrayList<>();
        for (Premise premise : step.premises()) {
            List<Literal> instance = proof.steps().get(premise.step()).literals().stream()
                    .map(l -> new Literal(l.isPositive(), l.atom().substitute(premise.substitution())))
                    .toList();
            instance.forEach(facts::mention);
            instances.add(instance);
        }
        boolean isChanged = true;
        while (isChanged && !facts.isContradictory()) {
            isChanged = false;
            for (List<Literal> instance : List.copyOf(instances)) {
                List<Literal> open =
                        instance.stream().filter(l -> !facts.refutes(l)).toList();
                if (open.isEmpty()) {
                    return true;
                }
                if (open.size() == 1) {
                    facts.assume(true, open.getFirst());
                    instances.remove(instance);
                    isChanged = true;
                }
            }
        }
        return facts.isContradictory();
    }
}
