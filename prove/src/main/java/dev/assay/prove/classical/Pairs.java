package dev.assay.prove.classical;

import dev.assay.logic.HolNames;
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

/** A variable that is a pair is written as its parts, which rules for relations and equations with pairs ask for. */
final class Pairs {
    private static final String SURJECTIVE = "Product_Type.surj_pair";

    private Pairs() {}

    /**
     * <pre>
     *        Γ ⊢? C
     *  ────────────────────  (x, y new)
     *   Γ, p = (x, y) ⊢? C
     * </pre>
     */
    static Optional<Refinement> split(ProofContext context, Goal goal) {
        return context.theory()
                .fact(SURJECTIVE)
                .map(Fact::theorems)
                .flatMap(facts -> pair(context, goal).map(p -> split(context, goal, facts.getFirst(), p)));
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

    /** A variable that is a pair, and not yet known by its parts: a member of a set, or one that only the goal speaks of. */
    private static Optional<Free> pair(ProofContext context, Goal goal) {
        var members = new HashSet<Term>();
        var all = new ArrayList<>(goal.assumptions());
        all.add(goal.conclusion());
        for (Term p : all) {
            Term atom = p.isApplied(Hol.NOT.name()) ? p.arguments().getFirst() : p;
            if (atom.isApplied(HolNames.MEMBER)) {
                members.add(atom.arguments().getFirst());
            }
        }
        return goal.frees().stream()
                .filter(v -> v.type() instanceof Type.Con(var name, var _) && name.equals(HolNames.PROD))
                .filter(v -> members.contains(v) || !context.names().contains(v.name()))
                .filter(v -> goal.assumptions().stream().noneMatch(a -> isKnown(a, v)))
                .findFirst();
    }

    private static boolean isKnown(Term assumption, Free v) {
        return assumption.isApplied(Hol.EQ) && assumption.arguments().contains(v);
    }
}
