package dev.assay.test.mutation;

import dev.assay.logic.theory.Theory;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.run.Seed;
import dev.assay.test.Options;
import dev.assay.test.Tester;
import dev.assay.test.quickcheck.Finding;
import dev.assay.test.quickcheck.Quickcheck;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Tests a mutant with each tester on its own, so that none has to share time with another. */
public record Comparison(Theory theory, Options options, List<Tester> testers, Duration time, Seed seed) {
    public Comparison {
        testers = List.copyOf(testers);
    }

    /**
     * The answers by the names of the testers, in their order.
     *
     * @param all what all tests together may take
     */
    public Map<String, Answer> run(Mutant mutant, Meter all) {
        Map<String, Answer> result = new LinkedHashMap<>();
        testers.forEach(tester -> result.put(tester.name(), answer(mutant, tester, all)));
        return result;
    }

    private Answer answer(Mutant mutant, Tester tester, Meter all) {
        Budget budget = Budget.UNLIMITED.withTime(time).withSeed(seed);
        long start = System.nanoTime();
        try (Meter meter = all.child(budget)) {
            Finding finding = Quickcheck.run(theory, mutant.conjecture(), options, List.of(tester), meter);
            double seconds = (System.nanoTime() - start) / 1e9;
            boolean isOver = meter.stopped().isPresent() || meter.timeLeft().isZero();
            return Answer.of(finding, isOver, seconds);
        }
    }
}
