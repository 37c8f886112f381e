package dev.assay.prove.simp;

import dev.assay.logic.Term;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Resolution;
import dev.assay.logic.rules.Rules;
import java.util.List;
import java.util.Optional;

/**
 * ⊢ P₁ ⟶ … ⟶ Pₙ ⟶ f xs = f ys, where a premise ∀zs. As ⟶ s = y zs says under which assumptions an argument may be
 * simplified, and what it then becomes.
 */
record CongruenceRule(Thm theorem, String head, int arity, List<Term> premises, Term left, int variables) {
    static Optional<CongruenceRule> of(Thm fact) {
        Flexible flexible = Flexible.of(fact);
        Term statement = flexible.theorem().conclusion();
        List<Term> premises = Resolution.premises(statement);
        Term conclusion = statement;
        for (int i = 0; i < premises.size(); i++) {
            conclusion = conclusion.arguments().get(1);
        }
        if (!conclusion.isApplied(Hol.EQ) || conclusion.arguments().size() != 2) {
            return Optional.empty();
        }
        Term left = Rules.sides(conclusion)[0];
        return left.head() instanceof Term.Const(var name, var _)
                ? Optional.of(new CongruenceRule(
                        flexible.theorem(), name, left.arguments().size(), premises, left, flexible.variables()))
                : Optional.empty();
    }
}
