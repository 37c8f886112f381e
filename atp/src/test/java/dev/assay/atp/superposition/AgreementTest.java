package dev.assay.atp.superposition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.fol.clause.Clause;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import java.util.List;
import java.util.Optional;
import java.util.Random;
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

    @Test
    void completionAgreesWithSuperpositionOnSumsOfAnyOrder() {
        var random = new Random(5);
        int refuted = 0;
        int saturated = 0;
        for (int i = 0; i < 120; i++) {
            var text = new StringBuilder("""
                    fof(c, axiom, ![X,Y]: p(X,Y) = p(Y,X)).
                    fof(a, axiom, ![X,Y,Z]: p(p(X,Y),Z) = p(X,p(Y,Z))).
                    """);
            for (int n = random.nextInt(2); n >= 0; n--) {
                text.append("fof(e%d, axiom, ![X]: %s = %s).%n".formatted(n, sum(random, 2), sum(random, 1)));
            }
            text.append("fof(goal, conjecture, ![X]: %s = %s).%n".formatted(sum(random, 2), sum(random, 2)));
            List<Clause> problem = Tptp.clauses(text.toString());
            Optional<Boolean> known = Optional.empty();
            for (Approach approach : Schedule.ALL) {
                if (!(approach instanceof Completing) && approach != Schedule.PLAIN) {
                    continue;
                }
                Optional<Boolean> isRefuted = decide(problem, approach);
                if (isRefuted.isPresent()) {
                    known.ifPresent(k -> assertEquals(k, isRefuted.get(), () -> approach.name() + " on " + text));
                    known = isRefuted;
                }
            }
            refuted += known.filter(k -> k).isPresent() ? 1 : 0;
            saturated += known.filter(k -> !k).isPresent() ? 1 : 0;
        }
        assertTrue(refuted > 15, "only " + refuted + " refuted");
        assertTrue(saturated > 15, "only " + saturated + " saturated");
    }

    private static String sum(Random random, int depth) {
        return switch (random.nextInt(depth == 0 ? 3 : 6)) {
            case 0 -> "X";
            case 1 -> "a";
            case 2 -> "b";
            case 3 -> "n(" + sum(random, depth - 1) + ")";
            default -> "p(" + sum(random, depth - 1) + "," + sum(random, depth - 1) + ")";
        };
    }

    /** Those for clauses of all kinds. */
    private static List<Strategy> strategies() {
        return Schedule.ALL.stream()
                .filter(Strategy.class::isInstance)
                .map(Strategy.class::cast)
                .toList();
    }

    private static Optional<Boolean> decide(List<Clause> problem, Approach approach) {
        try (Meter meter = Budget.UNLIMITED.withSteps(STEPS).start()) {
            return switch (approach.attempt(problem, meter)) {
                case Judgement.Refuted _ -> Optional.of(true);
                case Judgement.Saturated _ -> Optional.of(false);
                case Judgement.Stopped _ -> Optional.empty();
                case Judgement.Faulty faulty -> throw new AssertionError(faulty);
            };
        }
    }
}
