package dev.assay.bench.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.evaluate.Evaluator;
import dev.assay.logic.evaluate.Truth;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.theory.Theory;
import dev.assay.property.Choices;
import dev.assay.property.Gens;
import dev.assay.property.Property;
import dev.assay.prove.classical.Arith;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.Refinement;
import dev.assay.prove.simp.Effort;
import dev.assay.prove.simp.SimpSet;
import dev.assay.prove.simp.Simplifier;
import dev.assay.prove.tactic.ProofContext;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.syntax.isabelle.Library;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What the simplifier and the arithmetic say of numbers is what the evaluator says for each value. */
class ArithmeticTest {
    private static final Theory MAIN = Library.context("Main").theory();
    private static final Type NAT = Type.con("Nat.nat");
    private static final Type INT = Type.con("Int.int");
    private static final Type NUM = Type.con("Num.num");
    private static final int EFFORT = 3000;

    private static Term call(String name, Type result, Term... arguments) {
        List<Type> types = List.of(arguments).stream().map(Term::type).toList();
        return Term.app(new Const(name, Type.fun(types, result)), arguments);
    }

    private static Term digits(int n) {
        return n == 1
                ? new Const("Num.num.One", NUM)
                : call(n % 2 == 0 ? "Num.num.Bit0" : "Num.num.Bit1", NUM, digits(n / 2));
    }

    private static Term number(int n, Type type) {
        return switch (n) {
            case 0 -> new Const("Groups.zero_class.zero", type);
            case 1 -> new Const("Groups.one_class.one", type);
            default ->
                n < 0
                        ? call("Groups.uminus_class.uminus", type, number(-n, type))
                        : call("Num.numeral_class.numeral", type, digits(n));
        };
    }

    private static Term term(Choices choices, Type type, int depth) {
        if (depth <= 0 || choices.draw(Gens.ints(0, 2)) == 0) {
            return choices.draw(Gens.booleans())
                    ? new Free(choices.draw(Gens.elements("x", "y")), type)
                    : number(choices.draw(Gens.ints(type.equals(NAT) ? 0 : -3, 4)), type);
        }
        Term left = term(choices, type, depth - 1);
        return switch (choices.draw(Gens.ints(0, 7))) {
            case 0, 1 -> call("Groups.plus_class.plus", type, left, term(choices, type, depth - 1));
            case 2, 3 -> call("Groups.minus_class.minus", type, left, term(choices, type, depth - 1));
            case 4 -> call("Groups.times_class.times", type, number(choices.draw(Gens.ints(0, 3)), type), left);
            case 5 -> call("Rings.divide_class.divide", type, left, number(choices.draw(Gens.ints(0, 3)), type));
            case 6 -> call("Rings.modulo_class.modulo", type, left, number(choices.draw(Gens.ints(0, 3)), type));
            default ->
                type.equals(NAT) ? call("Nat.nat.Suc", NAT, left) : call("Groups.uminus_class.uminus", INT, left);
        };
    }

    static Term formula(Choices choices, Type type, int depth) {
        int kind = choices.draw(Gens.ints(0, depth <= 0 ? 2 : 6));
        if (kind <= 2) {
            Term left = term(choices, type, 2);
            Term right = term(choices, type, 2);
            return switch (kind) {
                case 0 -> Hol.mkEq(left, right);
                case 1 -> call("Orderings.ord_class.less", Type.bool(), left, right);
                default -> call("Orderings.ord_class.less_eq", Type.bool(), left, right);
            };
        }
        Term left = formula(choices, type, depth - 1);
        return switch (kind) {
            case 3 -> Hol.mkNot(left);
            case 4 -> Hol.mkAnd(left, formula(choices, type, depth - 1));
            case 5 -> Hol.mkOr(left, formula(choices, type, depth - 1));
            default -> Hol.mkImplies(left, formula(choices, type, depth - 1));
        };
    }

    /** Small values of x and y, all of them. */
    private static List<Map<Free, Term>> values(Type type) {
        int[] range = IntStream.rangeClosed(type.equals(NAT) ? 0 : -3, type.equals(NAT) ? 6 : 3)
                .toArray();
        var result = new ArrayList<Map<Free, Term>>();
        for (int x : range) {
            for (int y : range) {
                result.add(Map.of(new Free("x", type), number(x, type), new Free("y", type), number(y, type)));
            }
        }
        return result;
    }

    private static void holdsForFormulas(int tries, FormulaTest test) {
        for (Type type : List.of(NAT, INT)) {
            List<Map<Free, Term>> values = values(type);
            Property.forAll(Gens.composed(choices -> formula(choices, type, 2)))
                    .forgetful()
                    .seed(5)
                    .tries(tries)
                    .passes(formula -> {
                        try (Meter meter = Budget.UNLIMITED.start()) {
                            test.check(formula, new Evaluator(MAIN, meter), values);
                        }
                    });
        }
    }

    private interface FormulaTest {
        void check(Term formula, Evaluator evaluator, List<Map<Free, Term>> values);
    }

    @Test
    void theEvaluatorDecidesEveryFormulaAtEachValue() {
        holdsForFormulas(
                100,
                (formula, evaluator, values) -> values.forEach(at ->
                        assertNotEquals(Truth.UNKNOWN, evaluator.truth(formula, at), () -> formula + " at " + at)));
    }

    @Test
    void whatTheSimplifierMakesOfAFormulaHasTheSameValues() {
        holdsForFormulas(60, (formula, evaluator, values) -> {
            var simplifier = new Simplifier(SimpSet.of(MAIN), MAIN.signature(), new Effort(EFFORT));
            Optional<Thm> equation = simplifier.conv().at(formula);
            equation.ifPresent(theorem -> {
                assertTrue(theorem.hypotheses().isEmpty(), theorem::toString);
                Term simpler = theorem.conclusion().arguments().getLast();
                for (Map<Free, Term> at : values) {
                    Truth truth = evaluator.truth(simpler, at);
                    assertTrue(
                            truth == Truth.UNKNOWN || truth == evaluator.truth(formula, at),
                            () -> theorem + " at " + at);
                }
            });
        });
    }

    @Test
    void whatIsProvedByArithmeticIsTrueAtEachValue() {
        var proofs = new AtomicInteger();
        holdsForFormulas(60, (formula, evaluator, values) -> {
            var context = ProofContext.of(MAIN, new Effort(EFFORT));
            Optional<Refinement> proof =
                    new Arith(context).apply(Goal.of(formula)).filter(Refinement::isProved);
            if (proof.isPresent()) {
                proofs.incrementAndGet();
                assertEquals(formula, proof.get().theorem().conclusion());
                values.forEach(at -> assertEquals(
                        Truth.TRUE, evaluator.truth(formula, at), () -> formula + " is proved and false at " + at));
            }
        });
        assertTrue(proofs.get() >= 5, () -> proofs + " proofs");
    }
}
