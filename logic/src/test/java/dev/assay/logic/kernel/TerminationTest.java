package dev.assay.logic.kernel;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.Term.lambda;
import static dev.assay.logic.kernel.Examples.A;
import static dev.assay.logic.kernel.Examples.NAT;
import static dev.assay.logic.kernel.Examples.NATS;
import static dev.assay.logic.kernel.Examples.SIGNATURE;
import static dev.assay.logic.kernel.Examples.SUC;
import static dev.assay.logic.kernel.Examples.ZERO;
import static dev.assay.logic.kernel.Examples.con;
import static dev.assay.logic.kernel.Examples.cons;
import static dev.assay.logic.kernel.Examples.eq;
import static dev.assay.logic.kernel.Examples.free;
import static dev.assay.logic.kernel.Examples.list;
import static dev.assay.logic.kernel.Examples.nil;
import static dev.assay.logic.kernel.Examples.pair;
import static dev.assay.logic.kernel.Examples.prod;
import static dev.assay.logic.kernel.Examples.spec;
import static dev.assay.logic.kernel.Examples.suc;
import static dev.assay.logic.kernel.Refusals.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.rules.Congruences;
import dev.assay.logic.rules.Rules;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Functions that terminate, by size change, through contexts, by congruence rules and along given relations. */
class TerminationTest {
    private static final Type.Con LIST = list(A);
    private static final Free M = free("m", NAT);
    private static final Free N = free("n", NAT);
    private static final Free R = free("r", NAT);
    private static final Free X = free("x", A);
    private static final Free Y = free("y", A);
    private static final Free XS = free("xs", LIST);
    private static final Free YS = free("ys", LIST);
    private static final Free ZS = free("zs", LIST);

    private static Recursion.Facts define(List<Free> functions, Term... equations) {
        return Recursion.define(SIGNATURE, functions, List.of(equations), List.of(), List.of())
                .facts();
    }

    private static Free function(String name, Type result, Type... arguments) {
        return free(name, Type.fun(List.of(arguments), result));
    }

    // The examples of Lee, Jones and Ben-Amram, "The size-change principle for program termination", section 1

    @Test
    void reverseWithAccumulatingParameter() { // example 1
        Free r = function("r1", LIST, LIST, LIST);
        define(List.of(r), eq(app(r, nil(A), YS), YS), eq(app(r, cons(X, XS), YS), app(r, XS, cons(X, YS))));
    }

    @Test
    void indirectRecursion() { // example 2
        Free f = function("f", LIST, LIST, LIST);
        Free g = function("g", LIST, LIST, LIST, LIST);
        Const append = new Const("append", Type.fun(List.of(LIST, LIST), LIST));
        Signature s = Definition.declare(SIGNATURE, "append", append.type());
        Recursion.define(
                s,
                List.of(f, g),
                List.of(
                        eq(app(f, nil(A), ZS), ZS),
                        eq(app(f, cons(X, XS), ZS), app(g, XS, ZS, cons(X, XS))),
                        eq(app(g, XS, YS, ZS), app(f, XS, app(append, YS, ZS)))),
                List.of(),
                List.of());
    }

    @Test
    void permutedParameters() { // example 4
        Free p = function("p", NAT, NAT, NAT, NAT);
        define(
                List.of(p),
                eq(app(p, M, N, suc(R)), app(p, M, R, N)),
                eq(app(p, M, suc(N), ZERO), app(p, ZERO, N, M)),
                eq(app(p, M, ZERO, ZERO), M));
    }

    @Test
    void permutedAndPossiblyDiscardedParameters() { // example 5
        Free f = function("f", LIST, LIST, LIST);
        define(
                List.of(f),
                eq(app(f, XS, nil(A)), XS),
                eq(app(f, nil(A), cons(Y, YS)), app(f, cons(Y, YS), YS)),
                eq(app(f, cons(X, XS), cons(Y, YS)), app(f, cons(Y, YS), XS)));
    }

    @Test
    void lateStartingDescent() { // example 6
        Free f = function("f", LIST, LIST, LIST);
        Free g = function("g", LIST, LIST, LIST);
        define(
                List.of(f, g),
                eq(app(f, XS, nil(A)), app(g, XS, nil(A))),
                eq(app(f, XS, cons(Y, YS)), app(f, cons(Y, XS), YS)),
                eq(app(g, nil(A), YS), YS),
                eq(app(g, cons(X, XS), YS), app(g, XS, cons(X, YS))));
    }

    @Test
    void theSameWithOneArgumentTooLargeIsRefused() {
        Free p = function("p", NAT, NAT, NAT, NAT);
        refused(
                () -> define(
                        List.of(p),
                        eq(app(p, M, N, suc(R)), app(p, M, suc(R), N)),
                        eq(app(p, M, suc(N), ZERO), app(p, ZERO, N, M)),
                        eq(app(p, M, ZERO, ZERO), M)),
                "cannot show that p terminates");
        Free f = function("f", LIST, LIST, LIST);
        refused(
                () -> define(
                        List.of(f), eq(app(f, XS, nil(A)), XS), eq(app(f, XS, cons(Y, YS)), app(f, YS, cons(Y, XS)))),
                "cannot show that f terminates");
    }

    // Patterns and contexts

    @Test
    void nestedPatternsAreSplitIntoEveryCase() {
        Free f = function("f", NAT, LIST, NAT);
        var facts = define(
                List.of(f),
                eq(app(f, nil(A), N), N),
                eq(app(f, cons(X, nil(A)), ZERO), ZERO),
                eq(app(f, cons(X, nil(A)), suc(N)), app(f, nil(A), N)),
                eq(app(f, cons(X, cons(Y, YS)), N), app(f, cons(Y, YS), suc(N))));
        assertEquals(4, facts.equations().size());
        refused(
                () -> define(List.of(f), eq(app(f, nil(A), N), N), eq(app(f, cons(X, cons(Y, YS)), N), app(f, YS, N))),
                "no equation covers the case [Cons, Nil]");
        Free g = function("g", NAT, prod(NAT, LIST));
        refused(
                () -> define(
                        List.of(g),
                        eq(app(g, pair(ZERO, XS)), ZERO),
                        eq(app(g, pair(N, cons(X, XS))), N),
                        eq(app(g, pair(suc(N), nil(A))), N)),
                "equations 1 and 2 overlap");
    }

    @Test
    void callsUnderCaseLetIfAndLambda() {
        Free half = function("half", NAT, NAT);
        Const caseNat = new Const("case_nat", Type.fun(List.of(NAT, Type.fun(NAT, NAT), NAT), NAT));
        define(
                List.of(half),
                eq(
                        app(half, N),
                        app(caseNat, ZERO, lambda(M, app(caseNat, ZERO, lambda(R, suc(app(half, R))), M)), N)));
        Free f = function("f", NAT, NAT);
        define(
                List.of(f),
                eq(app(f, ZERO), ZERO),
                eq(app(f, suc(N)), app(Hol.let(NAT, NAT), app(f, N), lambda(M, suc(M)))));
        define(
                List.of(f),
                eq(app(f, ZERO), ZERO),
                eq(app(f, suc(N)), app(Hol.conditional(NAT), eq(app(f, N), ZERO), app(f, N), ZERO)));
        define(List.of(f), eq(app(f, ZERO), ZERO), eq(app(f, suc(N)), app(Hol.some(NAT), lambda(M, eq(app(f, N), M)))));
        refused(
                () -> define(List.of(f), eq(app(f, N), app(caseNat, ZERO, lambda(M, suc(app(f, N))), N))),
                "cannot show that f terminates");
    }

    @Test
    void callsThroughTheElementsOfNestedContainers() {
        Type.Con tree = Type.con("tree");
        Type inner = list(prod(NAT, tree));
        Signature s = Datatype.define(SIGNATURE, List.of(spec("tree", List.of(), con("Tree", inner))))
                .signature();
        Free f = free("f", Type.fun(tree, tree));
        Free ps = free("ps", inner);
        Free n = free("n", NAT);
        Const make = new Const("Tree", Type.fun(inner, tree));
        Const mapProd = new Const(
                "map_prod", Type.fun(List.of(Type.fun(NAT, NAT), f.type(), prod(NAT, tree)), prod(NAT, tree)));
        Const mapList =
                new Const("map_list", Type.fun(List.of(Type.fun(prod(NAT, tree), prod(NAT, tree)), inner), inner));
        Recursion.define(
                s,
                List.of(f),
                List.of(eq(app(f, app(make, ps)), app(make, app(mapList, app(mapProd, lambda(n, n), f), ps)))),
                List.of(),
                List.of());
    }

    @Test
    void aGuardThatLeadsBackToItselfIsFollowedOnce() {
        // The condition puts m below a term whose every branch is m again.
        Free f = function("f", NAT, NAT);
        Const caseNat = new Const("case_nat", Type.fun(List.of(NAT, Type.fun(NAT, NAT), NAT), NAT));
        Free k = free("k", NAT);
        Term back = app(caseNat, M, lambda(k, M), M);
        refused(
                () -> define(List.of(f), eq(app(f, M), app(Hol.conditional(NAT), eq(back, suc(M)), app(f, M), M))),
                "cannot show that f terminates");
    }

    // Congruence rules and descents

    /** at f x = f x, with the rule x = y ⟶ (∀z. z = y ⟶ f z = g z) ⟶ at f x = at g y. */
    private static final Extension<Thm> AT = Definition.define(
            SIGNATURE, "at", lambda(List.of(free("f", Type.fun(NAT, NAT)), N), app(free("f", Type.fun(NAT, NAT)), N)));

    private static final Const AT_CONST = new Const("at", Type.fun(List.of(Type.fun(NAT, NAT), NAT), NAT));

    private static Thm atCongruence() {
        Signature s = AT.signature();
        Free f = free("f", Type.fun(NAT, NAT));
        Free g = free("g", Type.fun(NAT, NAT));
        Free x = free("x", NAT);
        Free y = free("y", NAT);
        Free z = free("z", NAT);
        Term same = eq(x, y);
        Term agree = Hol.mkAll(z, Hol.mkImplies(eq(z, y), eq(app(f, z), app(g, z))));
        Thm left = Thm.trans(Rules.unfold(AT.facts(), f, x), Rules.apTerm(f, Thm.assume(s, same)));
        Thm middle = Thm.mp(Thm.spec(y, Thm.assume(s, agree)), Thm.refl(s, y));
        Thm right = Rules.sym(Rules.unfold(AT.facts(), g, y));
        return Thm.disch(same, Thm.disch(agree, Thm.trans(Thm.trans(left, middle), right)));
    }

    /** n = Suc m, as a relation of m and n, and the proof by induction that it is well-founded. */
    private static final Term PREDECESSOR = lambda(List.of(M, N), eq(N, suc(M)));

    private static Thm predecessorIsWellFounded(Signature s) {
        Free p = free("P", Type.fun(NAT, Type.bool()));
        Free x = free("x", NAT);
        Free y = free("y", NAT);
        Term step = Hol.mkAll(x, Hol.mkImplies(Hol.mkAll(y, Hol.mkImplies(eq(x, suc(y)), app(p, y))), app(p, x)));
        Thm assumed = Thm.assume(s, step);
        Datatype.Facts nat = NATS.facts().getFirst();
        Thm distinct = nat.distinct().stream()
                .filter(d -> d.conclusion()
                        .arguments()
                        .getFirst()
                        .arguments()
                        .getFirst()
                        .equals(ZERO))
                .findFirst()
                .orElseThrow()
                .transfer(s);
        Thm zeroIsNoSuccessor = Thm.instantiate(Map.of(free("y1", NAT), y), distinct);
        Thm nothingBelow = Thm.gen(
                y,
                Thm.disch(
                        eq(ZERO, suc(y)),
                        Rules.falseElim(Rules.notElim(zeroIsNoSuccessor, Thm.assume(s, eq(ZERO, suc(y)))), app(p, y))));
        Thm base = Thm.mp(Thm.spec(ZERO, assumed), nothingBelow);
        Thm inject = Thm.instantiate(
                Map.of(free("x1", NAT), x, free("y1", NAT), y),
                nat.inject().getFirst().transfer(s));
        Thm equal = Thm.eqMp(inject, Thm.assume(s, eq(suc(x), suc(y))));
        Thm atY = Thm.eqMp(Rules.apTerm(p, equal), Thm.assume(s, app(p, x)));
        Thm below = Thm.gen(y, Thm.disch(eq(suc(x), suc(y)), atY));
        Thm successor = Thm.gen(x, Thm.disch(app(p, x), Thm.mp(Thm.spec(suc(x), assumed), below)));
        Thm all = Rules.mps(nat.induct().transfer(s), List.of(base, successor));
        return Rules.convert(Thm.gen(p, Thm.disch(step, all)), Recursion.wellFoundedness(PREDECESSOR));
    }

    @Test
    void aRelationProvedWellFoundedShowsWhatRanksCannot() {
        Signature s = AT.signature();
        Free h = function("h", NAT, NAT);
        List<Term> equations = List.of(eq(app(h, ZERO), ZERO), eq(app(h, suc(N)), suc(app(AT_CONST, h, N))));
        List<Thm> rules = List.of(atCongruence());
        refused(() -> Recursion.define(s, List.of(h), equations, List.of(), List.of()), "no congruence rule explains");
        refused(() -> Recursion.define(s, List.of(h), equations, rules, List.of()), "cannot show that h terminates");

        var call = Recursion.obligations(s, List.of(h), equations, rules).getFirst();
        Free z = call.fresh().getFirst();
        assertEquals(List.of(eq(z, N)), call.guards());
        Map<String, Term> measures = Map.of("h", lambda(M, M));
        Thm same = Rules.apTerm(SUC, Rules.sym(Thm.assume(s, eq(z, N))));
        Thm descends = Thm.gen(z, Thm.disch(eq(z, N), same));
        var descent = new Recursion.Descent(PREDECESSOR, predecessorIsWellFounded(s), measures, List.of(descends));
        var facts = Recursion.define(s, List.of(h), equations, rules, List.of(descent))
                .facts();

        Const constant = new Const("h", h.type());
        Free p = free("P", Type.fun(NAT, Type.bool()));
        Term hypothesis = Hol.mkAll(z, Hol.mkImplies(eq(z, N), app(p, z)));
        assertEquals(
                eq(app(constant, suc(N)), suc(app(AT_CONST, constant, N))),
                facts.equations().get(1).conclusion());
        assertEquals(
                Hol.mkImplies(
                        List.of(app(p, ZERO), Hol.mkAll(N, Hol.mkImplies(hypothesis, app(p, suc(N))))),
                        Hol.mkAll(N, app(p, N))),
                facts.induct().conclusion());
        assertEquals(true, facts.induct().trust().isEmpty());
    }

    @Test
    void aConjunctionGuardsItsSecondHalf() {
        // f n = (∃… n = Suc m ∧ f m): without the rule for ∧ nothing is known of m.
        Free f = function("f", Type.bool(), NAT);
        Term equation = eq(app(f, N), Hol.mkEx(M, Hol.mkAnd(eq(N, suc(M)), app(f, M))));
        refused(() -> define(List.of(f), equation), "cannot show that f terminates");
        Recursion.define(SIGNATURE, List.of(f), List.of(equation), Congruences.all(), List.of());
        Term unguarded = eq(app(f, N), Hol.mkEx(M, Hol.mkOr(eq(N, suc(M)), app(f, M))));
        refused(
                () -> Recursion.define(SIGNATURE, List.of(f), List.of(unguarded), Congruences.all(), List.of()),
                "cannot show that f terminates");
    }

    @Test
    void congruenceRulesAreRefusedByReason() {
        Free f = function("f", NAT, NAT);
        List<Term> equations = List.of(eq(app(f, N), N));
        refused(
                () -> Recursion.define(SIGNATURE, List.of(f), equations, List.of(Rules.TRUE), List.of()),
                "not a congruence rule");
        Term claim = eq(suc(N), suc(M));
        refused(
                () -> Recursion.define(
                        SIGNATURE, List.of(f), equations, List.of(Thm.assume(SIGNATURE, claim)), List.of()),
                "a congruence rule must have no hypotheses");
        Signature other = Definition.declare(SIGNATURE, "other", NAT);
        Signature here = Definition.declare(SIGNATURE, "here", NAT);
        Thm foreign = Thm.disch(eq(N, M), Rules.apTerm(SUC, Thm.assume(other, eq(N, M))));
        refused(
                () -> Recursion.define(here, List.of(f), equations, List.of(foreign), List.of()),
                "does not extend the theorem's own");
    }
}
