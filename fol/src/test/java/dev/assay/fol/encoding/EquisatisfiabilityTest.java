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
import dev.assay.property.Case;
import dev.assay.property.Property;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Generated problems, whose models of at most three elements per sort are found by trying all sizes. */
class EquisatisfiabilityTest {
    private static final int MOST = 3;
    private static final int PROBLEMS = 30;
    private static final int MOST_SORTS = 5;

    /** All but those that only text can show. */
    private static final List<Encoding> FIRST_ORDER = Encoding.ALL.stream()
            .filter(e -> e.style() != Encoding.Style.NATIVE_HIGHER_ORDER)
            .toList();

    private static void forAllProblems(int tries, Consumer<Problem> body) {
        Property.forAll(RandomProblems.problems())
                .forgetful()
                .seed(24)
                .tries(tries)
                .passes(body::accept);
    }

    private static List<Type> sorts(Problem problem) {
        return List.copyOf(problem.types());
    }

    @Test
    void anEncodedProblemHasAModelExactlyWhenTheOriginalHas() {
        var satisfiable = new AtomicInteger();
        forAllProblems(PROBLEMS, problem -> {
            boolean expected = FiniteModels.existsUpTo(problem, MOST);
            satisfiable.addAndGet(expected ? 1 : 0);
            for (Encoding encoding : FIRST_ORDER) {
                if (encoding.isSound()) {
                    assertEquals(
                            expected,
                            FiniteModels.existsUpTo(Encoder.encode(problem, encoding), MOST),
                            encoding::toString);
                }
            }
        });
        assertTrue(
                satisfiable.get() > PROBLEMS / 5 && satisfiable.get() < PROBLEMS * 4 / 5,
                satisfiable + " are satisfiable");
    }

    @Test
    void anUnsoundEncodingLosesNoContradictionButMayMakeOne() {
        var wrong = new HashMap<Encoding, Integer>();
        // For some encodings few problems show it.
        forAllProblems(4 * PROBLEMS, problem -> {
            boolean original = FiniteModels.existsUpTo(problem, MOST);
            for (Encoding encoding : FIRST_ORDER) {
                if (!encoding.isSound()) {
                    boolean encoded = FiniteModels.existsUpTo(Encoder.encode(problem, encoding), MOST);
                    assertTrue(original || !encoded, encoding::toString);
                    wrong.merge(encoding, original && !encoded ? 1 : 0, Integer::sum);
                }
            }
        });
        wrong.forEach((encoding, count) ->
                assertTrue(count > 0, "the problems are too easy to show that " + encoding + " is unsound"));
    }

    @Test
    void optimismIsSoundWhereWhatIsFiniteIsKnown() {
        forAllProblems(PROBLEMS, plain -> {
            Problem problem = plain.with(new Knowledge(Set.of(), plain.types(), Set.of()));
            boolean expected = FiniteModels.existsUpTo(problem, MOST);
            for (Encoding encoding : FIRST_ORDER) {
                if (encoding.isOptimistic()) {
                    assertEquals(
                            expected,
                            FiniteModels.existsUpTo(Encoder.encode(problem, encoding), MOST),
                            encoding::toString);
                }
            }
        });
    }

    @Test
    void nativeTextReadAgainHasTheSameModels() {
        forAllProblems(PROBLEMS / 2, problem -> {
            boolean expected = FiniteModels.existsUpTo(problem, MOST);
            String typed = TptpOutput.print(
                    Encoder.encode(problem, Encoding.named("n~").orElseThrow()));
            assertEquals(expected, FiniteModels.existsUpTo(Problems.read(typed), MOST), "n~");
            Preparation preparation = Preparation.of(Encoding.named("N~").orElseThrow());
            Problem higherOrder = Problems.read(preparation.higherOrder(Problems.higherOrder(typed)));
            assertEquals(expected, FiniteModels.existsUpTo(higherOrder, MOST), "N~");
        });
    }

    @Test
    void inferredSortsWithTheirSizesHaveTheModelsOfTheUnsortedProblem() {
        var constrained = new AtomicInteger();
        forAllProblems(PROBLEMS, problem -> {
            Problem untyped = Encoder.encode(problem, Encoding.named("e").orElseThrow());
            SortReport report = SortReport.of(untyped, SortReport.Calculus.IMPROVED);
            Problem sorted = SizeConstraints.of(report);
            // All sizes of all sorts are tried.
            Case.assume(sorts(sorted).size() <= MOST_SORTS);
            constrained.addAndGet(
                    sorted.statements().size() > report.problem().statements().size() ? 1 : 0);
            assertEquals(FiniteModels.existsUpTo(untyped, 2), FiniteModels.existsUpTo(sorted, 2));
        });
        assertTrue(constrained.get() > 0, "no problem needs a constraint");
    }

    @Test
    void clausesHaveAModelExactlyWhenTheFormulasHave() {
        forAllProblems(PROBLEMS, problem -> {
            boolean expected = FiniteModels.existsUpTo(problem, MOST);
            assertEquals(expected, FiniteModels.existsUpTo(together(Clausifier.naive(problem)), MOST));
            assertEquals(expected, FiniteModels.existsUpTo(together(Clausifier.definitional(problem)), MOST));
        });
    }

    private static Problem together(List<Clause> clauses) {
        return new Problem(clauses.stream().map(Clause::statement).toList(), Knowledge.NONE);
    }

    @Test
    void aMonotonicSortMayHaveOneMoreElement() {
        var checked = new AtomicInteger();
        forAllProblems(2 * PROBLEMS, original -> {
            List<Clause> clauses = Clausifier.definitional(original);
            Problem problem = together(clauses);
            for (Type sort : sorts(problem)) {
                boolean simple = SimpleCalculus.verdict(clauses, sort).isMonotonic();
                boolean improved = ImprovedCalculus.verdict(clauses, sort).isMonotonic();
                assertTrue(improved || !simple, "the improved calculus lost " + sort);
                if (improved) {
                    checked.addAndGet(grows(problem, sort) ? 1 : 0);
                }
            }
        });
        assertTrue(checked.get() > 10, "only " + checked + " models could grow");
    }

    /** Whether there was a model to try it on. */
    private static boolean grows(Problem problem, Type sort) {
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
                    assertTrue(FiniteModels.exists(problem, sizes), sort + " cannot grow to " + sizes);
                }
            }
        }
        return any;
    }

    @Test
    void aFeatherweighsNoMoreThanTheLightEncoding() {
        forAllProblems(PROBLEMS, problem -> assertTrue(size(problem, "g??~") <= size(problem, "g?~")));
    }

    private static int size(Problem problem, String encoding) {
        return Encoder.encode(problem, Encoding.named(encoding).orElseThrow())
                .toString()
                .length();
    }
}
