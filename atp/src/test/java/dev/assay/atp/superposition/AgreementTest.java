package dev.assay.atp.superposition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.fol.clause.Clause;
import dev.assay.property.Choices;
import dev.assay.property.Gens;
import dev.assay.property.Property;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** All strategies are sound and, where they end, complete: so they agree on generated problems, and with their models. */
class AgreementTest {
    private static final int STEPS = 400;

    /** Here the left side of c = b is not rewritten, though c is elsewhere in the clause. */
    @Test
    void aProofIsOneThoughAnEquationWasNotUsedEverywhere() {
        List<Clause> problem = Tptp.clauses("""
                cnf(c0, negated_conjecture, a = f(Y)).
                cnf(c1, axiom, a != b).
                cnf(c2, axiom, c != f(a) | c = b).
                cnf(c3, axiom, p(b, Y)).
                cnf(c4, axiom, c = f(b)).
                """);
        for (Strategy strategy : strategies()) {
            assertEquals(Optional.of(true), decide(problem, strategy), strategy.name());
        }
    }

    /** How many were decided either way. */
    private static final class Decided {
        private int refuted;
        private int saturated;
    }

    @Test
    void strategiesAgreeWithOneAnotherAndWithModels() {
        var decided = new Decided();
        Property.forAll(SmallProblems.problems())
                .forgetful()
                .seed(11)
                .tries(150)
                .passes(problem -> {
                    boolean hasModel = SmallProblems.hasSmallModel(problem);
                    boolean isRefuted = agreed(problem, strategies(), decided);
                    assertFalse(isRefuted && hasModel, "a problem with a model is refuted");
                });
        assertTrue(decided.refuted > 30, "only " + decided.refuted + " refuted");
        assertTrue(decided.saturated > 20, "only " + decided.saturated + " saturated");
    }

    @Test
    void completionAgreesWithSuperpositionOnSumsOfAnyOrder() {
        var decided = new Decided();
        List<Approach> approaches = Schedule.ALL.stream()
                .filter(approach -> approach instanceof Completing || approach == Schedule.PLAIN)
                .toList();
        Property.forAll(Gens.composed(AgreementTest::sums))
                .forgetful()
                .seed(5)
                .tries(120)
                .passes(text -> agreed(Tptp.clauses(text), approaches, decided));
        assertTrue(decided.refuted > 15, "only " + decided.refuted + " refuted");
        assertTrue(decided.saturated > 15, "only " + decided.saturated + " saturated");
    }

    /** Whether a problem is refuted, which all that can tell say alike. */
    private static boolean agreed(List<Clause> problem, List<? extends Approach> approaches, Decided decided) {
        var answers = new TreeMap<Boolean, String>();
        for (Approach approach : approaches) {
            decide(problem, approach).ifPresent(isRefuted -> answers.put(isRefuted, approach.name()));
        }
        assertTrue(answers.size() < 2, () -> "refuted or not, said last by: " + answers);
        decided.refuted += answers.containsKey(true) ? 1 : 0;
        decided.saturated += answers.containsKey(false) ? 1 : 0;
        return answers.containsKey(true);
    }

    private static String sums(Choices choices) {
        var text = new StringBuilder("""
                fof(c, axiom, ![X,Y]: p(X,Y) = p(Y,X)).
                fof(a, axiom, ![X,Y,Z]: p(p(X,Y),Z) = p(X,p(Y,Z))).
                """);
        choices.repeat(
                1,
                2,
                n -> text.append("fof(e%d, axiom, ![X]: %s = %s).%n".formatted(n, sum(choices, 2), sum(choices, 1))));
        return text.append("fof(goal, conjecture, ![X]: %s = %s).%n".formatted(sum(choices, 2), sum(choices, 2)))
                .toString();
    }

    private static String sum(Choices choices, int depth) {
        return switch (choices.draw(Gens.ints(0, depth == 0 ? 2 : 5))) {
            case 0 -> "X";
            case 1 -> "a";
            case 2 -> "b";
            case 3 -> "n(" + sum(choices, depth - 1) + ")";
            default -> "p(" + sum(choices, depth - 1) + "," + sum(choices, depth - 1) + ")";
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
