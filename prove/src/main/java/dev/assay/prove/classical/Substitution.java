package dev.assay.prove.classical;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Iterated;
import dev.assay.logic.rules.Rules;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.Refinement;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A variable that an assumption says to be equal to something is replaced by that. */
public final class Substitution {
    private Substitution() {}

    /**
     * <pre>
     *       Γ, t = x ⊢? C
     *  ──────────────────────  (x not in t)
     *    Γ[t/x] ⊢? C[t/x]
     * </pre>
     *
     * The simplifier does the same for {@code x = t}.
     */
    public static Optional<Refinement> substitute(Signature signature, Goal goal) {
        for (Term assumption : goal.assumptions()) {
            if (assumption.isApplied(Hol.EQ)
                    && assumption.arguments().size() == 2
                    && assumption.arguments().get(1) instanceof Free x
                    && !assumption.arguments().get(0).frees().contains(x)) {
                Goal rest = goal.without(assumption);
                if (rest.frees().contains(x)) {
                    return Optional.of(
                            substitute(signature, rest, assumption.arguments().get(0), x));
                }
            }
        }
        return Optional.empty();
    }

    private static Refinement substitute(Signature signature, Goal rest, Term t, Free x) {
        Map<Free, Term> replacement = Map.of(x, t);
        List<Term> assumptions = rest.assumptions().stream()
                .map(a -> a.substitute(replacement))
                .distinct()
                .toList();
        // (λx. Γ ⟶ C) t = (λx. Γ ⟶ C) x
        Thm same = Rules.apTerm(Term.lambda(x, rest.proposition()), Thm.assume(signature, Hol.mkEq(t, x)));
        Term replaced = rest.proposition().substitute(replacement);
        return Refinement.to(new Goal(assumptions, rest.conclusion().substitute(replacement)), theorem -> {
            List<Term> all = rest.assumptions().stream()
                    .map(a -> a.substitute(replacement))
                    .toList();
            Thm whole = Rules.convert(Iterated.dischs(all, theorem), replaced);
            Thm back = Thm.eqMp(same, Rules.convert(whole, Rules.left(same)));
            return Rules.mps(
                    Rules.convert(back, rest.proposition()),
                    rest.assumptions().stream()
                            .map(a -> Thm.assume(signature, a))
                            .toList());
        });
    }
}
