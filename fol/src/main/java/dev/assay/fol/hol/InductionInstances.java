package dev.assay.fol.hol;

import dev.assay.fol.TypePatterns;
import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Induction rules made first-order: the predicate of a rule … ⟶ (∀x̄. P x̄) becomes what is conjectured of variables of
 * the right types, without generalisation.
 */
public final class InductionInstances {
    /** More instances than this of one rule do more harm than good. */
    private static final int MOST = 6;

    private InductionInstances() {}

    /** The instances of a rule, a formula whose free variables are universal, that prove the conjecture in one step. */
    public static List<Term> of(Term rule, Conjecture conjecture) {
        Term conclusion = rule;
        while (conclusion.isApplied(Hol.IMPLIES.name())
                && conclusion.arguments().size() == 2) {
            conclusion = conclusion.arguments().getLast();
        }
        while (conclusion instanceof App(var quantifier, Abs(var hint, var type, var body))
                && quantifier.isApplied(Hol.ALL)) {
            conclusion = body.instantiate(new Free(hint + " of the rule", type));
        }
        var result = new ArrayList<Term>();
        if (conclusion.head() instanceof Free predicate
                && conclusion.arguments().stream().allMatch(Free.class::isInstance)) {
            Term claim = Hol.mkImplies(conjecture.assumptions(), conjecture.conclusion());
            List<Free> variables = List.copyOf(conjecture.variables());
            List<Type> subjects =
                    conclusion.arguments().stream().map(Term::type).toList();
            for (List<Free> chosen : choices(variables, subjects.size())) {
                Map<Type.Var, Type> types = new HashMap<>();
                List<Type> own = chosen.stream().map(Free::type).toList();
                if (result.size() < MOST && TypePatterns.matchAll(subjects, own, types)) {
                    var typed = new Free(predicate.name(), predicate.type().substitute(types));
                    Term property = Term.lambda(chosen, claim);
                    result.add(rule.substituteTypes(types)
                            .substitute(Map.of(typed, property))
                            .betaNormal());
                }
            }
        }
        return result;
    }

    /** All ways to choose {@code count} different variables in some order. */
    private static List<List<Free>> choices(List<Free> variables, int count) {
        if (count == 0) {
            return List.of(List.of());
        }
        var result = new ArrayList<List<Free>>();
        for (List<Free> shorter : choices(variables, count - 1)) {
            for (Free v : variables) {
                if (!shorter.contains(v)) {
                    var longer = new ArrayList<>(shorter);
                    longer.add(v);
                    result.add(longer);
                }
            }
        }
        return result;
    }
}
