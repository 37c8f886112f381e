package dev.assay.fol.encoding;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.fol.Eprover;
import dev.assay.fol.FiniteModels;
import dev.assay.fol.Knowledge;
import dev.assay.fol.Problem;
import dev.assay.fol.Problems;
import dev.assay.fol.Solvers;
import dev.assay.logic.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The acceptance tests T12 to T20 of the type encodings, and their like: what must not become contradictory, and what does. */
class SoundnessTest {
    private static final List<String> CORRECT = List.of(
            "t", "t?", "t??", "t@", "g", "g?", "g??", "g@", "t~", "t?~", "t??~", "g~", "g?~", "g??~", "t-", "t??-",
            "g-", "g??-");

    /** The encodings whose verdicts Z3, cvc5 and SPASS are asked for, too. */
    private static final List<String> CONFIRMED = List.of("t", "t??", "g", "g??", "t@", "g@", "g??~");

    private static final String TYPES = """
            tff(a, type, a: $tType).
            tff(b, type, b: $tType).
            tff(k, type, k: $tType > $tType).
            """;

    private static Problem encoded(Problem problem, String encoding) {
        return Encoder.encode(problem, Encoding.named(encoding).orElseThrow());
    }

    private static void assertSatisfiable(Problem problem, List<String> encodings) {
        for (String encoding : encodings) {
            Problem encoded = encoded(problem, encoding);
            assertTrue(FiniteModels.existsUpTo(encoded, 4), encoding);
            if (CONFIRMED.contains(encoding)) {
                assertConfirmed(true, encoded, encoding);
            }
        }
    }

    private static void assertContradictory(Problem problem, List<String> encodings) {
        for (String encoding : encodings) {
            Problem encoded = encoded(problem, encoding);
            assertFalse(FiniteModels.existsUpTo(encoded, 3), encoding);
            assertTrue(Eprover.refutes(encoded), encoding);
            assertConfirmed(false, encoded, encoding);
        }
    }

    /** No solver says the contrary, and one at least says the same. */
    private static void assertConfirmed(boolean expected, Problem encoded, String encoding) {
        List<Solvers> installed =
                Arrays.stream(Solvers.values()).filter(Solvers::isInstalled).toList();
        int agreeing = 0;
        for (Solvers solver : installed) {
            Optional<Boolean> verdict = solver.isSatisfiable(encoded);
            assertTrue(verdict.isEmpty() || verdict.get() == expected, solver + " on " + encoding);
            agreeing += verdict.isPresent() ? 1 : 0;
        }
        assertTrue(installed.isEmpty() || agreeing > 0, "nobody confirms " + encoding);
    }

    /** T12. */
    @Test
    void oneTypeMayHaveOneElementAndAnotherTwo() {
        Problem problem = Problems.read(TYPES + """
                tff(one, axiom, ![X: a, Y: a]: X = Y).
                tff(two, axiom, ?[X: b, Y: b]: X != Y).
                """);
        assertSatisfiable(problem, CORRECT);
        assertContradictory(problem, List.of("e", "a"));
    }

    /** T13. */
    @Test
    void aPolymorphicPredicateMayDifferFromTypeToType() {
        Problem problem = Problems.read(TYPES + """
                tff(f, type, f: !>[A: $tType]: k(A)).
                tff(q, type, q: !>[A: $tType]: (k(A) > $o)).
                tff(yes, axiom, q(a, f(a))).
                tff(no, axiom, ~ q(b, f(b))).
                """);
        assertSatisfiable(problem, CORRECT);
        assertSatisfiable(problem, List.of("a", "a_ctor"));
        assertContradictory(problem, List.of("e"));
    }

    /** T14. */
    @Test
    void aConstructorWithoutItsTypeArgumentIsToldApartByPredicates() {
        Problem problem = Problems.read(TYPES + """
                        tff(nil, type, nil: !>[A: $tType]: k(A)).
                        tff(q, type, q: !>[A: $tType]: (k(A) > $o)).
                        tff(yes, axiom, q(a, nil(a))).
                        tff(no, axiom, ~ q(b, nil(b))).
                        """).with(Knowledge.NONE.withConstructors("nil"));
        assertSatisfiable(problem, CORRECT);
        assertSatisfiable(problem, List.of("a", "a_ctor"));
        assertContradictory(problem, List.of("e"));
        // Covers must keep nil's type argument, even though nil is a constructor.
        assertTrue(Problems.printed(encoded(problem, "g@")).contains("q(nil(a))"));
        assertTrue(Problems.printed(encoded(problem, "a_ctor")).contains("q(a, nil)"));
    }

    /** T15. */
    @Test
    void unitDoesNotMakeOtherTypesSmall() {
        Problem problem = Problems.read("""
                tff(unit, type, unit: $tType).
                tff(nat, type, nat: $tType).
                tff(unity, type, unity: unit).
                tff(zero, type, zero: nat).
                tff(suc, type, suc: nat > nat).
                tff(u, axiom, ![U: unit]: U = unity).
                tff(n, axiom, ![N: nat]: zero != suc(N)).
                """);
        assertSatisfiable(problem, CORRECT);
        assertContradictory(problem, List.of("e", "a"));
    }

    /** T16. */
    @Test
    void aFalseClaimOfInfinityIsPaidFor() {
        Problem problem = Problems.read("""
                tff(state, type, state: $tType).
                tff(nat, type, nat: $tType).
                tff(on, type, on: state).
                tff(off, type, off: state).
                tff(differ, axiom, on != off).
                tff(one, axiom, ![X: nat, Y: nat]: X = Y).
                """);
        List<String> refined = List.of("t?", "t??", "g?", "g??");
        assertSatisfiable(problem, refined);
        assertContradictory(problem.with(Knowledge.infinite(Type.con("nat"))), refined);
    }

    /** T17. */
    @Test
    void aFalseClaimOfConstructorsIsPaidFor() {
        Problem problem = Problems.read(TYPES + """
                tff(c, type, c: !>[A: $tType]: k(A)).
                tff(d, type, d: !>[A: $tType]: k(A)).
                tff(differ, axiom, c(a) != d(a)).
                tff(same, axiom, c(b) = d(b)).
                """);
        List<String> dropping = List.of("a_ctor", "t?", "t??", "g?", "g??");
        assertSatisfiable(problem, dropping);
        Problem claimed = problem.with(Knowledge.NONE.withConstructors("c", "d"));
        assertContradictory(claimed, dropping);
        assertSatisfiable(claimed, List.of("t@", "g@"));
    }

    /** T18; T12 of Sledgehammer. */
    @Test
    void manglingIsWrongWhereAnEquationIdentifiesTypes() {
        Problem untyped = Problems.read("""
                fof(same, axiom, ![X, Y]: X = Y).
                fof(yes, axiom, ![U]: q(a, U)).
                fof(no, axiom, ![V]: ~ q(b, V)).
                """);
        Problem mangled = Problems.read("""
                fof(same, axiom, ![X, Y]: X = Y).
                fof(yes, axiom, ![U]: q_a(U)).
                fof(no, axiom, ![V]: ~ q_b(V)).
                """);
        assertFalse(FiniteModels.existsUpTo(untyped, 3));
        assertTrue(FiniteModels.existsUpTo(mangled, 3));
        // So types become parts of names only where they are types.
        assertThrows(IllegalArgumentException.class, () -> Mangling.of(Problems.read(Problems.LISTS)));
    }

    /** T19; T6 of Sledgehammer. */
    @Test
    void withoutTypesOnApplicationEveryFunctionHasAFixedPoint() {
        Problem problem = Problems.read("""
                tff(fn, type, fn: ($tType * $tType) > $tType).
                tff(nat, type, nat: $tType).
                tff(app, type, app: !>[A: $tType, B: $tType]: ((fn(A, B) * A) > B)).
                tff(suc, type, suc: fn(nat, nat)).
                tff(i, type, i: !>[A: $tType]: fn(A, A)).
                tff(k, type, k: !>[A: $tType, B: $tType]: fn(A, fn(B, A))).
                tff(s, type, s: !>[A: $tType, B: $tType, C: $tType]:
                    fn(fn(A, fn(B, C)), fn(fn(A, B), fn(A, C)))).
                tff(i1, axiom, ![A: $tType, X: A]: app(A, A, i(A), X) = X).
                tff(k1, axiom, ![A: $tType, B: $tType, X: A, Y: B]:
                    app(B, A, app(A, fn(B, A), k(A, B), X), Y) = X).
                tff(s1, axiom, ![A: $tType, B: $tType, C: $tType, X: fn(A, fn(B, C)), Y: fn(A, B), Z: A]:
                    app(A, C, app(fn(A, B), fn(A, C), app(fn(A, fn(B, C)), fn(fn(A, B), fn(A, C)), s(A, B, C), X), Y), Z)
                    = app(B, C, app(A, fn(B, C), X, Z), app(A, B, Y, Z))).
                tff(no_fixed_point, axiom, ![N: nat]: app(nat, nat, suc, N) != N).
                """);
        assertTrue(Eprover.refutes(encoded(problem, "e")));
        assertFalse(Eprover.refutes(encoded(problem, "a")));
    }

    /** T20; T11 of Sledgehammer. */
    @Test
    void anUntaggedDefinitionDestroysAllTags() {
        String rest = """
                fof(type_of_hd, axiom, ![A, Xs]: t(A, hd(A, Xs)) = hd(A, Xs)).
                fof(unit, axiom, ![X, Y]: t(unit, X) = t(unit, Y)).
                fof(differ, axiom, c1 != c2).
                """;
        Problem untagged = Problems.read("fof(hd, axiom, ![A, X, Xs]: hd(A, cons(A, X, Xs)) = X).\n" + rest);
        Problem tagged = Problems.read("fof(hd, axiom, ![A, X, Xs]: hd(A, cons(A, X, Xs)) = t(A, X)).\n" + rest);
        assertTrue(Eprover.refutes(untagged));
        assertTrue(FiniteModels.existsUpTo(tagged, 3));
    }

    /** T25. */
    @Test
    void everyEncodingRefutesTheListProblem() {
        Problem lists = Problems.read(Problems.LISTS);
        for (Encoding encoding : Encoding.ALL) {
            if (!encoding.isNative() || encoding.decoration() == Encoding.Decoration.MANGLED) {
                assertTrue(Eprover.refutes(Encoder.encode(lists, encoding)), encoding.name());
            }
        }
    }

    /** T13 of Sledgehammer. */
    @Test
    void optimismIsUnsoundWhereFinitenessEscapes() {
        // Nothing in so many words says that the type is finite.
        Problem problem = Problems.read(TYPES + """
                tff(f, type, f: a > a).
                tff(small, axiom, ![X: a]: (X = f(X) => ![Y: a]: Y = X)).
                tff(fixed, axiom, ?[X: a]: X = f(X)).
                tff(two, axiom, ?[X: b, Y: b]: X != Y).
                """);
        assertSatisfiable(problem, CORRECT);
        assertContradictory(problem, List.of("t!", "t!!", "g!", "g!!"));
        Problem known = problem.with(new Knowledge(Set.of(), Set.of(Type.con("a")), Set.of()));
        assertSatisfiable(known, List.of("t!", "t!!", "g!", "g!!"));
    }

    /** T23: k monkeys own 2k bananas, so that without types there must be infinitely many. */
    @Test
    void withoutTypesThereAreInfinitelyManyMonkeys() {
        Problem monkeys = Problems.read(Problems.MONKEYS);
        Problem erased = encoded(monkeys, "e");
        assertFalse(FiniteModels.existsUpTo(erased, 4));
        assertFalse(Eprover.refutes(erased));
        assertSatisfiable(monkeys, List.of("t?", "t??", "g?", "g??", "t?~", "t??~", "g?~", "g??~"));
    }

    /** T7 of Sledgehammer: a fact about natural numbers says nothing of integers. */
    @Test
    void whatHoldsOfNaturalNumbersNeedNotHoldOfIntegers() {
        Problem problem = Problems.read("""
                tff(nat, type, nat: $tType).
                tff(int, type, int: $tType).
                tff(zero, type, zero: !>[A: $tType]: A).
                tff(less, type, less: !>[A: $tType]: ((A * A) > $o)).
                tff(minus_one, type, minus_one: int).
                tff(positive, axiom, ![N: nat]: (N != zero(nat) => less(nat, zero(nat), N))).
                tff(differ, axiom, minus_one != zero(int)).
                tff(negative, axiom, ~ less(int, zero(int), minus_one)).
                """);
        assertSatisfiable(problem, CORRECT);
        assertSatisfiable(problem, List.of("a", "a_ctor"));
        assertContradictory(problem, List.of("e"));
    }

    @Test
    void withoutExhaustionRulesErasureIsSafer() {
        Problem problem = Problems.read("""
                tff(unit, type, unit: $tType).
                tff(nat, type, nat: $tType).
                tff(unity, type, unity: unit).
                tff(zero, type, zero: nat).
                tff(suc, type, suc: nat > nat).
                tff(u, axiom, ![U: unit]: U = unity).
                tff(e, axiom, ![P: $o, U: unit]: ((U = unity => P) => P)).
                tff(n, axiom, ![N: nat]: zero != suc(N)).
                """);
        var encoder = new Encoder(Encoding.named("e").orElseThrow(), Options.DEFAULT.droppingExhaustion());
        Problem dropped = encoder.encode(problem);
        assertFalse(Eprover.refutes(dropped));
        assertTrue(Eprover.refutes(encoded(problem, "e")));
    }
}
