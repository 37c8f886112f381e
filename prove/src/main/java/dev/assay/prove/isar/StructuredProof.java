package dev.assay.prove.isar;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Fresh;
import dev.assay.logic.kernel.Hol;
import dev.assay.prove.metis.Origin;
import dev.assay.prove.metis.Refutation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * A refutation as a direct proof, with what its numbers mean.
 *
 * @param meanings what each atom says; nothing for a fact of the theory
 * @param facts which fact of the theory an atom is
 */
public record StructuredProof(List<DirectStep> steps, Map<Integer, Term> meanings, Map<Integer, Integer> facts) {
    public StructuredProof {
        steps = List.copyOf(steps);
        meanings = Map.copyOf(meanings);
        facts = Map.copyOf(facts);
    }

    /** The direct proof of a goal; steps of the refutation that are used once only are merged with what uses them. */
    public static StructuredProof of(Refutation refutation, Conjecture goal) {
        return new Builder(refutation, goal).build();
    }

    /** What a clause of atoms says. */
    public Term meaning(Set<Integer> clause) {
        return Hol.disjunction(new TreeSet<>(clause).stream().map(meanings::get).toList());
    }

    private static final class Builder {
        /** A merged step must not need more than this many facts. */
        private static final int MOST_FACTS = 3;

        private final List<Refutation.Step> steps;
        private final Conjecture goal;
        private final Map<Integer, Term> meanings = new HashMap<>();
        private final Map<Integer, Integer> facts = new HashMap<>();
        private final Map<Origin, Integer> sources = new LinkedHashMap<>();
        private final Map<Integer, Set<Integer>> premises = new HashMap<>();
        private final Set<Integer> kept = new LinkedHashSet<>();

        Builder(Refutation refutation, Conjecture goal) {
            this.steps = refutation.steps();
            this.goal = goal;
        }

        StructuredProof build() {
            meanings.put(Inference.GOAL, goal.conclusion());
            sources();
            merge();
            var inferences = new ArrayList<Inference>();
            var tainted = new HashSet<Integer>(Set.of(Inference.GOAL));
            for (int step : kept) {
                Set<Integer> of = premises.get(step);
                var negated = new HashSet<>(of);
                negated.retainAll(tainted);
                var own = new HashSet<>(of);
                own.removeAll(tainted);
                int last = steps.size() - 1;
                int atom = atom(step);
                if (!negated.isEmpty()) {
                    tainted.add(atom);
                }
                if (step != last) {
                    meanings.put(atom, meaning(steps.get(step), !negated.isEmpty()));
                }
                inferences.add(new Inference(own, negated, step == last ? Optional.empty() : Optional.of(atom)));
            }
            return new StructuredProof(Redirection.of(inferences), meanings, facts);
        }

        /** Facts, assumptions and the negated goal get the first numbers. */
        private void sources() {
            for (Refutation.Step step : steps) {
                step.origin().ifPresent(origin -> {
                    switch (origin) {
                        case Origin.NegatedGoal _ -> sources.put(origin, Inference.GOAL);
                        case Origin.OfFact(var number) -> {
                            int atom = sources.computeIfAbsent(origin, _ -> sources.size() + 1);
                            facts.put(atom, number);
                        }
                        case Origin.OfAssumption(var number) -> {
                            int atom = sources.computeIfAbsent(origin, _ -> sources.size() + 1);
                            meanings.put(atom, goal.assumptions().get(number));
                        }
                        case Origin.Logic _ -> {}
                    }
                });
            }
        }

        private int atom(int step) {
            return sources.size() + 2 + step;
        }

        /** Decides which derived steps are shown, and what each of them follows from. */
        private void merge() {
            int[] uses = new int[steps.size()];
            steps.forEach(s -> s.premises().forEach(p -> uses[p]++));
            for (int i = 0; i < steps.size(); i++) {
                Refutation.Step step = steps.get(i);
                var from = new LinkedHashSet<Integer>();
                step.origin().map(sources::get).ifPresent(from::add);
                for (int p : step.premises()) {
                    from.addAll(kept.contains(p) ? Set.of(atom(p)) : premises.get(p));
                }
                premises.put(i, from);
                boolean isLast = i == steps.size() - 1;
                boolean isDerived = step.origin().isEmpty();
                boolean isWorth = (uses[i] > 1 || from.size() > MOST_FACTS) && !isTrivial(step);
                if (isLast || isDerived && step.isSayable() && isWorth) {
                    kept.add(i);
                }
            }
        }

        /** Whether it says no more than that something is itself, or denies that. */
        private static boolean isTrivial(Refutation.Step step) {
            return step.literals().stream()
                    .map(l -> l.isApplied(Hol.NOT.name()) ? l.arguments().getFirst() : l)
                    .allMatch(atom -> atom.isApplied(Hol.EQ)
                            && atom.arguments().size() == 2
                            && atom.arguments().get(0).equals(atom.arguments().get(1)));
        }

        /** The clause for all values of its variables, or its negation: for some values, no literal holds. */
        private Term meaning(Refutation.Step step, boolean isNegated) {
            var names = new Fresh(goal.propositions());
            var renaming = new HashMap<Free, Term>();
            var variables = new ArrayList<Free>();
            for (Term literal : step.literals()) {
                for (Free v : literal.frees()) {
                    if (Refutation.isVariable(v) && !renaming.containsKey(v)) {
                        Free named = names.variable("x", v.type());
                        renaming.put(v, named);
                        variables.add(named);
                    }
                }
            }
            List<Term> literals =
                    step.literals().stream().map(l -> l.substitute(renaming)).toList();
            return isNegated
                    ? Hol.mkEx(
                            variables,
                            Hol.conjunction(
                                    literals.stream().map(Builder::negated).toList()))
                    : Hol.mkAll(variables, Hol.disjunction(literals));
        }

        private static Term negated(Term literal) {
            return literal.isApplied(Hol.NOT.name()) ? literal.arguments().getFirst() : Hol.mkNot(literal);
        }
    }
}
