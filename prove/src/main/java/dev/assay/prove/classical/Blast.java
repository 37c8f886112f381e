package dev.assay.prove.classical;

import dev.assay.logic.Term;
import dev.assay.logic.kernel.Thm;
import dev.assay.prove.goal.ClassicalRules.Rule;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.ProofContext;
import dev.assay.prove.goal.Refinement;
import dev.assay.prove.simp.Effort;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A goal proved by connections between its assumptions, given facts, and those rules of the context that speak of the same. */
public final class Blast {
    private Blast() {}

    public static Optional<Refinement> prove(ProofContext context, Goal goal, List<Thm> facts, Auto.Search search) {
        Set<String> known = new HashSet<>();
        goal.proposition().constants().forEach(c -> known.add(c.name()));
        facts.forEach(f -> f.conclusion().constants().forEach(c -> known.add(c.name())));
        var all = new ArrayList<>(facts);
        for (List<Rule> rules : List.of(
                context.rules().safeIntros(),
                context.rules().safeElims(),
                context.rules().safeDests(),
                context.rules().intros(),
                context.rules().elims(),
                context.rules().dests())) {
            rules.stream().filter(r -> isAbout(r, known)).forEach(r -> all.add(r.source()));
        }
        Refinement unfolded = SetMembership.unfolded(context, goal);
        if (unfolded.isProved()) {
            return Optional.of(unfolded);
        }
        Effort part = context.effort().part(search.steps);
        Optional<Thm> theorem = new ConnectionProver(context.signature(), part, search.depth)
                .prove(unfolded.goals().getFirst(), all);
        context.effort().spent(part, search.steps);
        return theorem.map(t -> Refinement.proved(unfolded.justification().apply(List.of(t))));
    }

    private static boolean isAbout(Rule rule, Set<String> known) {
        return rule.theorem().conclusion().constants().stream()
                .map(Term.Const::name)
                .allMatch(name -> name.startsWith("HOL.") || known.contains(name));
    }
}
