package dev.assay.atp.superposition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.fol.clause.Clause;
import dev.assay.logic.engine.Budget;
import dev.assay.logic.engine.Meter;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** All strategies are sound and, where they end, complete: so they agree on random problems, and with their models. */
class AgreementTest {
    private static final int STEPS = 400;

    @Test
    void strategiesAgreeWithOneAnotherAndWithModels() {
        var problems = new SmallProblems(11);
        int refuted = 0;
        int saturated = 0;
        for (int i = 0; i < 150; i++) {
            List<Clause> problem = problems.next();
            boolean hasModel = SmallProblems.hasSmallModel(problem);
            Optional<Boolean> known = Optional.empty();
            for (Strategy strategy : strategies()) {
                Optional<Boolean> isRefuted = decide(problem, strategy);
                if (isRefuted.isEmpty()) {
                    continue;
                }
                assertFalse(isRefuted.get() && hasModel, () -> strategy.name() + " refutes " + problem);
                known.ifPresent(k -> assertEquals(k, isRefuted.get(), () -> strategy.name() + " on " + problem));
                known = isRefuted;
            }
            refuted += known.filter(k -> k).isPresent() ? 1 : 0;
            saturated += known.filter(k -> !k).isPresent() ? 1 : 0;
        }
        assertTrue(refuted > 30, "only " + refuted + " refuted");
        assertTrue(saturated > 20, "only " + saturated + " saturated");
    }

    /** Those for clauses of all kinds. */
    private static List<Strategy> strategies() {
        return Schedule.ALL.stream()
                .filter(Strategy.class::isInstance)
                .map(Strategy.class::cast)
                .toList();
    }

    private static Optional<Boolean> decide(List<Clause> problem, Strategy strategy) {
        try (Meter meter = Budget.UNLIMITED.withSteps(STEPS).start()) {
            return switch (new Attempt(problem, strategy).run(meter)) {
                case Judgement.Refuted _ -> Optional.of(true);
                case Judgement.Saturated _ -> Optional.of(false);
                case Judgement.Stopped _ -> Optional.empty();
                case Judgement.Faulty faulty -> throw new AssertionError(faulty);
            };
        }
    }
}
