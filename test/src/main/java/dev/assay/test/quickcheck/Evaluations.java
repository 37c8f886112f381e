package dev.assay.test.quickcheck;

import dev.assay.judge.Counterexample;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.test.Verdict;
import dev.assay.test.goal.Problems;
import dev.assay.test.run.Evaluation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The values of further terms under a counterexample. */
final class Evaluations {
    /** For all of them together, each call of a function being one. */
    private static final long STEPS = 200_000_000;

    private Evaluations() {}

    static Finding add(Finding finding, Quickcheck.Request request, List<Problems.Instance> instances) {
        if (request.terms().isEmpty()
                || !(finding.verdict() instanceof Verdict.Refuted(var counterexample, var isGenuine))) {
            return finding;
        }
        Problems.Instance instance = instances.stream()
                .filter(i -> i.label().equals(finding.instance()))
                .findFirst()
                .orElseThrow();
        Map<String, Term> named = new HashMap<>();
        counterexample.bindings().forEach(b -> named.put(b.name(), b.value()));
        var evaluations = new ArrayList<Counterexample.Evaluation>();
        try (Meter meter = Budget.UNLIMITED.withSteps(STEPS).start()) {
            for (Term term : request.terms()) {
                Term ground = instance.apply(term);
                Map<Free, Term> values = new HashMap<>();
                ground.frees().stream()
                        .filter(v -> named.containsKey(v.name()))
                        .forEach(v -> values.put(v, named.get(v.name())));
                if (Evaluation.of(request.theory(), ground.substitute(values), meter)
                        instanceof Evaluation.Evaluated(var value)) {
                    evaluations.add(new Counterexample.Evaluation(term, value));
                }
            }
        }
        return new Finding(
                new Verdict.Refuted(new Counterexample(counterexample.bindings(), evaluations), isGenuine),
                finding.by(),
                finding.instance(),
                finding.confirmation(),
                finding.notes(),
                finding.report());
    }
}
