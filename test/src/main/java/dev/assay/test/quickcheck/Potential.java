package dev.assay.test.quickcheck;

import dev.assay.judge.Counterexample;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.run.Budget;
import dev.assay.run.BudgetExhausted;
import dev.assay.run.Meter;
import dev.assay.test.Options;
import dev.assay.test.Problem;
import dev.assay.test.SizedTester;
import dev.assay.test.Verdict;
import dev.assay.test.exhaustive.Exhaustive;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Values under which a test asks for something that no equation defines. They stand if the conjecture is false under them for
 * some choice of what is not defined: {@code hd [] = hd []} is true whatever {@code hd []} may be.
 */
final class Potential {
    /** How large the values get that are tried for what is not defined. */
    private static final int SIZES = 3;

    private static final Budget PART = Budget.UNLIMITED.withSteps(1_000_000);

    private Potential() {}

    static boolean stands(Problem problem, Counterexample counterexample, Options options, Meter meter) {
        Map<String, Term> named = new HashMap<>();
        counterexample.bindings().forEach(b -> named.put(b.name(), b.value()));
        Map<Free, Term> values = new HashMap<>();
        for (Free variable : problem.variables()) {
            Term value = named.get(variable.name());
            if (value == null || !value.frees().isEmpty()) {
                return false;
            }
            values.put(variable, value);
        }
        var closed = new Problem(
                problem.theory(),
                List.of(),
                problem.premises().stream().map(p -> p.substitute(values)).toList(),
                problem.conclusion().substitute(values));
        Options completing = options.with(List.of(new Options.Setting("complete_undefined", "true")));
        SizedTester.Prepared prepared = new Exhaustive().prepare(closed, completing);
        try (Meter part = meter.child(PART)) {
            for (int size = 1; size <= SIZES; size++) {
                if (prepared.test(size, part) instanceof Verdict.Refuted) {
                    return true;
                }
            }
            return false;
        } catch (BudgetExhausted e) {
            return false;
        }
    }
}
