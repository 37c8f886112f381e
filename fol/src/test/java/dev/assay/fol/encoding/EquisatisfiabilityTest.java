package dev.assay.fol.encoding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.fol.FiniteModels;
import dev.assay.fol.Knowledge;
import dev.assay.fol.Problem;
import dev.assay.fol.Problems;
import dev.assay.fol.RandomProblems;
import dev.assay.fol.clause.Clause;
import dev.assay.fol.clause.Clausifier;
import dev.assay.fol.hol.Preparation;
import dev.assay.fol.monotonicity.ImprovedCalculus;
import dev.assay.fol.monotonicity.SimpleCalculus;
import dev.assay.fol.monotonicity.SizeConstraints;
import dev.assay.fol.monotonicity.SortReport;
import dev.assay.fol.print.TptpOutput;
import dev.assay.logic.Type;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Random problems, whose models of at most three elements per sort are found by trying all sizes. */
class EquisatisfiabilityTest {
    private static final int MOST = 3;
    private static final int PROBLEMS = 30;
    private static final int MOST_SORTS = 5;

    /** All but those that only text can show. */
    private static final List<Encoding> FIRST_ORDER = Encoding.ALL.stream()
            .filter(e -> e.style() != Encoding.Style.NATIVE_HIGHER_ORDER)
            .toList();

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
            for (Encoding encoding : FIRST_ORDER) {
                if (encoding.isSound()) {
                    assertEquals(
                            expected,
                            FiniteModels.existsUpTo(Encoder.encode(problem, encoding), MOST),
                            encoding + " of seed " + seed + ": " + problem);
                }
            }
        }
        assertTrue(satisfiable > PROBLEMS / 5 && satisfiable < PROBLEMS * 4 / 5, satisfiable + " are satisfiable");
    }

    @Test
    void anUnsoundEncodingLosesNoContradictionButMayMakeOne() {
        var wrong = new HashMap<Encoding, Integer>();
        for (int seed = 0; seed < PROBLEMS; seed++) {
            Problem problem = problem(seed);
            boolean original = FiniteModels.existsUpTo(problem, MOST);
            for (Encoding encoding : FIRST_ORDER) {
                if (!encoding.isSound()) {
                    boolean encoded = FiniteModels.existsUpTo(Encoder.encode(problem, encoding), MOST);
                    assertTrue(original || !encoded, encoding + " of seed " + seed);
                    wrong.merge(encoding, original && !encoded ? 1 : 0, Integer::sum);
                }
            }
        }
        wrong.forEach((encoding, count) ->
                assertTrue(count > 0, "the problems are too easy to show that " + encoding + " is unsound"));
    }

    @Test
    void optimismIsSoundWhereWhatIsFiniteIsKnown() {
        for (int seed = 0; seed < PROBLEMS; seed++) {
            Problem plain = problem(seed);
            Problem problem = plain.with(new Knowledge(Set.of(), plain.types(), Set.of()));
            boolean expected = FiniteModels.existsUpTo(problem, MOST);
            for (Encoding encoding : FIRST_ORDER) {
                if (encoding.isOptimistic()) {
                    assertEquals(
                            expected,
                            FiniteModels.existsUpTo(Encoder.encode(problem, encoding), MOST),
                            encoding + " of seed " + seed);
                }
            }
        }
    }

    @Test
    void nativeTextReadAgainHasTheSameModels() {
        for (int seed = 0; seed < PROBLEMS / 2; seed++) {
            Problem problem = problem(seed);
            boolean expected = FiniteModels.existsUpTo(problem, MOST);
            String typed = TptpOutput.print(
                    Encoder.encode(problem, Encoding.named("n~").orElseThrow()));
            Problem again = Problems.read(typed);
            assertEquals(expected, FiniteModels.existsUpTo(again, MOST), "n~ of seed " + seed);
            Preparation preparation = Preparation.of(Encoding.named("N~").orElseThrow());
            Problem higherOrder = Problems.read(preparation.higherOrder(Problems.higherOrder(typed)));
            assertEquals(expected, FiniteModels.existsUpTo(higherOrder, MOST), "N~ of seed " + seed);
        }
    }

    @Test
    void inferredSortsWithTheirSizesHaveTheModelsOfTheUnsortedProblem() {
        int constrained = 0;
        for (int seed = 0; seed < PROBLEMS; seed++) {
            Problem untyped = Encoder.encode(problem(seed), Encoding.named("e").orElseThrow());
            SortReport report = SortReport.of(untyped, SortReport.Calculus.IMPROVED);
            Problem sorted = SizeConstraints.of(report);
            // All sizes of all sorts are tried.
            if (sorts(sorted).size() > MOST_SORTS) {
                continue;
            }
            constrained +=
                    sorted.statements().size() > report.problem().statements().size() ? 1 : 0;
            assertEquals(FiniteModels.existsUpTo(untyped, 2), FiniteModels.existsUpTo(sorted, 2), "seed " + seed);
        }
        assertTrue(constrained > 0, "no problem needs a constraint");
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
        return new Problem(clauses.stream().map(Clause::statement).toList(), Knowledge.NONE);
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
