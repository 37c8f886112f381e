package dev.assay.prove.simp;

import dev.assay.logic.Term;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Resolution;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/** P₁ ⟶ … ⟶ Pₙ ⟶ C with variables to match. */
public record Rule(Thm source, Thm theorem, List<Term> premises, Term conclusion, int variables) {
    public static Rule of(Thm fact) {
        return of(fact, Flexible.of(fact));
    }

    /** The same about variables of these names, and not about any. */
    public static Rule of(Thm fact, Set<String> kept) {
        return of(fact, Flexible.of(fact, kept));
    }

    private static Rule of(Thm fact, Flexible flexible) {
        List<Term> premises = Resolution.premises(flexible.theorem().conclusion());
        Term conclusion = flexible.theorem().conclusion();
        for (int i = 0; i < premises.size(); i++) {
            conclusion = conclusion.arguments().get(1);
        }
        return new Rule(fact, flexible.theorem(), premises, conclusion, flexible.variables());
    }

    public static List<Rule> all(Collection<Thm> facts) {
        return facts.stream().map(Rule::of).toList();
    }
}
