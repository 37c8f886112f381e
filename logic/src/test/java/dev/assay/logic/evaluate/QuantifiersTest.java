package dev.assay.logic.evaluate;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.evaluate.Values.BLUE;
import static dev.assay.logic.evaluate.Values.COLOUR;
import static dev.assay.logic.evaluate.Values.INT;
import static dev.assay.logic.evaluate.Values.NAT;
import static dev.assay.logic.evaluate.Values.RED;
import static dev.assay.logic.evaluate.Values.THEORY;
import static dev.assay.logic.evaluate.Values.call;
import static dev.assay.logic.evaluate.Values.cons;
import static dev.assay.logic.evaluate.Values.in;
import static dev.assay.logic.evaluate.Values.integer;
import static dev.assay.logic.evaluate.Values.less;
import static dev.assay.logic.evaluate.Values.lessEq;
import static dev.assay.logic.evaluate.Values.list;
import static dev.assay.logic.evaluate.Values.listOf;
import static dev.assay.logic.evaluate.Values.nat;
import static dev.assay.logic.evaluate.Values.pair;
import static dev.assay.logic.evaluate.Values.plus;
import static dev.assay.logic.evaluate.Values.prod;
import static dev.assay.logic.evaluate.Values.setOf;
import static dev.assay.logic.evaluate.Values.suc;
import static dev.assay.logic.evaluate.Values.undefined;
import static dev.assay.logic.evaluate.Values.univ;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class QuantifiersTest {
    private static final Free C = new Free("c", COLOUR);
    private static final Free D = new Free("d", COLOUR);
    private static final Free M = new Free("m", NAT);
    private static final Free N = new Free("n", NAT);
    private static final Free XS = new Free("xs", list(NAT));
    private static final Term UNDEFINED = undefined(Type.bool());

    private static Truth truth(Term formula) {
        try (Meter meter = Budget.UNLIMITED.start()) {
            return new Evaluator(THEORY, meter).truth(formula, Map.of());
        }
    }

    private static void assertTrue(Term formula) {
        assertEquals(Truth.TRUE, truth(formula), formula.toString());
        assertEquals(Truth.FALSE, truth(Hol.mkNot(formula)), "not " + formula);
    }

    private static void assertFalse(Term formula) {
        assertEquals(Truth.FALSE, truth(formula), formula.toString());
    }

    private static void assertUnknown(Term formula) {
        assertEquals(Truth.UNKNOWN, truth(formula), formula.toString());
    }

    private static Term not(Term formula) {
        return Hol.mkNot(formula);
    }

    private static Term eq(Term left, Term right) {
        return Hol.mkEq(left, right);
    }

    @Test
    void overAFiniteTypeEachValueIsTried() {
        assertTrue(Hol.mkAll(C, Hol.mkOr(eq(C, RED), not(eq(C, RED)))));
        assertFalse(Hol.mkAll(C, eq(C, RED)));
        assertTrue(Hol.mkEx(C, eq(C, BLUE)));
        assertFalse(Hol.mkEx(C, Hol.FALSE));
        assertTrue(Hol.mkAll(C, Hol.mkEx(D, not(eq(C, D)))));
        assertFalse(Hol.mkEx(C, Hol.mkAll(D, eq(C, D))));
        assertTrue(Hol.mkEx(List.of(C, D), not(eq(C, D))));
        assertFalse(Hol.mkAll(List.of(C, D), eq(C, D)));
    }

    @Test
    void predicatesWithoutAnAbstractionAreTriedAtEachValue() {
        Term not = Hol.NOT;
        assertFalse(app(Hol.all(Type.bool()), not));
        assertTrue(app(Hol.ex(Type.bool()), not));
        Term isRed = app(Hol.eq(COLOUR), RED);
        assertFalse(app(Hol.all(COLOUR), isRed));
        assertTrue(app(Hol.ex(COLOUR), isRed));
        Free p = new Free("p", Type.fun(Type.bool(), Type.bool()));
        assertFalse(Hol.mkAll(p, app(Hol.ex(Type.bool()), p)));
        assertTrue(Hol.mkEx(p, app(Hol.all(Type.bool()), p)));
    }

    @Test
    void aValueThatCannotBeEvaluatedLeavesTheOthersToDecide() {
        Term open = app(Hol.conditional(Type.bool()), eq(C, RED), UNDEFINED, eq(C, BLUE));
        assertFalse(Hol.mkAll(C, open));
        assertTrue(Hol.mkEx(C, open));
        Term closed = app(Hol.conditional(Type.bool()), eq(C, RED), UNDEFINED, Hol.TRUE);
        assertUnknown(Hol.mkAll(C, closed));
        Term never = app(Hol.conditional(Type.bool()), eq(C, RED), UNDEFINED, Hol.FALSE);
        assertUnknown(Hol.mkEx(C, never));
    }

    @Test
    void overAnInfiniteTypeAWitnessDecidesAndNothingElse() {
        assertFalse(Hol.mkAll(N, less(N, nat(2))));
        assertTrue(Hol.mkEx(N, less(nat(2), N)));
        assertUnknown(Hol.mkAll(N, lessEq(N, plus(N, N))));
        assertUnknown(Hol.mkEx(N, less(nat(1000), N)));
        Free i = new Free("i", INT);
        assertTrue(Hol.mkEx(i, less(i, integer(-2))));
        assertUnknown(Hol.mkEx(i, less(i, integer(-1000))));
    }

    @Test
    void anEquationDeterminesItsVariables() {
        assertTrue(Hol.mkEx(N, eq(N, nat(1000))));
        assertTrue(Hol.mkEx(N, eq(nat(1000), N)));
        assertTrue(Hol.mkEx(N, Hol.mkAnd(eq(suc(N), nat(1000)), less(nat(998), N))));
        assertFalse(Hol.mkEx(N, Hol.mkAnd(eq(suc(N), nat(1000)), less(nat(999), N))));
        assertFalse(Hol.mkEx(N, eq(suc(N), nat(0))));
        assertTrue(Hol.mkAll(N, Hol.mkImplies(eq(N, nat(1000)), less(nat(999), N))));
        assertFalse(Hol.mkAll(N, Hol.mkImplies(eq(N, nat(1000)), less(nat(1000), N))));
        assertTrue(Hol.mkAll(N, Hol.mkOr(not(eq(N, nat(1000))), less(nat(999), N))));
    }

    @Test
    void anEquationOfIntegersGoesBySign() {
        Term nonneg = call("Int.int.Nonneg", INT, N);
        Term negsuc = call("Int.int.Negsuc", INT, N);
        assertTrue(Hol.mkEx(N, Hol.mkAnd(eq(nonneg, integer(700)), eq(N, nat(700)))));
        assertTrue(Hol.mkEx(N, eq(nonneg, integer(0))));
        assertFalse(Hol.mkEx(N, eq(nonneg, integer(-1))));
        assertTrue(Hol.mkEx(N, Hol.mkAnd(eq(negsuc, integer(-700)), eq(N, nat(699)))));
        assertFalse(Hol.mkEx(N, eq(negsuc, integer(0))));
    }

    @Test
    void anEquationTakesDataApart() {
        Term list = listOf(NAT, nat(700), nat(800));
        assertTrue(Hol.mkEx(List.of(N, XS), Hol.mkAnd(eq(cons(N, XS), list), eq(N, nat(700)))));
        assertFalse(Hol.mkEx(List.of(N, XS), Hol.mkAnd(eq(cons(N, XS), list), eq(N, nat(800)))));
        assertFalse(Hol.mkEx(List.of(N, XS), eq(cons(N, XS), listOf(NAT))));
        assertTrue(Hol.mkEx(XS, eq(cons(nat(700), XS), list)));
        assertFalse(Hol.mkEx(XS, eq(cons(nat(701), XS), list)));
        assertTrue(Hol.mkAll(List.of(N, M, XS), Hol.mkImplies(eq(cons(N, cons(M, XS)), list), less(N, M))));
        assertUnknown(Hol.mkEx(XS, eq(cons(undefined(NAT), XS), list)));
    }

    @Test
    void aMembershipInAFiniteSetListsTheChoices() {
        Term some = setOf(NAT, nat(700), nat(800));
        assertTrue(Hol.mkEx(N, Hol.mkAnd(in(N, some), less(nat(700), N))));
        assertFalse(Hol.mkEx(N, Hol.mkAnd(in(N, some), less(nat(800), N))));
        assertTrue(Hol.mkAll(N, Hol.mkImplies(in(N, some), less(nat(699), N))));
        Term pairs = setOf(prod(NAT, NAT), pair(nat(700), nat(1)), pair(nat(800), nat(2)));
        assertTrue(Hol.mkEx(List.of(M, N), Hol.mkAnd(in(pair(M, N), pairs), eq(N, nat(2)))));
        assertFalse(Hol.mkEx(List.of(M, N), Hol.mkAnd(in(pair(M, N), pairs), eq(N, nat(3)))));
        assertUnknown(Hol.mkEx(N, Hol.mkAnd(in(N, univ(NAT)), less(nat(700), N))));
        assertUnknown(Hol.mkEx(N, Hol.mkAnd(in(N, undefined(some.type())), less(nat(700), N))));
        assertTrue(Hol.mkEx(N, in(plus(N, nat(1)), setOf(NAT, nat(3)))));
        assertUnknown(Hol.mkEx(N, Hol.mkAnd(in(N, some), UNDEFINED)));
    }

    @Test
    void aBoundListsTheNumbersBelow() {
        assertTrue(Hol.mkEx(N, Hol.mkAnd(less(N, nat(50)), less(nat(48), N))));
        assertFalse(Hol.mkEx(N, Hol.mkAnd(less(N, nat(50)), less(nat(49), N))));
        assertTrue(Hol.mkEx(N, Hol.mkAnd(lessEq(N, nat(50)), less(nat(49), N))));
        assertFalse(Hol.mkEx(N, less(N, nat(0))));
        assertTrue(Hol.mkAll(N, Hol.mkImplies(less(N, nat(50)), less(N, nat(60)))));
        assertUnknown(Hol.mkEx(N, Hol.mkAnd(lessEq(N, nat(100_001)), less(nat(100_000), N))));
        assertTrue(Hol.mkEx(N, Hol.mkAnd(lessEq(N, nat(3000)), less(nat(2999), N))));
        Free i = new Free("i", INT);
        assertUnknown(Hol.mkEx(i, Hol.mkAnd(less(i, integer(3)), less(i, integer(-1000)))));
        assertUnknown(Hol.mkEx(N, Hol.mkAnd(less(N, undefined(NAT)), less(nat(1000), N))));
    }

    @Test
    void quantifiersInsideJoinTheSearch() {
        Term inner = Hol.mkEx(M, Hol.mkAnd(eq(M, nat(700)), eq(N, suc(M))));
        assertTrue(Hol.mkEx(N, inner));
        assertTrue(Hol.mkAll(N, Hol.mkImplies(inner, eq(N, nat(701)))));
        assertTrue(Hol.mkEx(N, not(Hol.mkAll(M, Hol.mkImplies(eq(M, nat(5)), eq(N, nat(5)))))));
    }

    @Test
    void aValueThatIsBoundForOneChoiceIsFreeForTheNext() {
        Term some = setOf(NAT, nat(700), nat(800));
        Term others = setOf(NAT, nat(701), nat(799));
        Term formula = Hol.mkAnd(in(M, some), Hol.mkAnd(in(N, others), eq(suc(N), M)));
        assertTrue(Hol.mkEx(List.of(M, N), formula));
        assertTrue(Hol.mkEx(List.of(N, M), formula));
        assertFalse(Hol.mkEx(List.of(M, N), Hol.mkAnd(in(M, some), Hol.mkAnd(in(N, others), eq(N, M)))));
    }

    @Test
    void predicatesThatAlwaysOrNeverHoldAreSeenToDoSo() {
        assertTrue(app(Hol.all(Type.bool()), app(Hol.IMPLIES, Hol.FALSE)));
        assertFalse(app(Hol.ex(Type.bool()), app(Hol.AND, Hol.FALSE)));
    }

    @Test
    void functionsOverFiniteTypesAreTables() {
        Free p = new Free("p", Type.fun(prod(Type.bool(), Type.bool()), Type.bool()));
        Term one = Hol.mkAnd(
                Hol.mkAnd(app(p, pair(Hol.TRUE, Hol.FALSE)), not(app(p, pair(Hol.FALSE, Hol.TRUE)))),
                Hol.mkAnd(not(app(p, pair(Hol.TRUE, Hol.TRUE))), not(app(p, pair(Hol.FALSE, Hol.FALSE)))));
        assertTrue(Hol.mkEx(p, one));
        assertFalse(Hol.mkEx(p, Hol.mkAnd(app(p, pair(Hol.TRUE, Hol.FALSE)), not(app(p, pair(Hol.TRUE, Hol.FALSE))))));
        Free q = new Free("q", Type.fun(COLOUR, COLOUR));
        assertTrue(Hol.mkEx(q, Hol.mkAnd(eq(app(q, RED), BLUE), eq(app(q, BLUE), RED))));
        Free f = new Free("f", Type.fun(NAT, NAT));
        assertTrue(Hol.mkEx(f, eq(app(f, nat(50)), nat(3))));
        assertUnknown(Hol.mkAll(f, eq(app(f, nat(50)), app(f, nat(60)))));
    }

    @Test
    void aValueThatWasTriedInVainIsForgotten() {
        Term onlyOne = app(Hol.conditional(Type.bool()), eq(C, BLUE), eq(D, RED), Hol.FALSE);
        assertTrue(Hol.mkEx(List.of(C, D), onlyOne));
    }

    @Test
    void aMemberThatCannotBeEvaluatedLeavesTheAnswerOpen() {
        Term some = setOf(NAT, nat(700), nat(800));
        Term open = app(Hol.conditional(Type.bool()), eq(N, nat(700)), UNDEFINED, Hol.FALSE);
        assertUnknown(Hol.mkEx(N, Hol.mkAnd(in(N, some), open)));
    }

    @Test
    void aSumInsideOfDataIsNoPattern() {
        assertTrue(Hol.mkEx(List.of(N, XS), eq(cons(plus(N, nat(1)), XS), listOf(NAT, nat(3)))));
    }
}
