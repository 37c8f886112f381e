package dev.assay.prove.method;

import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.Refinement;
import dev.assay.prove.tactic.Connectives;
import dev.assay.prove.tactic.ProofContext;
import java.util.List;
import java.util.Optional;

/** How the end of a proof closes goals that are left. */
public final class Closing {
    private Closing() {}

    /** By an assumption that is the goal. */
    public static Optional<Refinement> byAssumption(ProofContext context, Goal goal) {
        return FactMethods.assumption(context, List.of(), goal)
                .or(() -> new Connectives(context).introduce(goal).filter(Refinement::isProved));
    }
}
