package dev.assay.fol.encoding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.fol.FiniteModels;
import dev.assay.fol.Problem;
import dev.assay.fol.RandomProblems;
import dev.assay.fol.clause.Clause;
import dev.assay.fol.clause.Clausifier;
import dev.assay.fol.monotonicity.ImprovedCalculus;
import dev.assay.fol.monotonicity.SimpleCalculus;
import dev.assay.logic.Type;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Random problems, whose models of at most three elements per sort are found by trying all sizes. */
class EquisatisfiabilityTest {
    private static final int MOST = 3;
    private static final int PROBLEMS = 60;

    private static final List<String> CORRECT = List.of(
            "t", "t?", "t??", "t@", "g", "g?", "g??", "g@", "t~", "t?~", "t??~", "g~", "g?~", "g??~", "n~", "n?~",
            "t??-", "g??-");

    private static Problem problem(int seed) {
        return new RandomProblems(seed).problem();
    }

    private static List<Type> sorts(Problem problem) {
        return List.copyOf(problem.types());
    }

    @Test
    void anEncodedProblemHasAModelExactlyWhenTheOriginalHas() {
        int satisfiable = 0;
        for (int seed = 0; seed < PROBLEMS; seed++) {
            Problem problem = problem(seed);
            boolean expected = FiniteModels.existsUpTo(problem, MOST);
            satisfiable += expected ? 1 : 0;
            for (String name : CORRECT) {
                Problem encoded = Encoder.encode(problem, Encoding.named(name).orElseThrow());
                assertEquals(
                        expected, FiniteModels.existsUpTo(encoded, MOST), name + " of seed " + seed + ": " + problem);
            }
        }
        assertTrue(satisfiable > PROBLEMS / 5 && satisfiable < PROBLEMS * 4 / 5, satisfiable + " are satisfiable");
    }

    @Test
    void erasureLosesNoContradictionButMayMakeOne() {
        int wrong = 0;
        for (int seed = 0; seed < PROBLEMS; seed++) {
            Problem problem = problem(seed);
            boolean original = FiniteModels.existsUpTo(problem, MOST);
            boolean erased = FiniteModels.existsUpTo(
                    Encoder.encode(problem, Encoding.named("e").orElseThrow()), MOST);
            assertTrue(original || !erased, "seed " + seed);
            wrong += original && !erased ? 1 : 0;
        }
        assertTrue(wrong > 0, "the problems are too easy to show anything");
    }

    @Test
    void clausesHaveAModelExactlyWhenTheFormulasHave() {
        for (int seed = 0; seed < PROBLEMS; seed++) {
            Problem problem = problem(seed);
            boolean expected = FiniteModels.existsUpTo(problem, MOST);
            assertEquals(expected, FiniteModels.existsUpTo(together(Clausifier.naive(problem)), MOST), "seed " + seed);
            assertEquals(
                    expected,
                    FiniteModels.existsUpTo(together(Clausifier.definitional(problem)), MOST),
                    "seed " + seed);
        }
    }

    private static Problem together(List<Clause> clauses) {
        return new Problem(clauses.stream().map(Clause::statement).toList(), dev.assay.fol.Knowledge.NONE);
    }

    @Test
    void amonotonicSortMayHaveOneMoreElement() {
        int checked = 0;
        for (int seed = 0; seed < 2 * PROBLEMS; seed++) {
            List<Clause> clauses = Clausifier.definitional(problem(seed));
            Problem problem = together(clauses);
            for (Type sort : sorts(problem)) {
                boolean simple = SimpleCalculus.verdict(clauses, sort).isMonotonic();
                boolean improved = ImprovedCalculus.verdict(clauses, sort).isMonotonic();
                assertTrue(improved || !simple, "the improved calculus lost " + sort + " of seed " + seed);
                if (improved) {
                    checked += grows(problem, sort, seed) ? 1 : 0;
                }
            }
        }
        assertTrue(checked > 10, "only " + checked + " models could grow");
    }

    /** Whether there was a model to try it on. */
    private static boolean grows(Problem problem, Type sort, int seed) {
        boolean any = false;
        for (int size = 1; size < MOST; size++) {
            for (int other = 1; other < MOST; other++) {
                Map<Type, Integer> sizes = new HashMap<>();
                for (Type type : sorts(problem)) {
                    sizes.put(type, type.equals(sort) ? size : other);
                }
                if (FiniteModels.exists(problem, sizes)) {
                    any = true;
                    sizes.put(sort, size + 1);
                    assertTrue(
                            FiniteModels.exists(problem, sizes),
                            sort + " of seed " + seed + " cannot grow to " + sizes);
                }
            }
        }
        return any;
    }

    @Test
    void aFeatherweighsNoMoreThanTheLightEncoding() {
        for (int seed = 0; seed < PROBLEMS; seed++) {
            Problem problem = problem(seed);
            assertTrue(size(problem, "g??~") <= size(problem, "g?~"), "seed " + seed);
        }
    }

    private static int size(Problem problem, String encoding) {
        return Encoder.encode(problem, Encoding.named(encoding).orElseThrow())
                .toString()
                .length();
    }
}
