package dev.assay.bench.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.app.judging.TaskFiles;
import dev.assay.judge.EngineChoice;
import dev.assay.judge.Judge;
import dev.assay.judge.Judging;
import dev.assay.judge.Limits;
import dev.assay.judge.Task;
import dev.assay.judge.Verdict;
import dev.assay.logic.Conjecture;
import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.model.ModelEngine;
import dev.assay.model.Options;
import dev.assay.property.Choices;
import dev.assay.property.Gens;
import dev.assay.property.Property;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The model finder refutes a formula about any type exactly if one of all small models does. */
class SmallModelsTest {
    private static final int LARGEST = 2;
    private static final Type A = Type.var("'a");
    private static final List<Free> ELEMENTS = List.of(new Free("x", A), new Free("y", A));
    private static final Free F = new Free("f", Type.fun(A, A));
    private static final Free P = new Free("p", Type.fun(A, Type.bool()));

    private static Term element(Choices choices, int depth) {
        return depth <= 0 || choices.draw(Gens.booleans())
                ? choices.draw(Gens.elements(ELEMENTS))
                : Term.app(F, element(choices, depth - 1));
    }

    private static Term formula(Choices choices, int depth) {
        return switch (choices.draw(Gens.ints(0, depth <= 0 ? 1 : 6))) {
            case 0 -> Hol.mkEq(element(choices, 2), element(choices, 2));
            case 1 -> Term.app(P, element(choices, 2));
            case 2 -> Hol.mkNot(formula(choices, depth - 1));
            case 3 -> Hol.mkAnd(formula(choices, depth - 1), formula(choices, depth - 1));
            case 4 -> Hol.mkImplies(formula(choices, depth - 1), formula(choices, depth - 1));
            case 5 -> Hol.mkAll(choices.draw(Gens.elements(ELEMENTS)), formula(choices, depth - 1));
            default -> Hol.mkEx(choices.draw(Gens.elements(ELEMENTS)), formula(choices, depth - 1));
        };
    }

    /** What the symbols are: the elements are numbers below the size, functions are numbers whose digits are the values. */
    private record Model(int size, int function, int predicate) {
        int digit(int number, int base, int place) {
            return (int) (number / Math.pow(base, place)) % base;
        }

        int element(Term term, Map<String, Integer> values) {
            return term instanceof Free(var name, var _)
                    ? values.get(name)
                    : digit(function, size, element(term.arguments().getFirst(), values));
        }

        boolean isTrue(Term formula, Map<String, Integer> values) {
            List<Term> parts = formula.arguments();
            if (formula.head().equals(P)) {
                return digit(predicate, 2, element(parts.getFirst(), values)) == 1;
            }
            return switch (((Term.Const) formula.head()).name()) {
                case "HOL.Not" -> !isTrue(parts.getFirst(), values);
                case "HOL.conj" -> isTrue(parts.getFirst(), values) && isTrue(parts.getLast(), values);
                case "HOL.implies" -> !isTrue(parts.getFirst(), values) || isTrue(parts.getLast(), values);
                case "HOL.eq" -> element(parts.getFirst(), values) == element(parts.getLast(), values);
                case "HOL.All" -> elements().allMatch(e -> isTrueOf(e, parts.getFirst(), values));
                case "HOL.Ex" -> elements().anyMatch(e -> isTrueOf(e, parts.getFirst(), values));
                default -> throw new AssertionError(formula);
            };
        }

        private IntStream elements() {
            return IntStream.range(0, size);
        }

        private boolean isTrueOf(int element, Term property, Map<String, Integer> values) {
            var bound = new Free("b" + values.size(), A);
            var inner = new HashMap<>(values);
            inner.put(bound.name(), element);
            return isTrue(Term.app(property, bound).normal(), inner);
        }

        boolean refutes(Term formula) {
            return elements().anyMatch(x -> elements().anyMatch(y -> !isTrue(formula, Map.of("x", x, "y", y))));
        }
    }

    private static boolean isRefutedBySmallModel(Term formula) {
        for (int size = 1; size <= LARGEST; size++) {
            for (int function = 0; function < Math.pow(size, size); function++) {
                for (int predicate = 0; predicate < 1 << size; predicate++) {
                    if (new Model(size, function, predicate).refutes(formula)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    @Test
    void aFormulaIsRefutedExactlyIfASmallModelDoes(@TempDir Path folder) throws IOException {
        Path file =
                Files.writeString(folder.resolve("T.thy"), "theory T imports Main begin\nlemma c: True\n  oops\nend\n");
        Task main = TaskFiles.all(List.of(), List.of()).read(file).tasks().getFirst();
        var refuted = new int[1];
        try (Meter run = Budget.UNLIMITED.start()) {
            Property.forAll(Gens.composed(choices -> formula(choices, 3)))
                    .forgetful()
                    .seed(24)
                    .tries(150)
                    .passes(formula -> {
                        var task = Task.of(
                                main.theory(), new Conjecture("c", Position.NONE, List.of(), formula), main.setting());
                        Options sizes = Options.of(
                                List.of(new Options.Setting("card", "", "1-" + LARGEST)),
                                ModelEngine.names(main.setting().vocabulary(), task.conjecture()));
                        Verdict verdict = new Judging(
                                        EngineChoice.of(ModelEngine.exactly(sizes)),
                                        Limits.of(Duration.ofSeconds(60)).withJobs(1),
                                        Optional.empty())
                                .judge(task, new Judge(), run, _ -> {})
                                .verdict();
                        boolean isRefuted = isRefutedBySmallModel(formula);
                        refuted[0] += isRefuted ? 1 : 0;
                        assertEquals(
                                isRefuted, verdict instanceof Verdict.Refuted, () -> formula + ": " + verdict.lines());
                    });
        }
        assertTrue(refuted[0] > 20 && refuted[0] < 150, () -> refuted[0] + " refuted");
    }
}
