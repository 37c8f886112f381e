package dev.assay.prove.isar;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.prove.metis.Metis;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Whether each step of a proof can be done by metis as it will be written, before it is shown to anybody. */
public final class Preplay {
    private static final Budget STEP = Metis.worth(Duration.ofSeconds(2));

    private final StructuredProof proof;
    private final List<Thm> facts;
    private final Signature signature;
    private final Meter meter;

    private Preplay(StructuredProof proof, List<Thm> facts, Signature signature, Meter meter) {
        this.proof = proof;
        this.facts = facts;
        this.signature = signature;
        this.meter = meter;
    }

    public static boolean succeeds(StructuredProof proof, List<Thm> facts, Signature signature, Meter meter) {
        return new Preplay(proof, facts, signature, meter).all(proof.steps(), Set.of());
    }

    private boolean all(List<DirectStep> steps, Set<Integer> before) {
        Set<Integer> last = before;
        for (DirectStep step : steps) {
            if (!one(step, last)) {
                return false;
            }
            last = step.conclusion();
        }
        return true;
    }

    private boolean one(DirectStep step, Set<Integer> last) {
        return switch (step) {
            case DirectStep.Have(var premises, var conclusion) -> follows(premises, conclusion);
            case DirectStep.Cases cases ->
                cases.branches().stream().allMatch(b -> all(b.steps(), Set.of(b.assumption())))
                        && coversAll(cases, last);
        };
    }

    private boolean follows(Set<Set<Integer>> premises, Set<Integer> conclusion) {
        var needed = new ArrayList<Thm>();
        var assumed = new ArrayList<Term>();
        for (Set<Integer> premise : premises) {
            Integer fact =
                    premise.size() == 1 ? proof.facts().get(premise.iterator().next()) : null;
            if (fact != null) {
                needed.add(facts.get(fact));
            } else {
                assumed.add(proof.meaning(premise));
            }
        }
        return metis(needed, assumed, proof.meaning(conclusion));
    }

    /** From the alternatives, and what each leads to, follows what all lead to together. */
    private boolean coversAll(DirectStep.Cases cases, Set<Integer> alternatives) {
        var assumed = new ArrayList<Term>();
        assumed.add(proof.meaning(alternatives));
        for (DirectStep.Branch branch : cases.branches()) {
            assumed.add(dev.assay.logic.kernel.Hol.mkImplies(
                    proof.meaning(Set.of(branch.assumption())), proof.meaning(branch.conclusion())));
        }
        return metis(List.of(), assumed, proof.meaning(cases.conclusion()));
    }

    private boolean metis(List<Thm> needed, List<Term> assumed, Term conclusion) {
        try (Meter step = meter.child(STEP)) {
            return Metis.prove(signature, needed, new Conjecture("", Position.NONE, assumed, conclusion), step)
                    .isPresent();
        }
    }
}
