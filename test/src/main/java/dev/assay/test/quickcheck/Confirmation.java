package dev.assay.test.quickcheck;

import dev.assay.judge.Counterexample;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.evaluate.Evaluator;
import dev.assay.logic.evaluate.Truth;
import dev.assay.logic.kernel.Hol;
import dev.assay.run.Budget;
import dev.assay.run.BudgetExhausted;
import dev.assay.run.Meter;
import dev.assay.test.goal.Problems;
import java.util.HashMap;
import java.util.Map;

/** What the evaluator, which knows nothing of compiled code, says of a counterexample. */
public enum Confirmation {
    /** The conjecture is false under it. */
    CONFIRMED,
    /** The evaluator cannot tell. */
    UNCONFIRMED,
    /** The conjecture is true under it: the tester is wrong. */
    CONTRADICTED;

    private static final Budget PART = Budget.UNLIMITED.withSteps(2_000_000);

    static Confirmation of(Problems.Instance instance, Counterexample counterexample, Meter meter) {
        Map<String, Term> named = new HashMap<>();
        counterexample.bindings().forEach(b -> named.put(b.name(), b.value()));
        Map<Free, Term> values = new HashMap<>();
        for (Free variable : instance.problem().variables()) {
            if (named.containsKey(variable.name())) {
                values.put(instance.original(variable), named.get(variable.name()));
            }
        }
        if (values.values().stream().anyMatch(v -> !v.frees().isEmpty())) {
            return UNCONFIRMED;
        }
        try (Meter part = meter.child(PART)) {
            var evaluator = new Evaluator(instance.problem().theory(), part);
            Truth whole = evaluator.truth(Hol.mkImplies(instance.assumptions(), instance.conclusion()), values);
            if (whole != Truth.UNKNOWN) {
                return whole == Truth.FALSE ? CONFIRMED : CONTRADICTED;
            }
            // A quantifier over an infinite type may be undecided, and yet fail for the value that was found for it.
            return instance.isLifted() ? UNCONFIRMED : fails(evaluator, instance, values);
        } catch (BudgetExhausted e) {
            return UNCONFIRMED;
        }
    }

    private static Confirmation fails(Evaluator evaluator, Problems.Instance instance, Map<Free, Term> values) {
        Truth conclusion = evaluator.truth(instance.problem().conclusion(), values);
        if (conclusion != Truth.FALSE) {
            return conclusion == Truth.TRUE ? CONTRADICTED : UNCONFIRMED;
        }
        Confirmation result = CONFIRMED;
        for (Term premise : instance.problem().premises()) {
            Truth truth = evaluator.truth(premise, values);
            if (truth == Truth.FALSE) {
                return CONTRADICTED;
            }
            result = truth == Truth.TRUE ? result : UNCONFIRMED;
        }
        return result;
    }
}
