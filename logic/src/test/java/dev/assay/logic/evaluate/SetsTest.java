package dev.assay.logic.evaluate;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.evaluate.Values.BLUE;
import static dev.assay.logic.evaluate.Values.COLOUR;
import static dev.assay.logic.evaluate.Values.GREEN;
import static dev.assay.logic.evaluate.Values.INT;
import static dev.assay.logic.evaluate.Values.NAT;
import static dev.assay.logic.evaluate.Values.RED;
import static dev.assay.logic.evaluate.Values.THEORY;
import static dev.assay.logic.evaluate.Values.call;
import static dev.assay.logic.evaluate.Values.collect;
import static dev.assay.logic.evaluate.Values.complement;
import static dev.assay.logic.evaluate.Values.empty;
import static dev.assay.logic.evaluate.Values.in;
import static dev.assay.logic.evaluate.Values.integer;
import static dev.assay.logic.evaluate.Values.intersection;
import static dev.assay.logic.evaluate.Values.less;
import static dev.assay.logic.evaluate.Values.lessEq;
import static dev.assay.logic.evaluate.Values.minus;
import static dev.assay.logic.evaluate.Values.nat;
import static dev.assay.logic.evaluate.Values.plus;
import static dev.assay.logic.evaluate.Values.set;
import static dev.assay.logic.evaluate.Values.setOf;
import static dev.assay.logic.evaluate.Values.undefined;
import static dev.assay.logic.evaluate.Values.union;
import static dev.assay.logic.evaluate.Values.univ;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.define.Definitions;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.theory.Theory;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SetsTest {
    private static final Free N = new Free("n", NAT);
    private static final Free C = new Free("c", COLOUR);
    private static final Term SMALL = collect(N, less(N, nat(2)));
    private static final Term LARGE = collect(N, less(nat(1), N));

    private static Truth truth(Theory theory, Term formula) {
        try (Meter meter = Budget.UNLIMITED.start()) {
            return new Evaluator(theory, meter).truth(formula, Map.of());
        }
    }

    private static Truth truth(Term formula) {
        return truth(THEORY, formula);
    }

    private static void assertTrue(Term formula) {
        assertEquals(Truth.TRUE, truth(formula), formula.toString());
    }

    private static void assertFalse(Term formula) {
        assertEquals(Truth.FALSE, truth(formula), formula.toString());
    }

    private static void assertUnknown(Term formula) {
        assertEquals(Truth.UNKNOWN, truth(formula), formula.toString());
    }

    private static Term nats(int... elements) {
        return setOf(NAT, IntStream.of(elements).mapToObj(Values::nat).toArray(Term[]::new));
    }

    private static Term eq(Term left, Term right) {
        return Hol.mkEq(left, right);
    }

    @Test
    void membershipGoesByEquality() {
        assertTrue(in(nat(2), nats(1, 2)));
        assertFalse(in(nat(3), nats(1, 2)));
        assertFalse(in(nat(3), empty(NAT)));
        assertTrue(in(nat(3), univ(NAT)));
        assertTrue(in(nat(3), complement(nats(1, 2))));
        assertFalse(in(nat(2), complement(nats(1, 2))));
        assertTrue(in(nat(1), SMALL));
        assertFalse(in(nat(2), SMALL));
        assertUnknown(in(undefined(NAT), nats(1)));
        assertUnknown(in(nat(1), setOf(NAT, undefined(NAT))));
        assertTrue(in(nat(1), setOf(NAT, nat(1), nat(1))));
    }

    @Test
    void membershipInUnionsIntersectionsAndDifferencesIsThatOfTheirParts() {
        for (int n = 0; n < 4; n++) {
            boolean small = n < 2;
            boolean listed = n == 0 || n == 2;
            Term x = nat(n);
            Term some = nats(0, 2);
            assertEquals(Truth.of(small && listed), truth(in(x, intersection(SMALL, some))));
            assertEquals(Truth.of(small && listed), truth(in(x, intersection(some, SMALL))));
            assertEquals(Truth.of(small || listed), truth(in(x, union(SMALL, some))));
            assertEquals(Truth.of(small || listed), truth(in(x, union(some, SMALL))));
            assertEquals(Truth.of(small && !listed), truth(in(x, minus(SMALL, some))));
            assertEquals(Truth.of(listed && !small), truth(in(x, minus(some, SMALL))));
            assertEquals(Truth.of(false), truth(in(x, intersection(SMALL, LARGE))));
            assertEquals(Truth.of(true), truth(in(x, union(SMALL, LARGE))));
            assertEquals(Truth.of(!small), truth(in(x, complement(SMALL))));
            assertEquals(Truth.of(small), truth(in(x, complement(complement(SMALL)))));
            assertEquals(Truth.of(!listed), truth(in(x, intersection(complement(some), univ(NAT)))));
            assertEquals(
                    Truth.of(!listed && n != 3), truth(in(x, intersection(complement(some), complement(nats(3))))));
        }
    }

    @Test
    void ofTwoSetsThatCannotBeListedOneThatIsKnownNotToHaveTheElementDecides() {
        Term open = collect(N, undefined(Type.bool()));
        assertFalse(in(nat(2), intersection(SMALL, open)));
        assertUnknown(in(nat(1), intersection(SMALL, open)));
    }

    @Test
    void aSubsetHasNoElementThatTheOtherLacks() {
        assertTrue(lessEq(nats(1), nats(1, 2)));
        assertFalse(lessEq(nats(1, 3), nats(1, 2)));
        assertTrue(lessEq(empty(NAT), SMALL));
        assertTrue(lessEq(nats(0, 1), SMALL));
        assertFalse(lessEq(nats(0, 2), SMALL));
        assertTrue(lessEq(complement(nats(1, 2)), complement(nats(1))));
        assertFalse(lessEq(complement(nats(1)), complement(nats(1, 2))));
        assertTrue(lessEq(nats(3), complement(nats(1))));
        assertFalse(lessEq(univ(NAT), SMALL));
        assertFalse(lessEq(LARGE, SMALL));
        assertUnknown(lessEq(SMALL, SMALL));
        assertFalse(lessEq(univ(NAT), nats(1)));
        assertUnknown(lessEq(setOf(NAT, undefined(NAT)), nats(1)));
        assertFalse(lessEq(setOf(NAT, undefined(NAT)), empty(NAT)));
        assertTrue(lessEq(collect(C, eq(C, RED)), setOf(COLOUR, RED, BLUE)));
        assertFalse(lessEq(univ(COLOUR), setOf(COLOUR, RED, BLUE)));
        assertUnknown(lessEq(SMALL, collect(N, undefined(Type.bool()))));
    }

    @Test
    void setsAreEqualIfEachIsASubsetOfTheOther() {
        assertTrue(eq(nats(1, 2), nats(2, 1, 2)));
        assertFalse(eq(nats(1, 2), nats(1)));
        assertFalse(eq(nats(1), nats(1, 2)));
        assertTrue(eq(complement(nats(1, 2)), complement(nats(2, 1))));
        assertFalse(eq(complement(nats(1, 2)), complement(nats(1))));
        assertUnknown(eq(SMALL, nats(0, 1)));
        assertFalse(eq(SMALL, nats(0)));
        assertUnknown(eq(setOf(NAT, undefined(NAT), nat(1)), nats(1)));
        assertTrue(eq(univ(COLOUR), setOf(COLOUR, RED, GREEN, BLUE)));
    }

    @Test
    void cardinalityCountsEachElementOnce() {
        assertTrue(eq(call("Finite_Set.card", NAT, nats(1, 2, 1)), nat(2)));
        assertTrue(eq(call("Finite_Set.card", NAT, univ(COLOUR)), nat(3)));
        assertTrue(eq(call("Finite_Set.card", NAT, collect(C, Hol.mkNot(eq(C, RED)))), nat(2)));
        assertUnknown(eq(call("Finite_Set.card", NAT, univ(NAT)), nat(0)));
        assertTrue(eq(call("Finite_Set.card", NAT, union(nats(1, 2), nats(2, 3))), nat(3)));
    }

    @Test
    void whatIsListedIsFinite() {
        assertTrue(call("Finite_Set.finite", Type.bool(), nats(1, 2)));
        assertTrue(call("Finite_Set.finite", Type.bool(), univ(COLOUR)));
        assertUnknown(call("Finite_Set.finite", Type.bool(), univ(NAT)));
        assertUnknown(call("Finite_Set.finite", Type.bool(), SMALL));
    }

    @Test
    void imagesAndUnionsOfSetsAreListed() {
        Term successor = new Const("Nat.nat.Suc", Type.fun(NAT, NAT));
        assertTrue(eq(call("Set.image", set(NAT), successor, nats(1, 2)), nats(2, 3)));
        Term constant = Term.lambda(N, nat(7));
        assertTrue(eq(call("Finite_Set.card", NAT, call("Set.image", set(NAT), constant, nats(1, 2))), nat(1)));
        Term sets = setOf(set(NAT), nats(1), nats(2, 3), empty(NAT));
        assertTrue(eq(call("Complete_Lattices.Sup_class.Sup", set(NAT), sets), nats(1, 2, 3)));
    }

    @Test
    void boundedQuantifiersLookAtEachElement() {
        Term isSmall = Term.lambda(N, less(N, nat(2)));
        assertTrue(call("Set.Ball", Type.bool(), nats(0, 1), isSmall));
        assertFalse(call("Set.Ball", Type.bool(), nats(0, 2), isSmall));
        assertTrue(call("Set.Bex", Type.bool(), nats(0, 2), isSmall));
        assertFalse(call("Set.Bex", Type.bool(), nats(3, 2), isSmall));
        Term open = Term.lambda(
                N, app(Hol.conditional(Type.bool()), less(N, nat(1)), undefined(Type.bool()), less(N, nat(2))));
        assertFalse(call("Set.Ball", Type.bool(), nats(0, 2), open));
        assertUnknown(call("Set.Ball", Type.bool(), nats(0, 1), open));
        assertTrue(call("Set.Bex", Type.bool(), nats(0, 1), open));
        assertUnknown(call("Set.Bex", Type.bool(), nats(0, 2), open));
    }

    @Test
    void sumsProductsAndExtremesGoOverTheElements() {
        Term identity = Term.lambda(N, N);
        assertTrue(eq(call("Groups_Big.comm_monoid_add_class.sum", NAT, identity, nats(1, 2, 4)), nat(7)));
        assertTrue(eq(call("Groups_Big.comm_monoid_mult_class.prod", NAT, identity, nats(3, 2, 4)), nat(24)));
        assertTrue(eq(call("Groups_Big.comm_monoid_add_class.sum", NAT, identity, empty(NAT)), nat(0)));
        assertTrue(eq(call("Groups_Big.comm_monoid_mult_class.prod", NAT, identity, empty(NAT)), nat(1)));
        assertUnknown(eq(call("Groups_Big.comm_monoid_add_class.sum", COLOUR, Term.lambda(N, RED), nats(1)), RED));
        assertTrue(eq(call("Lattices_Big.Min", NAT, nats(3, 1, 2)), nat(1)));
        assertTrue(eq(call("Lattices_Big.Max", NAT, nats(2, 3, 1)), nat(3)));
        assertUnknown(eq(call("Lattices_Big.Max", NAT, empty(NAT)), nat(0)));
    }

    @Test
    void foldingIsDefinedWhereTheOrderDoesNotMatter() {
        Free x = new Free("x", NAT);
        Free y = new Free("y", NAT);
        Term sum = Term.lambda(List.of(x, y), plus(x, y));
        assertTrue(eq(call("Finite_Set.fold", NAT, sum, nat(5), nats(1, 2, 3)), nat(11)));
        assertTrue(eq(call("Finite_Set.fold", NAT, sum, nat(5), empty(NAT)), nat(5)));
        Term last = Term.lambda(List.of(x, y), x);
        assertUnknown(eq(call("Finite_Set.fold", NAT, last, nat(5), nats(1, 2)), nat(1)));
        assertTrue(eq(call("Finite_Set.fold", NAT, last, nat(5), nats(1)), nat(1)));
    }

    /** 1 is doubled after 2, and nothing else changes: forwards and backwards through 0, 1, 2 give the same, other orders do not. */
    @Test
    void foldingThatDependsOnAnOrderOfThreeIsNotDefined() {
        Free x = new Free("x", NAT);
        Free y = new Free("y", NAT);
        Term twoThenOne = app(
                Hol.conditional(NAT),
                eq(x, nat(0)),
                app(Hol.conditional(NAT), eq(y, nat(9)), nat(8), y),
                app(
                        Hol.conditional(NAT),
                        eq(x, nat(1)),
                        app(
                                Hol.conditional(NAT),
                                eq(y, nat(7)),
                                nat(9),
                                app(Hol.conditional(NAT), eq(y, nat(8)), nat(3), y)),
                        app(Hol.conditional(NAT), eq(y, nat(9)), nat(9), y)));
        Term fold = call("Finite_Set.fold", NAT, Term.lambda(List.of(x, y), twoThenOne), nat(7), nats(0, 1, 2));
        assertUnknown(eq(fold, nat(9)));
        assertUnknown(eq(fold, nat(8)));
    }

    private static Term interval(String name, Type type, Term... bounds) {
        return call("Set_Interval.ord_class." + name, set(type), bounds);
    }

    @Test
    void intervalsListWhatIsBetweenTheirBounds() {
        assertTrue(eq(interval("atLeastAtMost", NAT, nat(1), nat(3)), nats(1, 2, 3)));
        assertTrue(eq(interval("atLeastLessThan", NAT, nat(1), nat(3)), nats(1, 2)));
        assertTrue(eq(interval("greaterThanAtMost", NAT, nat(1), nat(3)), nats(2, 3)));
        assertTrue(eq(interval("greaterThanLessThan", NAT, nat(1), nat(3)), nats(2)));
        assertTrue(eq(interval("lessThan", NAT, nat(3)), nats(0, 1, 2)));
        assertTrue(eq(interval("atMost", NAT, nat(3)), nats(0, 1, 2, 3)));
        assertTrue(eq(interval("atLeastAtMost", NAT, nat(3), nat(1)), empty(NAT)));
        assertTrue(eq(
                interval("atLeastAtMost", INT, integer(-1), integer(1)),
                setOf(INT, integer(-1), integer(0), integer(1))));
        assertUnknown(eq(interval("lessThan", INT, integer(0)), setOf(INT)));
        assertUnknown(in(nat(1), interval("atMost", NAT, nat(1 << 20))));
        Type real = Type.con("Real.real");
        Term half = interval("atLeastAtMost", real, Values.number(0, real), Values.number(1, real));
        assertUnknown(in(Values.number(0, real), half));
    }

    @Test
    void closuresOfFiniteRelationsAreComputedStepByStep() {
        Type pair = Values.prod(NAT, NAT);
        Term edges = setOf(pair, Values.pair(nat(1), nat(2)), Values.pair(nat(2), nat(3)));
        Term path = Values.pair(nat(1), nat(3));
        Term transitive = call("Transitive_Closure.trancl", set(pair), edges);
        assertTrue(in(path, transitive));
        assertTrue(eq(call("Finite_Set.card", NAT, transitive), nat(3)));
        assertFalse(in(Values.pair(nat(3), nat(1)), transitive));
        assertFalse(in(Values.pair(nat(7), nat(7)), transitive));
        Theory identity = Definitions.define(
                setTheory(),
                "Relation.Id",
                eq(
                        new Const("Relation.Id", set(Values.prod(Values.A, Values.A))),
                        collect(
                                new Free("p", Values.prod(Values.A, Values.A)),
                                Hol.mkEx(
                                        new Free("x", Values.A),
                                        eq(
                                                new Free("p", Values.prod(Values.A, Values.A)),
                                                Values.pair(new Free("x", Values.A), new Free("x", Values.A)))))));
        Term reflexive = call("Transitive_Closure.rtrancl", set(pair), edges);
        assertEquals(Truth.TRUE, truth(identity, in(path, reflexive)));
        assertEquals(Truth.TRUE, truth(identity, in(Values.pair(nat(7), nat(7)), reflexive)));
        assertEquals(Truth.FALSE, truth(identity, in(Values.pair(nat(3), nat(1)), reflexive)));
        Term loop = setOf(pair, Values.pair(nat(1), nat(2)), Values.pair(nat(2), nat(1)));
        assertTrue(eq(call("Finite_Set.card", NAT, call("Transitive_Closure.trancl", set(pair), loop)), nat(4)));
    }

    private static Theory setTheory() {
        Theory typed = Definitions.declareType(THEORY, "Set.set", 1);
        return Definitions.declare(typed, "Set.Collect", Type.fun(Type.fun(Values.A, Type.bool()), set(Values.A)));
    }

    @Test
    void whatIsAnOperationOnSetsDependsOnTheType() {
        assertUnknown(lessEq(RED, BLUE));
        assertUnknown(eq(minus(RED, BLUE), RED));
        assertUnknown(eq(new Const("Orderings.bot_class.bot", COLOUR), RED));
        assertUnknown(eq(call("Lattices.sup_class.sup", COLOUR, RED, BLUE), RED));
        assertUnknown(eq(call("Lattices_Big.Min", COLOUR, setOf(COLOUR, RED)), RED));
    }

    @Test
    void elementsThatMayBeEqualLeaveMembershipOpen() {
        Type pair = Values.prod(NAT, COLOUR);
        Term open = setOf(pair, Values.pair(undefined(NAT), RED));
        Term one = Values.pair(nat(1), RED);
        assertUnknown(in(one, open));
        assertUnknown(in(one, complement(open)));
        assertFalse(in(Values.pair(nat(1), BLUE), open));
        assertTrue(in(Values.pair(nat(1), BLUE), complement(open)));
        assertUnknown(lessEq(setOf(pair, one), open));
        assertUnknown(lessEq(open, setOf(pair, one)));
        assertFalse(lessEq(open, setOf(pair, Values.pair(nat(1), BLUE))));
        Free p = new Free("p", pair);
        assertFalse(in(one, intersection(complement(open), collect(p, Hol.FALSE))));
        assertUnknown(in(one, intersection(complement(open), collect(p, Hol.TRUE))));
        assertFalse(in(one, intersection(collect(p, Hol.FALSE), complement(open))));
        assertUnknown(in(one, intersection(collect(p, Hol.TRUE), complement(open))));
    }

    @Test
    void upToTenElementsAreFolded() {
        Free x = new Free("x", NAT);
        Free y = new Free("y", NAT);
        Term sum = Term.lambda(List.of(x, y), plus(x, y));
        assertTrue(eq(
                call(
                        "Finite_Set.fold",
                        NAT,
                        sum,
                        nat(0),
                        nats(IntStream.range(0, 10).toArray())),
                nat(45)));
        assertUnknown(eq(
                call(
                        "Finite_Set.fold",
                        NAT,
                        sum,
                        nat(0),
                        nats(IntStream.range(0, 11).toArray())),
                nat(55)));
    }
}
