package dev.assay.prove.classical;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Fact;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.Refinement;
import dev.assay.prove.tactic.ProofContext;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A variable that is a pair and a member of something is written as its parts, which rules for relations ask for. */
final class Pairs {
    private static final String PRODUCT = "Product_Type.prod";
    private static final String SURJECTIVE = "Product_Type.surj_pair";

    private Pairs() {}

    /**
     * <pre>
     *        Γ ⊢? C
     *  ────────────────────  (p ∈ S in Γ or C; x, y new)
     *   Γ, p = (x, y) ⊢? C
     * </pre>
     */
    static Optional<Refinement> split(ProofContext context, Goal goal) {
        return context.theory()
                .fact(SURJECTIVE)
                .map(Fact::theorems)
                .flatMap(facts -> member(goal).map(p -> split(context, goal, facts.getFirst(), p)));
    }

    private static Refinement split(ProofContext context, Goal goal, Thm surjective, Free p) {
        List<Type> parts = ((Type.Con) p.type()).arguments();
        Thm known = Rules.instance(
                surjective.transfer(context.signature()),
                Map.of(Type.var("'a"), parts.get(0), Type.var("'b"), parts.get(1)),
                Map.of("p", p));
        Set<String> taken = new HashSet<>(context.names());
        goal.frees().forEach(v -> taken.add(v.name()));
        Free x = ProofContext.fresh(taken, "x", parts.get(0));
        Free y = ProofContext.fresh(taken, "y", parts.get(1));
        Term first = Term.app(known.conclusion().arguments().getFirst(), x).betaNormal();
        Term equation = Term.app(first.arguments().getFirst(), y).betaNormal();
        return Refinement.to(
                goal.assuming(equation),
                t -> Rules.exElim(known, x, Rules.exElim(Thm.assume(context.signature(), first), y, t)));
    }

    /** A variable that is a pair, a member of a set, and not yet known by its parts. */
    private static Optional<Free> member(Goal goal) {
        var members = new ArrayList<Free>();
        var all = new ArrayList<>(goal.assumptions());
        all.add(goal.conclusion());
        for (Term p : all) {
            Term atom = p.isApplied(Hol.NOT.name()) ? p.arguments().getFirst() : p;
            if (atom.isApplied("Set.member")
                    && atom.arguments().getFirst() instanceof Free v
                    && v.type() instanceof Type.Con(var name, var _)
                    && name.equals(PRODUCT)) {
                members.add(v);
            }
        }
        return members.stream()
                .filter(v -> goal.assumptions().stream().noneMatch(a -> isKnown(a, v)))
                .findFirst();
    }

    private static boolean isKnown(Term assumption, Free v) {
        return assumption.isApplied(Hol.EQ) && assumption.arguments().contains(v);
    }
}
