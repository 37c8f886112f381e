package dev.assay.prove.simp;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import java.util.Optional;

/** ⊢ P (f xs) = (cases), by which a choice inside a proposition becomes cases of the proposition. */
record SplitRule(Thm theorem, Free context, Term choice, int variables) {
    static Optional<SplitRule> of(Thm fact) {
        Flexible flexible = Flexible.of(fact);
        Thm theorem = flexible.theorem();
        return theorem.conclusion().isApplied(Hol.EQ)
                        && Rules.left(theorem) instanceof Term.App(Free context, var choice)
                        && PatternMatch.place(context) >= 0
                        && choice.head() instanceof Term.Const
                ? Optional.of(new SplitRule(theorem, context, choice, flexible.variables()))
                : Optional.empty();
    }

    String head() {
        return ((Term.Const) choice.head()).name();
    }

    /** Whether cases stand under a negation, as it is meant for assumptions. */
    boolean isForAssumptions() {
        return Rules.right(theorem).isApplied(Hol.NOT.name());
    }
}
