package dev.assay.prove.isar;

import dev.assay.logic.kernel.Thm;
import dev.assay.prove.simp.SimpSet;
import dev.assay.prove.simp.Simplifier;
import dev.assay.prove.tactic.ProofContext;
import java.util.List;

/** Facts with definitions unfolded. */
final class Unfolded {
    private Unfolded() {}

    static Thm fact(ProofContext context, Thm fact, List<Thm> equations) {
        return new Simplifier(
                        SimpSet.EMPTY.only(equations),
                        context.signature(),
                        context.effort(),
                        context.names(),
                        Simplifier.Assumptions.IGNORED)
                .conv()
                .on(fact);
    }
}
