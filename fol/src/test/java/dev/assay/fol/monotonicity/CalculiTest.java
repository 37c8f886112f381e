package dev.assay.fol.monotonicity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.fol.Knowledge;
import dev.assay.fol.NegationNormalForm;
import dev.assay.fol.Problem;
import dev.assay.fol.Problems;
import dev.assay.fol.TypePatterns;
import dev.assay.fol.clause.Clause;
import dev.assay.fol.clause.Clausifier;
import dev.assay.fol.encoding.Encoder;
import dev.assay.fol.encoding.Encoding;
import dev.assay.fol.monotonicity.Verdict.Behaviour;
import dev.assay.logic.Type;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The acceptance tests of monotonicity, T1 to T11 of the type encodings. */
class CalculiTest {
    private static final Type MONKEY = Type.con("monkey");
    private static final Type BANANA = Type.con("banana");
    private static final Type S = Type.con("s");

    private static final String HUNGRY = """
            tff(monkey, type, monkey: $tType).
            tff(banana, type, banana: $tType).
            tff(owns, type, owns: (monkey * banana) > $o).
            tff(hungry, type, hungry: monkey > $o).
            tff(b1, type, b1: monkey > banana).
            tff(b2, type, b2: monkey > banana).
            tff(two, axiom, ![M: monkey]: (~ hungry(M) | (owns(M, b1(M)) & owns(M, b2(M))))).
            tff(differ, axiom, ![M: monkey]: (~ hungry(M) | b1(M) != b2(M))).
            tff(alone, axiom, ![M1: monkey, M2: monkey, B: banana]:
                (~ hungry(M1) | ~ hungry(M2) | ~ owns(M1, B) | ~ owns(M2, B) | M1 = M2)).
            """;

    private static List<Clause> clauses(String tptp) {
        return Clausifier.definitional(Problems.read(tptp));
    }

    /** Clauses over one sort s with constants t and u, a function f, and predicates p and q. */
    private static List<Clause> overS(String... formulas) {
        var text = new StringBuilder("""
                tff(s, type, s: $tType).
                tff(t, type, t: s).
                tff(u, type, u: s).
                tff(f, type, f: s > s).
                tff(g, type, g: s > s).
                tff(p, type, p: s > $o).
                tff(q, type, q: s > $o).
                """);
        for (String formula : formulas) {
            text.append("tff(a, axiom, ![X: s, Y: s]: (").append(formula).append(")).\n");
        }
        return clauses(text.toString());
    }

    private static boolean simple(List<Clause> clauses, Type sort) {
        return SimpleCalculus.verdict(clauses, sort).isMonotonic();
    }

    private static boolean improved(List<Clause> clauses, Type sort) {
        return ImprovedCalculus.verdict(clauses, sort).isMonotonic();
    }

    /** T1. */
    @Test
    void thereMayBeMoreBananasButNotMoreMonkeys() {
        List<Clause> clauses = clauses(Problems.MONKEYS);
        assertTrue(simple(clauses, BANANA) && improved(clauses, BANANA));
        assertFalse(simple(clauses, MONKEY) || improved(clauses, MONKEY));
    }

    /** T2. */
    @Test
    void thereMayBeMoreMonkeysIfTheyAreNotHungry() {
        List<Clause> clauses = clauses(HUNGRY);
        assertFalse(simple(clauses, MONKEY));
        var verdict = assertInstanceOf(Verdict.Guarded.class, ImprovedCalculus.verdict(clauses, MONKEY));
        assertEquals(Behaviour.FALSE, verdict.context().get("hungry"));
        assertEquals(3, contexts(clauses, MONKEY, List.of("hungry", "owns")));
    }

    /** T3. */
    @Test
    void ifAllAreHungryThereMayNotBeMore() {
        assertFalse(improved(clauses(HUNGRY + "tff(all, axiom, ![M: monkey]: hungry(M)).\n"), MONKEY));
    }

    /** T4. */
    @Test
    void aGuardMayNeedAnotherGuard() {
        List<Clause> guarded = overS("~ p(X) | X = t", "~ q(X) | p(X)");
        var verdict = assertInstanceOf(Verdict.Guarded.class, ImprovedCalculus.verdict(guarded, S));
        assertEquals(Behaviour.FALSE, verdict.context().get("p"));
        assertEquals(Behaviour.FALSE, verdict.context().get("q"));
        assertEquals(1, contexts(guarded, S, List.of("p", "q")));
        assertFalse(improved(overS("~ p(X) | X = t", "~ q(X) | p(X)", "q(X)"), S));
    }

    /** T5. */
    @Test
    void aNegativeEquationGuardsItsVariable() {
        List<Clause> clauses = overS("X != t | X = u");
        assertTrue(improved(clauses, S));
        assertFalse(simple(clauses, S));
    }

    /** T6. */
    @Test
    void onlyPositiveEquationsWithVariablesForbidGrowth() {
        assertFalse(improved(overS("X = Y"), S));
        assertTrue(simple(overS("f(X) = g(X)"), S));
        assertTrue(simple(overS("t != X"), S));
    }

    @Test
    void variablesThatMustDifferAreResolvedBeforehand() {
        // X ≉ Y guards nothing: without resolution, X would count as guarded by p(X) alone.
        assertFalse(improved(overS("X != Y | Y = t"), S));
    }

    /** T7. */
    @Test
    void propositionalClausesAreReducedToMonotonicity() {
        assertTrue(improved(overS("p(X) | ~ q(X) | X = t", "q(X) | X = t"), S));
        assertFalse(improved(overS("p(X) | ~ q(X) | X = t", "q(X) | X = t", "~ p(X) | X = t"), S));
    }

    /** T8. */
    @Test
    void guardsMakeMonkeysMonotonic() {
        for (String encoding : List.of("g?~", "g??~")) {
            // The guards are there before the types go.
            Problem typed = dev.assay.fol.encoding.Stages.protectedBy(
                    Problems.read(Problems.MONKEYS), Encoding.named(encoding).orElseThrow());
            var verdict = assertInstanceOf(
                    Verdict.Guarded.class, ImprovedCalculus.verdict(Clausifier.definitional(typed), MONKEY));
            assertEquals(Behaviour.FALSE, verdict.context().get("g"));
            assertTrue(Encoder.encode(
                            Problems.read(Problems.MONKEYS),
                            Encoding.named(encoding).orElseThrow())
                    .isUntyped());
        }
    }

    /** T9. */
    @Test
    void aNakedVariableOfAnyTypeSparesOnlyInfiniteTypes() {
        Problem lists = NegationNormalForm.of(Problems.read(Problems.LISTS));
        Monotonicity monotonicity = Monotonicity.of(lists);
        assertFalse(monotonicity.isMonotonic(Type.con("b")));
        assertFalse(monotonicity.isMonotonic(Type.var("'a")));
        assertTrue(monotonicity.isMonotonic(Type.con("list", Type.con("b"))));
        assertTrue(monotonicity.isMonotonic(Type.con("list", Type.var("'z"))));
        assertFalse(Monotonicity.of(lists.with(Knowledge.NONE)).isMonotonic(Type.con("list", Type.con("b"))));
    }

    /** T10. */
    @Test
    void typesAreRenamedApartBeforeTheyAreUnified() {
        Type.Var a = Type.var("'a");
        Type left = Type.con("map", a, Type.con("d"));
        Type right = Type.con("map", Type.con("c"), a);
        assertEquals(
                Type.con("map", Type.con("c"), Type.con("d")),
                TypePatterns.meet(left, right).orElseThrow());
        assertTrue(TypePatterns.isVariant(Type.con("list", a), Type.con("list", Type.var("'b"))));
        assertFalse(TypePatterns.isInstance(Type.fun(Type.con("nat"), Type.con("int")), Type.fun(a, a)));
    }

    /** T11. */
    @Test
    void anInjectiveFunctionThatIsNotSurjectiveMakesItsTypeInfinite() {
        Knowledge nat = Detection.of(clauses("""
                tff(nat, type, nat: $tType).
                tff(zero, type, zero: nat).
                tff(suc, type, suc: nat > nat).
                tff(distinct, axiom, ![X: nat]: zero != suc(X)).
                tff(inject, axiom, ![X: nat, Y: nat]: (X != Y => suc(X) != suc(Y))).
                """));
        assertTrue(nat.isInfinite(Type.con("nat")));
        Knowledge lists = Problems.read(Problems.LISTS).knowledge();
        assertTrue(lists.isInfinite(Type.con("list", Type.var("'a"))));
        assertTrue(lists.constructors().containsAll(List.of("nil", "cons")));
        Knowledge ground = Detection.of(Clausifier.definitional(
                dev.assay.fol.encoding.Monomorphisation.of(Problems.read(Problems.LISTS), 3, 200)));
        assertTrue(ground.isInfinite(Type.con("list", Type.con("b"))));
        assertFalse(ground.isInfinite(Type.con("list", Type.con("c"))));
        assertFalse(Detection.of(clauses(Problems.MONKEYS)).isInfinite(BANANA));
    }

    /** The number of contexts that make all literals monotonic, by trying all. */
    static int contexts(List<Clause> clauses, Type sort, List<String> predicates) {
        return ContextSearch.count(clauses, sort, predicates);
    }
}
