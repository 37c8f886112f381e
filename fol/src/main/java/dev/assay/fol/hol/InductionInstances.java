package dev.assay.fol.hol;

import dev.assay.fol.TypePatterns;
import dev.assay.logic.Term;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.engine.Conjecture;
import dev.assay.logic.kernel.Hol;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Induction rules made first-order: the predicate of a rule … ⟶ P x becomes what is conjectured of each variable of the
 * right type, without generalisation.
 */
public final class InductionInstances {
    private InductionInstances() {}

    /** The instances of a rule, a formula whose free variables are universal, that prove the conjecture in one step. */
    public static List<Term> of(Term rule, Conjecture conjecture) {
        Term conclusion = rule;
        while (conclusion.isApplied(Hol.IMPLIES.name())
                && conclusion.arguments().size() == 2) {
            conclusion = conclusion.arguments().getLast();
        }
        var result = new ArrayList<Term>();
        if (conclusion instanceof App(Free predicate, Free subject)) {
            Term claim = Hol.mkImplies(conjecture.assumptions(), conjecture.conclusion());
            for (Free variable : conjecture.variables()) {
                Map<Type.Var, Type> types = new HashMap<>();
                if (TypePatterns.match(subject.type(), variable.type(), types)) {
                    Term typed = rule.substituteTypes(types);
                    var own = new Free(predicate.name(), predicate.type().substitute(types));
                    result.add(typed.substitute(Map.of(own, Term.lambda(variable, claim)))
                            .betaNormal());
                }
            }
        }
        return result;
    }
}
