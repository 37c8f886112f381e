package dev.assay.model.monotonic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.model.monotonic.Monotonicity.Demand;
import dev.assay.syntax.isabelle.Library;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** No model is lost when a type grows that a calculus calls monotonic: tried on random formulas in all small models. */
class SoundnessTest {
    private static final int FORMULAS = Integer.getInteger("assay.monotonic.formulas", 1_500);
    private static final long SEED = Long.getLong("assay.monotonic.seed", 1);

    private static final Monotonicity MONOTONICITY =
            new Monotonicity(Library.context("Main").theory());

    /** Larger formulas would take long in all models. */
    private static final int MOST_MODELS = 3_000;

    private static final int LARGEST = 60;

    @Test // T42
    void aFormulaThatLosesModelsIsNeverCalledMonotonic() {
        var random = new SplittableRandom(SEED);
        var wrong = new ArrayList<String>();
        int losing = 0;
        for (int i = 0; i < FORMULAS; i++) {
            Term formula = formula(random);
            if (Unfolding.size(formula) <= LARGEST && losesModels(formula)) {
                losing++;
                if (isInferred(formula)) {
                    wrong.add(formula.toString());
                }
            }
        }
        assertEquals(List.of(), wrong);
        assertTrue(losing > FORMULAS / 50, "too few formulas lose models: " + losing);
    }

    @Test // T42
    void manyFormulasAreCalledMonotonicAndAllKeepTheirModels() {
        var random = new SplittableRandom(SEED);
        var wrong = new ArrayList<String>();
        int monotonic = 0;
        for (int i = 0; i < FORMULAS / 5; i++) {
            Term formula = formula(random);
            if (Unfolding.size(formula) <= LARGEST && isInferred(formula)) {
                monotonic++;
                if (losesModels(formula)) {
                    wrong.add(formula.toString());
                }
            }
        }
        assertEquals(List.of(), wrong);
        assertTrue(monotonic > FORMULAS / 150, "the calculi see too little: " + monotonic);
    }

    private static Term formula(SplittableRandom random) {
        var formulas = new RandomFormulas(random);
        return random.nextInt(3) == 0 ? formulas.universal(random.nextInt(2, 4)) : formulas.prenex();
    }

    private static boolean isInferred(Term formula) {
        List<Demand> demands = List.of(new Demand("formula", formula));
        boolean before = false;
        for (Calculus calculus : Calculus.values()) {
            boolean now = MONOTONICITY.judge(demands, FiniteModels.A, calculus).isMonotonic();
            assertTrue(now || !before, () -> calculus + " sees less than the one before it: " + formula);
            before = now;
        }
        return before;
    }

    /** Whether some model over one or two elements has no extension to one element more. */
    private static boolean losesModels(Term formula) {
        List<Free> variables = List.copyOf(formula.frees());
        for (int size = 1; size <= 2; size++) {
            var models = new FiniteModels(size);
            var larger = new FiniteModels(size + 1);
            long count = 1;
            for (Free v : variables) {
                count *= larger.size(v.type());
            }
            if (count > MOST_MODELS) {
                return false;
            }
            for (Map<Free, Integer> model : assignments(variables, v -> models.all(v.type()))) {
                if (models.satisfies(formula, model)
                        && assignments(variables, v -> models.extensions(v.type(), model.get(v))).stream()
                                .noneMatch(extended -> larger.satisfies(formula, extended))) {
                    return true;
                }
            }
        }
        return false;
    }

    private interface Choices {
        List<Integer> of(Free variable);
    }

    private static List<Map<Free, Integer>> assignments(List<Free> variables, Choices choices) {
        List<Map<Free, Integer>> result = List.of(Map.of());
        for (Free v : variables) {
            var next = new ArrayList<Map<Free, Integer>>();
            for (Map<Free, Integer> before : result) {
                for (int value : choices.of(v)) {
                    var more = new HashMap<>(before);
                    more.put(v, value);
                    next.add(more);
                }
            }
            result = next;
        }
        return result;
    }
}
