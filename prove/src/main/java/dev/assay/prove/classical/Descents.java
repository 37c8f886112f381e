package dev.assay.prove.classical;

import dev.assay.logic.Term;
import dev.assay.logic.define.termination.DescentProver;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.theory.Theory;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.Refinement;
import dev.assay.prove.simp.Effort;
import dev.assay.prove.tactic.ProofContext;
import java.util.Optional;

/** What {@code auto} shows of measures without any search: rewriting, the steps that lose nothing, and arithmetic. */
public final class Descents implements DescentProver {
    @Override
    public Optional<Thm> prove(Theory theory, Term goal) {
        var context = ProofContext.of(theory, Effort.usual());
        return new Auto(context, Auto.Search.NONE)
                .then(new Arith(context))
                .or(new Arith(context))
                .apply(Goal.of(goal))
                .filter(Refinement::isProved)
                .map(Refinement::theorem)
                .filter(theorem -> theorem.conclusion().equals(goal));
    }
}
