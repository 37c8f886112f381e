package dev.assay.logic.kernel;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.Term.lambda;
import static dev.assay.logic.kernel.Hol.SIGNATURE;
import static dev.assay.logic.kernel.Refusals.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Each rule concludes what is drawn above it, from the hypotheses and claims of its premises, and refuses what does not fit. */
class ThmTest {
    private static final Type BOOL = Type.bool();
    private static final Free P = new Free("p", BOOL);
    private static final Free Q = new Free("q", BOOL);
    private static final Free R = new Free("r", BOOL);
    private static final Free F = new Free("f", Type.fun(BOOL, BOOL));
    private static final Free G = new Free("g", Type.fun(BOOL, BOOL));
    private static final Trust FIRST = new Trust.Stated("first");
    private static final Trust SECOND = new Trust.Stated("second");

    private static void assertThm(Set<? extends Term> hypotheses, Term conclusion, Set<Trust> trust, Thm actual) {
        assertEquals(hypotheses, actual.hypotheses());
        assertEquals(conclusion, actual.conclusion());
        assertEquals(trust, actual.trust());
    }

    /** hypothesis ⊢ conclusion, on a claim. */
    private static Thm under(Term hypothesis, Term conclusion, Trust trust) {
        Thm claim = Thm.oracle(SIGNATURE, trust, Hol.mkImplies(hypothesis, conclusion));
        return Thm.mp(claim, Thm.assume(SIGNATURE, hypothesis));
    }

    @Test
    void hypothesesAreShownInTheirOrderBeforeTheConclusion() {
        for (List<Free> order : List.of(List.of(P, Q, R), List.of(R, Q, P), List.of(Q, R, P))) {
            Thm theorem = Thm.oracle(SIGNATURE, FIRST, Hol.mkImplies(order, Hol.TRUE));
            for (Free hypothesis : order) {
                theorem = Thm.mp(theorem, Thm.assume(SIGNATURE, hypothesis));
            }
            assertEquals("p, q, r ⊢ True", theorem.toString());
        }
    }

    @Test
    void whatIsRestoredIsWhatWasTakenApart() {
        Thm theorem = under(P, Q, FIRST);
        assertEquals(List.of(Set.of(P), Q, Set.of(FIRST), Set.of()), theorem.parts());
        Thm restored = Thm.restored(SIGNATURE, Set.of(P), Q, Set.of(FIRST), Set.of());
        assertThm(Set.of(P), Q, Set.of(FIRST), restored);
        assertEquals(theorem.parts(), restored.parts());
    }

    @Test
    void equationsAreChained() {
        Thm left = under(P, Hol.mkEq(P, Q), FIRST);
        Thm right = under(Q, Hol.mkEq(Q, R), SECOND);
        assertThm(Set.of(P, Q), Hol.mkEq(P, R), Set.of(FIRST, SECOND), Thm.trans(left, right));
        refused(() -> Thm.trans(right, left), "trans", "the middle terms differ");
        refused(() -> Thm.trans(left, Thm.assume(SIGNATURE, Q)), "trans", "not an equation");
        refused(() -> Thm.trans(Thm.assume(SIGNATURE, Q), left), "trans", "not an equation");
    }

    @Test
    void equalFunctionsOfEqualArgumentsAreEqual() {
        Thm functions = under(P, Hol.mkEq(F, G), FIRST);
        Thm arguments = under(Q, Hol.mkEq(Q, R), SECOND);
        assertThm(
                Set.of(P, Q),
                Hol.mkEq(app(F, Q), app(G, R)),
                Set.of(FIRST, SECOND),
                Thm.combination(functions, arguments));
        refused(() -> Thm.combination(arguments, arguments), "combination", "types do not fit");
        refused(() -> Thm.combination(functions, functions), "combination", "types do not fit");
        refused(() -> Thm.combination(Thm.assume(SIGNATURE, P), arguments), "combination", "not an equation");
    }

    @Test
    void equationsAreAbstractedOverWhatIsNotAssumed() {
        Thm equation = under(P, Hol.mkEq(app(F, Q), Q), FIRST);
        assertThm(Set.of(P), Hol.mkEq(lambda(Q, app(F, Q)), lambda(Q, Q)), Set.of(FIRST), Thm.abstraction(Q, equation));
        refused(() -> Thm.abstraction(P, equation), "abstraction", "is free in the hypothesis");
        refused(() -> Thm.abstraction(Q, Thm.assume(SIGNATURE, P)), "abstraction", "not an equation");
        refused(() -> Thm.abstraction(new Free("x", Type.con("nothing")), equation), "nothing");
    }

    @Test
    void onlyTermsWithOneNormalFormAreEqualByConversion() {
        Term redex = app(lambda(P, Hol.mkNot(P)), Q);
        assertThm(Set.of(), Hol.mkEq(redex, Hol.mkNot(Q)), Set.of(), Thm.betaEta(SIGNATURE, redex, Hol.mkNot(Q)));
        assertThm(
                Set.of(), Hol.mkEq(lambda(P, app(F, P)), F), Set.of(), Thm.betaEta(SIGNATURE, lambda(P, app(F, P)), F));
        refused(() -> Thm.betaEta(SIGNATURE, redex, Hol.mkNot(P)), "betaEta", "not convertible");
        refused(() -> Thm.betaEta(SIGNATURE, P, F), "betaEta", "not convertible");
    }

    @Test
    void whatEqualsATruthIsOne() {
        Thm equation = under(R, Hol.mkEq(P, Q), FIRST);
        Thm fact = Thm.oracle(SIGNATURE, SECOND, P);
        assertThm(Set.of(R), Q, Set.of(FIRST, SECOND), Thm.eqMp(equation, fact));
        refused(() -> Thm.eqMp(equation, Thm.assume(SIGNATURE, Q)), "eqMp", "is not");
        refused(() -> Thm.eqMp(fact, fact), "eqMp", "not an equation");
    }

    @Test
    void whatFollowFromEachOtherAreEqual() {
        Thm left = under(Q, P, FIRST);
        Thm right = under(P, Q, SECOND);
        assertThm(Set.of(), Hol.mkEq(P, Q), Set.of(FIRST, SECOND), Thm.deductAntisym(left, right));
        Thm other = under(R, Q, SECOND);
        assertThm(Set.of(R), Hol.mkEq(P, Q), Set.of(FIRST, SECOND), Thm.deductAntisym(left, other));
        assertThm(Set.of(R), Hol.mkEq(Q, P), Set.of(FIRST, SECOND), Thm.deductAntisym(other, left));
    }

    @Test
    void premisesAreDischargedAndShown() {
        Thm fact = under(P, Q, FIRST);
        assertThm(Set.of(), Hol.mkImplies(P, Q), Set.of(FIRST), Thm.disch(P, fact));
        assertThm(Set.of(P), Hol.mkImplies(R, Q), Set.of(FIRST), Thm.disch(R, fact));
        refused(() -> Thm.disch(F, fact), "disch");
        Thm implication = under(R, Hol.mkImplies(P, Q), SECOND);
        Thm premise = Thm.oracle(SIGNATURE, FIRST, P);
        assertThm(Set.of(R), Q, Set.of(FIRST, SECOND), Thm.mp(implication, premise));
        refused(() -> Thm.mp(implication, Thm.assume(SIGNATURE, Q)), "mp", "is no implication from");
        refused(() -> Thm.mp(premise, premise), "mp", "is no implication from");
        refused(() -> Thm.assume(SIGNATURE, F), "assume");
        refused(() -> Thm.oracle(SIGNATURE, FIRST, F), "oracle");
    }

    @Test
    void whatHoldsOfAVariableHoldsOfAllUnlessItIsAssumed() {
        Thm fact = under(P, Q, FIRST);
        assertThm(Set.of(P), Hol.mkAll(Q, Q), Set.of(FIRST), Thm.gen(Q, fact));
        refused(() -> Thm.gen(P, fact), "gen", "is free in the hypothesis");
        refused(() -> Thm.gen(new Free("x", Type.con("nothing")), fact), "nothing");
        Thm all = Thm.gen(Q, fact);
        assertThm(Set.of(P), Hol.mkNot(R), Set.of(FIRST), Thm.spec(Hol.mkNot(R), all));
        refused(() -> Thm.spec(F, all), "spec", "does not fit");
        refused(() -> Thm.spec(P, fact), "spec", "not universally quantified");
        Thm some = Thm.oracle(SIGNATURE, FIRST, Hol.mkEx(Q, Q));
        refused(() -> Thm.spec(P, some), "spec", "not universally quantified");
        Thm predicate = Thm.oracle(SIGNATURE, FIRST, app(Hol.all(BOOL), F));
        assertThm(Set.of(), app(F, P), Set.of(FIRST), Thm.spec(P, predicate));
    }

    @Test
    void instancesReachTheHypotheses() {
        Thm fact = under(P, Q, FIRST);
        assertThm(Set.of(Hol.mkNot(R)), R, Set.of(FIRST), Thm.instantiate(Map.of(P, Hol.mkNot(R), Q, R), fact));
        assertSame(fact, Thm.instantiate(Map.of(), fact));
        assertSame(fact, Thm.instantiateTypes(Map.of(), fact));
        refused(() -> Thm.instantiate(Map.of(P, F), fact), "instantiate", "cannot become");
        Type.Var a = Type.var("'a");
        Free x = new Free("x", a);
        Thm refl = Thm.refl(SIGNATURE, x);
        Free y = new Free("x", BOOL);
        assertThm(Set.of(), Hol.mkEq(y, y), Set.of(), Thm.instantiateTypes(Map.of(a, BOOL), refl));
        refused(() -> Thm.instantiateTypes(Map.of(a, Type.con("nothing")), refl), "nothing");
    }

    @Test
    void manyHypothesesAndClaimsAreKeptAndDischargedLikeFew() {
        List<Free> hypotheses =
                IntStream.range(0, 20).mapToObj(i -> new Free("h" + i, BOOL)).toList();
        Thm all = Thm.assume(SIGNATURE, hypotheses.getFirst());
        for (int i = 1; i < hypotheses.size(); i++) {
            Term both = Hol.mkAnd(all.conclusion(), hypotheses.get(i));
            Thm rule = Thm.oracle(
                    SIGNATURE,
                    new Trust.Stated("t" + i),
                    Hol.mkImplies(List.of(all.conclusion(), hypotheses.get(i)), both));
            all = Thm.mp(Thm.mp(rule, all), Thm.assume(SIGNATURE, hypotheses.get(i)));
            assertEquals(Set.copyOf(hypotheses.subList(0, i + 1)), all.hypotheses());
            assertEquals(
                    IntStream.rangeClosed(1, i)
                            .mapToObj(k -> new Trust.Stated("t" + k))
                            .collect(Collectors.toSet()),
                    all.trust());
        }
        for (int i = 0; i < hypotheses.size(); i++) {
            all = Thm.disch(hypotheses.get(i), all);
            assertEquals(Set.copyOf(hypotheses.subList(i + 1, hypotheses.size())), all.hypotheses());
        }
    }

    @Test
    void theSortsOfTypesOnTheWayAreRemembered() {
        Signature s = TypeClass.define(SIGNATURE, "rare", Sort.TOP, List.of()).signature();
        Type.Var a = Signature.Class.self("rare");
        Set<Sort> rare = Set.of(a.sort());
        Free x = new Free("x", a);
        assertEquals(rare, Thm.refl(s, x).emptySorts());
        assertEquals(rare, Thm.assume(s, Hol.mkEq(x, x)).emptySorts());
        assertEquals(rare, Thm.oracle(s, FIRST, Hol.mkEq(x, x)).emptySorts());
        Thm truth = Thm.oracle(s, FIRST, P);
        assertEquals(Set.of(), truth.emptySorts());
        assertEquals(rare, Thm.gen(x, truth).emptySorts());
        assertEquals(rare, Thm.disch(Hol.mkEq(x, x), truth).emptySorts());
        assertEquals(rare, Thm.abstraction(x, Thm.refl(s, P)).emptySorts());
        assertEquals(
                rare, Thm.mp(Thm.disch(Hol.mkEq(x, x), truth), Thm.refl(s, x)).emptySorts());
        assertEquals(rare, Thm.deductAntisym(truth, Thm.refl(s, x)).emptySorts());
        assertEquals(rare, Thm.deductAntisym(Thm.refl(s, x), truth).emptySorts());
        Term closed = app(lambda(x, Hol.TRUE), x);
        assertEquals(rare, Thm.betaEta(s, closed, Hol.TRUE).emptySorts());
        assertEquals(rare, Thm.instantiate(Map.of(P, Hol.mkEq(x, x)), truth).emptySorts());
        Thm all = Thm.gen(Q, truth);
        assertEquals(rare, Thm.spec(Hol.mkEq(x, x), all).emptySorts());
        Type.Var b = Type.var("'b");
        Thm refl = Thm.refl(s, new Free("y", b));
        assertEquals(Set.of(), refl.emptySorts());
        assertEquals(rare, Thm.instantiateTypes(Map.of(b, a), refl).emptySorts());
        refused(() -> Thm.instantiateTypes(Map.of(a, BOOL), Thm.refl(s, x)), "instantiateTypes", "cannot become");
    }

    @Test
    void aTheoremSaysItsHypothesesInOrder() {
        assertEquals("⊢ True <-> True", Thm.refl(SIGNATURE, Hol.TRUE).toString());
        Thm both = Thm.mp(
                Thm.mp(Thm.oracle(SIGNATURE, FIRST, Hol.mkImplies(List.of(Q, P), R)), Thm.assume(SIGNATURE, Q)),
                Thm.assume(SIGNATURE, P));
        assertEquals("p, q ⊢ r", both.toString());
    }

    @Test
    void aTheoremGoesWithItsSignatureToLargerOnesOnly() {
        Signature larger =
                TypeClass.define(SIGNATURE, "rare", Sort.TOP, List.of()).signature();
        Thm truth = Thm.oracle(SIGNATURE, FIRST, P);
        assertSame(truth, truth.transfer(SIGNATURE));
        assertSame(larger, truth.transfer(larger).signature());
        assertThm(Set.of(), P, Set.of(FIRST), truth.transfer(larger));
        refused(() -> truth.transfer(larger).transfer(SIGNATURE), "transfer", "does not extend");
    }
}
