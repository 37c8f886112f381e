package dev.assay.logic.kernel;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.Term.lambda;
import static dev.assay.logic.kernel.Examples.A;
import static dev.assay.logic.kernel.Examples.B;
import static dev.assay.logic.kernel.Examples.NAT;
import static dev.assay.logic.kernel.Examples.SIGNATURE;
import static dev.assay.logic.kernel.Examples.ZERO;
import static dev.assay.logic.kernel.Examples.eq;
import static dev.assay.logic.kernel.Examples.free;
import static dev.assay.logic.kernel.Examples.list;
import static dev.assay.logic.kernel.Examples.suc;
import static dev.assay.logic.kernel.Refusals.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Bound;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The rules of inference and plain definitions, applied where they do not apply. */
class BreakInTest {
    private static final Free X = free("x", NAT);
    private static final Free Y = free("y", NAT);
    private static final Free P = free("p", Type.bool());
    private static final Free Q = free("q", Type.bool());

    private static Thm assume(Term t) {
        return Thm.assume(SIGNATURE, t);
    }

    @Test
    void theoremsOfTheoriesThatGrewApartDoNotMeet() {
        // c is True in one theory and False in the other.
        Extension<Thm> one = Definition.define(SIGNATURE, "c", Hol.TRUE);
        Extension<Thm> other = Definition.define(SIGNATURE, "c", Hol.FALSE);
        refused(() -> Thm.deductAntisym(one.facts(), other.facts()), "deductAntisym", "theories that grew apart");
        refused(() -> Thm.trans(one.facts(), other.facts()), "trans");
        refused(() -> Thm.eqMp(one.facts(), Thm.assume(other.signature(), new Const("c", Type.bool()))), "grew apart");
        refused(() -> Thm.combination(Thm.refl(one.signature(), Hol.NOT), other.facts()), "combination", "grew apart");
        Thm implication = Thm.disch(new Const("c", Type.bool()), Thm.assume(one.signature(), P));
        refused(
                () -> Thm.mp(implication, Thm.assume(other.signature(), new Const("c", Type.bool()))),
                "mp",
                "grew apart");
        refused(() -> one.facts().transfer(other.signature()), "transfer", "does not extend the theorem's own");
        refused(() -> one.facts().transfer(SIGNATURE), "transfer");
        assertSame(
                one.signature(),
                Thm.refl(SIGNATURE, ZERO).transfer(one.signature()).signature());
    }

    @Test
    void forksOfForksAreToldApart() {
        Signature root = Definition.declare(SIGNATURE, "root", NAT);
        Signature left = Definition.declare(root, "left", NAT);
        Signature right = Definition.declare(root, "right", NAT);
        Signature farLeft = Definition.declare(left, "far", NAT);
        Signature nearLeft = Definition.declare(left, "near", NAT);
        for (Signature s : List.of(left, right, farLeft, nearLeft)) {
            assertEquals(true, s.descendsFrom(root));
            assertEquals(false, root.descendsFrom(s));
        }
        assertEquals(false, left.descendsFrom(right) || right.descendsFrom(left));
        assertEquals(false, farLeft.descendsFrom(nearLeft) || nearLeft.descendsFrom(farLeft));
        assertEquals(true, farLeft.descendsFrom(left) && nearLeft.descendsFrom(left));
        assertEquals(false, farLeft.descendsFrom(right) || right.descendsFrom(farLeft));
    }

    @Test
    void variablesOfTheHypothesesAreNotGeneralised() {
        refused(() -> Thm.gen(P, assume(P)), "gen: variable p is free in the hypothesis");
        refused(() -> Thm.gen(X, assume(eq(X, ZERO))), "gen: variable x is free in the hypothesis");
        refused(() -> Thm.abstraction(X, assume(eq(X, ZERO))), "abstraction: variable x is free in the hypothesis");
        // The same name at another type is another variable.
        Thm other = Thm.gen(free("x", Type.bool()), assume(eq(X, ZERO)));
        assertEquals(Set.of(eq(X, ZERO)), other.hypotheses());
        refused(() -> Thm.gen(free("z", Type.con("nut")), assume(P)), "gen: unknown type constructor nut");
        refused(() -> Thm.abstraction(X, assume(P)), "abstraction: not an equation");
    }

    @Test
    void substitutionsFitAndReachTheHypotheses() {
        Thm fact = assume(eq(X, Y));
        refused(() -> Thm.instantiate(Map.of(X, Hol.TRUE), fact), "instantiate: x :: ", "cannot become");
        refused(() -> Thm.instantiate(Map.of(X, suc(new Bound(0))), fact), "instantiate: loose bound variable 0");
        refused(() -> Thm.instantiate(Map.of(X, new Bound(-1)), fact), "instantiate: loose bound variable -1");
        refused(() -> Thm.instantiate(Map.of(X, app(ZERO, ZERO)), fact), "instantiate: ill-typed application");
        refused(() -> Thm.instantiate(Map.of(X, new Const("One", NAT)), fact), "instantiate: unknown constant One");
        Thm zero = Thm.instantiate(Map.of(X, ZERO), fact);
        assertEquals(Set.of(eq(ZERO, Y)), zero.hypotheses());
        // Simultaneous, and not captured by the binder of the same name.
        Thm swapped = Thm.instantiate(Map.of(X, Y, Y, X), fact);
        assertEquals(eq(Y, X), swapped.conclusion());
        Thm under = Thm.instantiate(Map.of(X, Y), assume(Hol.mkAll(Y, eq(X, Y))));
        assertEquals(Hol.mkAll(free("z", NAT), eq(Y, free("z", NAT))), under.conclusion());
    }

    @Test
    void typesAreInstantiatedWithinTheirSorts() {
        Type.Var ordered = Type.var("'a", Sort.of("ord"));
        Signature s = TypeClass.define(SIGNATURE, "ord", Sort.TOP, List.of()).signature();
        Thm fact = Thm.refl(s, free("x", ordered));
        refused(
                () -> Thm.instantiateTypes(Map.of(ordered, NAT), fact),
                "instantiateTypes: 'a of sort ord cannot become");
        refused(() -> Thm.instantiateTypes(Map.of(ordered, A), fact), "instantiateTypes: 'a of sort ord cannot become");
        refused(() -> Thm.instantiateTypes(Map.of(ordered, Type.con("list")), fact), "takes 1 arguments, not 0");
        refused(
                () -> Thm.instantiateTypes(Map.of(A, Type.var("'b", Sort.of("gone"))), fact),
                "instantiateTypes: unknown class gone");
        refused(() -> Thm.refl(SIGNATURE, free("x", ordered)), "refl: unknown class ord");
        // Variables that become the same are the same from then on, in hypotheses and conclusion alike.
        Thm merged = Thm.instantiateTypes(
                Map.of(A, NAT), Thm.deductAntisym(assume(eq(free("x", A), free("x", A))), assume(eq(X, ZERO))));
        assertEquals(Hol.mkEq(eq(X, X), eq(X, ZERO)), merged.conclusion());
    }

    @Test
    void rulesRefusePremisesThatDoNotFit() {
        refused(() -> Thm.mp(assume(P), assume(P)), "mp:", "is no implication");
        refused(() -> Thm.mp(assume(Hol.mkImplies(P, Q)), assume(Q)), "mp:", "is no implication from");
        refused(() -> Thm.eqMp(assume(P), assume(P)), "eqMp: not an equation");
        refused(() -> Thm.eqMp(assume(eq(P, Q)), assume(Q)), "eqMp: the left-hand side");
        refused(() -> Thm.trans(assume(eq(P, Q)), assume(eq(P, Q))), "trans: the middle terms differ");
        refused(() -> Thm.trans(assume(P), assume(P)), "trans: not an equation");
        refused(() -> Thm.spec(ZERO, assume(P)), "spec: not universally quantified");
        refused(() -> Thm.spec(Hol.TRUE, assume(Hol.mkAll(X, P))), "spec:", "does not fit");
        refused(() -> Thm.spec(new Bound(0), assume(Hol.mkAll(X, P))), "spec: loose bound variable 0");
        refused(() -> Thm.combination(assume(eq(X, Y)), assume(eq(X, Y))), "combination: types do not fit");
        refused(
                () -> Thm.combination(Thm.refl(SIGNATURE, Examples.SUC), assume(eq(P, Q))),
                "combination: types do not fit");
        refused(() -> Thm.assume(SIGNATURE, ZERO), "assume: not a proposition");
        refused(() -> Thm.disch(ZERO, assume(P)), "disch: not a proposition");
        refused(() -> Thm.refl(SIGNATURE, new Bound(3)), "refl: loose bound variable 3");
        refused(() -> Thm.betaEta(SIGNATURE, ZERO, suc(ZERO)), "betaEta: not convertible");
        refused(() -> Thm.betaEta(SIGNATURE, nil(A), nil(B)), "betaEta: not convertible");
        refused(() -> Thm.betaEta(SIGNATURE, app(ZERO, ZERO), ZERO), "betaEta: ill-typed application");
    }

    private static Const nil(Type element) {
        return new Const("Nil", list(element));
    }

    @Test
    void constantsHaveOnlyTheInstancesOfTheirTypes() {
        refused(
                () -> Thm.refl(SIGNATURE, new Const("Zero", Type.bool())),
                "constant Zero :: ",
                "has no instance of type");
        refused(() -> Thm.refl(SIGNATURE, new Const("Nil", list(Type.con("nut")))), "unknown type constructor nut");
        refused(
                () -> Thm.refl(SIGNATURE, new Const(Hol.EQ, Type.fun(List.of(NAT, Type.bool()), Type.bool()))),
                "has no instance of type");
    }

    @Test
    void betaAndEtaDoNotCapture() {
        // λx. f y with y free is constant; λx. f x is f; but λx. (g x) x is not g.
        Free g = free("g", Type.fun(List.of(NAT, NAT), NAT));
        Term doubled = lambda(X, app(g, X, X));
        refused(() -> Thm.betaEta(SIGNATURE, doubled, app(g, X)), "not convertible");
        refused(() -> Thm.betaEta(SIGNATURE, lambda(X, app(g, Y, X)), app(g, X)), "not convertible");
        Thm eta = Thm.betaEta(SIGNATURE, lambda(X, app(g, Y, X)), app(g, Y));
        assertEquals(eq(lambda(X, app(g, Y, X)), app(g, Y)), eta.conclusion());
        // (λx. λy. x) y is λz. y.
        Thm beta = Thm.betaEta(SIGNATURE, app(lambda(X, lambda(Y, X)), Y), lambda(free("z", NAT), Y));
        assertEquals(lambda(free("z", NAT), Y), beta.conclusion().arguments().get(1));
        refused(() -> Thm.betaEta(SIGNATURE, app(lambda(X, lambda(Y, X)), Y), lambda(Y, Y)), "not convertible");
        // The same under a binder, where the argument is itself a bound variable.
        Free z = free("z", NAT);
        Term inside = lambda(Y, app(lambda(X, lambda(z, X)), Y));
        assertEquals(lambda(Y, lambda(z, Y)), inside.betaNormal());
        refused(() -> Thm.betaEta(SIGNATURE, inside, lambda(Y, lambda(z, z))), "not convertible");
    }

    @Test
    void definitionsAreRefusedByReason() {
        refused(() -> Definition.define(SIGNATURE, "c", X), "define c: free variables");
        refused(() -> Definition.define(SIGNATURE, "Suc", Examples.SUC), "define Suc: constant Suc exists already");
        refused(() -> Definition.define(SIGNATURE, " ", ZERO), "a name must not be empty");
        Free a = free("a", A);
        Free b = free("b", A);
        Term single = Hol.mkAll(List.of(a, b), eq(a, b));
        refused(
                () -> Definition.define(SIGNATURE, "c", single),
                "define c: type variables",
                "only on the right-hand side");
        refused(() -> Definition.define(SIGNATURE, "c", new Const("c", NAT)), "define c: unknown constant c");
        refused(() -> Definition.declare(SIGNATURE, "Suc", NAT), "declare: constant Suc exists already");
        refused(() -> Definition.declare(SIGNATURE, "c", Type.con("nut")), "declare: unknown type constructor nut");
        refused(() -> Definition.declareType(SIGNATURE, "nat", 0), "declareType: type nat exists already");
        Signature s = Definition.declare(SIGNATURE, "c", A);
        refused(() -> Definition.overload(s, new Const("c", NAT), Hol.TRUE), "overload c: the instance has type");
        refused(() -> Definition.overload(s, new Const("d", NAT), ZERO), "overload d: unknown constant d");
        refused(() -> Definition.overload(s, new Const("c", NAT), X), "free variables");
    }

    @Test
    void dischargingKeepsWhatItDoesNotDischarge() {
        Thm fact = Thm.deductAntisym(assume(P), assume(Q));
        assertEquals(Set.of(P, Q), fact.hypotheses());
        assertEquals(Set.of(Q), Thm.disch(P, fact).hypotheses());
        assertEquals(Set.of(P, Q), Thm.disch(eq(P, Q), fact).hypotheses());
    }
}
