package dev.assay.prove.method;

import dev.assay.logic.kernel.Hol;
import dev.assay.prove.classical.Witnesses;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.Refinement;
import dev.assay.prove.tactic.Connectives;
import dev.assay.prove.tactic.ProofContext;
import java.util.List;
import java.util.Optional;

/** How the end of a proof closes goals that are left. */
public final class Closing {
    private Closing() {}

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
