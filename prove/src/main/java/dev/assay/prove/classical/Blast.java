package dev.assay.prove.classical;

import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.engine.Budget;
import dev.assay.logic.engine.Conjecture;
import dev.assay.logic.engine.Meter;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Resolution;
import dev.assay.logic.rules.Rules;
import dev.assay.prove.goal.ClassicalRules.Rule;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.ProofContext;
import dev.assay.prove.goal.Refinement;
import dev.assay.prove.metis.Metis;
import dev.assay.prove.simp.Effort;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A goal proved by connections between its assumptions, given facts, and those rules of the context that speak of the same. */
public final class Blast {
    /** Steps of superposition for a step of search: they are shorter. */
    private static final int INFERENCES = 3;

    private Blast() {}

    public static Optional<Refinement> prove(ProofContext context, Goal goal, List<Thm> facts, Auto.Search search) {
        Refinement unfolded = SetMembership.unfolded(context, goal);
        if (unfolded.isProved()) {
            return Optional.of(unfolded);
        }
        Goal rest = unfolded.goals().getFirst();
        List<Thm> all = new ArrayList<>(facts);
        all.addAll(rules(context, goal, rest, facts));
        Effort part = context.effort().part(search.steps);
        Optional<Thm> theorem = new ConnectionProver(context.signature(), part, search.depth).prove(rest, all);
        context.effort().spent(part, search.steps);
        return theorem.or(() -> superposed(context, rest, facts, search))
                .or(() -> {
                    all.addAll(SetMembership.about(context.theory(), known(goal, rest, facts)));
                    return superposed(context, rest, all, search);
                })
                .map(t -> Refinement.proved(unfolded.justification().apply(List.of(t))));
    }

    /** The constants that the goal and the facts speak of. */
    private static Set<String> known(Goal goal, Goal unfolded, List<Thm> facts) {
        Set<String> known = new HashSet<>();
        goal.proposition().constants().forEach(c -> known.add(c.name()));
        unfolded.proposition().constants().forEach(c -> known.add(c.name()));
        facts.forEach(f -> f.conclusion().constants().forEach(c -> known.add(c.name())));
        return known;
    }

    private static List<Thm> rules(ProofContext context, Goal goal, Goal unfolded, List<Thm> facts) {
        Set<String> known = known(goal, unfolded, facts);
        var result = new ArrayList<Thm>();
        for (List<Rule> rules : List.of(
                context.rules().safeIntros(),
                context.rules().safeElims(),
                context.rules().safeDests(),
                context.rules().intros(),
                context.rules().elims(),
                context.rules().dests())) {
            rules.stream()
                    .filter(r -> isAbout(r.theorem(), known))
                    .forEach(r -> result.add(Resolution.refuting(r.source())));
        }
        return result;
    }

    /** Equations are beyond connections between literals. */
    private static Optional<Thm> superposed(ProofContext context, Goal goal, List<Thm> facts, Auto.Search search) {
        if (context.effort().isExhausted()) {
            return Optional.empty();
        }
        var conjecture = new Conjecture("", Position.NONE, goal.assumptions(), goal.conclusion());
        Budget budget = Budget.UNLIMITED.withTime(context.effort().timeLeft()).withSteps(INFERENCES * search.steps);
        try (Meter meter = budget.start()) {
            return Metis.prove(context.signature(), facts, conjecture, meter)
                    .map(proof -> Rules.mps(
                            proof.theorem(),
                            goal.assumptions().stream()
                                    .map(a -> Thm.assume(context.signature(), a))
                                    .toList()));
        }
    }

    /** Whether a fact speaks of nothing but these constants. */
    static boolean isAbout(Thm fact, Set<String> known) {
        return fact.conclusion().constants().stream()
                .map(Term.Const::name)
                .allMatch(name -> name.startsWith("HOL.") || known.contains(name));
    }
}
