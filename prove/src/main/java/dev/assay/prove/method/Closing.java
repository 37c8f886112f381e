package dev.assay.prove.method;

import dev.assay.logic.Term;
import dev.assay.logic.kernel.Hol;
import dev.assay.prove.classical.Witnesses;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.Refinement;
import dev.assay.prove.tactic.Connectives;
import dev.assay.prove.tactic.ProofContext;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How the end of a proof closes goals that are left. */
public final class Closing {
    private Closing() {}

    /** What is left of the goals when those are closed that can be; assumptions may tell unknowns. */
    public static GoalState atEnd(ProofContext context, GoalState state) {
        GoalState now = state;
        for (Optional<GoalState> next = determined(context, now); next.isPresent(); next = determined(context, now)) {
            now = next.get();
        }
        return now.each(goal -> atEnd(context, goal)).orElse(now);
    }

    /** With one goal fewer, whose unknowns are such that it is closed. */
    private static Optional<GoalState> determined(ProofContext context, GoalState state) {
        for (int i = 0; i < state.goals().size() && state.hasUnknowns(); i++) {
            int number = i;
            for (Map<String, Term> told :
                    Determination.of(context, state.goals().get(i), List.of())) {
                Optional<GoalState> result = state.told(told).flatMap(t -> closed(context, t, number, state));
                if (result.isPresent()) {
                    return result;
                }
            }
        }
        return Optional.empty();
    }

    /** Without the goal of that number; the steps that were made again may have closed one by themselves. */
    private static Optional<GoalState> closed(ProofContext context, GoalState told, int number, GoalState before) {
        int count = told.goals().size();
        if (count < before.goals().size()) {
            return Optional.of(told);
        }
        return count > before.goals().size()
                ? Optional.empty()
                : told.step((s, _) -> atEnd(context, s.goals().get(number)).map(r -> s.refined(number, r)));
    }

    /** By an assumption that is the goal, or that says of something what there is to be. */
    public static Optional<Refinement> atEnd(ProofContext context, Goal goal) {
        return byAssumption(context, goal)
                .or(() -> Witnesses.prove(context, goal, g -> conjuncts(context, g)))
                .or(() -> new Connectives(context)
                        .open(goal)
                        .flatMap(r -> atEnd(context, r.goals().getFirst()).map(p -> r.then(List.of(p)))));
    }

    /** By an assumption that is the goal. */
    public static Optional<Refinement> byAssumption(ProofContext context, Goal goal) {
        return FactMethods.assumption(context, List.of(), goal)
                .or(() -> new Connectives(context).introduce(goal).filter(Refinement::isProved));
    }

    /** Each part of a conjunction in this way. */
    private static Optional<Refinement> conjuncts(ProofContext context, Goal goal) {
        return goal.conclusion().isApplied(Hol.AND.name())
                ? new Connectives(context).introduce(goal).map(r -> r.thenEach(g -> conjuncts(context, g)))
                : byAssumption(context, goal);
    }
}
