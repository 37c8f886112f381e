package dev.assay.logic.define;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.Term.lambda;
import static dev.assay.logic.define.Predicates.A;
import static dev.assay.logic.define.Predicates.LISTS;
import static dev.assay.logic.define.Predicates.NAT;
import static dev.assay.logic.define.Predicates.NATS;
import static dev.assay.logic.define.Predicates.ZERO;
import static dev.assay.logic.define.Predicates.checked;
import static dev.assay.logic.define.Predicates.cons;
import static dev.assay.logic.define.Predicates.constant;
import static dev.assay.logic.define.Predicates.free;
import static dev.assay.logic.define.Predicates.inductive;
import static dev.assay.logic.define.Predicates.list;
import static dev.assay.logic.define.Predicates.nil;
import static dev.assay.logic.define.Predicates.predicate;
import static dev.assay.logic.define.Predicates.proved;
import static dev.assay.logic.define.Predicates.rule;
import static dev.assay.logic.define.Predicates.suc;
import static dev.assay.logic.kernel.Hol.mkAll;
import static dev.assay.logic.kernel.Hol.mkAnd;
import static dev.assay.logic.kernel.Hol.mkEq;
import static dev.assay.logic.kernel.Hol.mkEx;
import static dev.assay.logic.kernel.Hol.mkImplies;
import static dev.assay.logic.kernel.Hol.mkOr;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Definition;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Recursion;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Conv;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Specification;
import dev.assay.logic.theory.Theory;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class InductivesTest {
    private static final Free N = free("n", NAT);
    private static final Free EVEN = free("even", predicate(NAT));
    private static final Free ODD = free("odd", predicate(NAT));

    private static Theory even() {
        return inductive(
                NATS,
                List.of(EVEN),
                List.of(),
                rule("zero", app(EVEN, ZERO)),
                rule("step", app(EVEN, N), app(EVEN, suc(suc(N)))));
    }

    @Test
    void introductionRulesAreAsTheUserStatedThem() {
        Theory theory = even();
        Const even = constant(EVEN);
        assertEquals(app(even, ZERO), theory.theorem("even.zero").conclusion());
        assertEquals(
                mkImplies(app(even, N), app(even, suc(suc(N)))),
                theory.theorem("even.step").conclusion());
        assertEquals(2, theory.fact("even.intros").orElseThrow().theorems().size());
        assertEquals(theory.fact("even.intros").orElseThrow().theorems(), theory.theorems("intro"));
    }

    @Test
    void theEquationSaysThatOneOfTheRulesApplies() {
        Const even = constant(EVEN);
        Free a = free("a", NAT);
        Term body = mkOr(mkEq(a, ZERO), mkEx(N, mkAnd(mkEq(a, suc(suc(N))), app(even, N))));
        assertEquals(mkEq(app(even, a), body), even().theorem("even.simps").conclusion());
    }

    @Test
    void casesEliminateRuleByRule() {
        Const even = constant(EVEN);
        Free a = free("a", NAT);
        Free q = free("Q", Type.bool());
        Term zero = mkImplies(mkEq(a, ZERO), q);
        Term step = mkAll(N, mkImplies(List.of(mkEq(a, suc(suc(N))), app(even, N)), q));
        assertEquals(
                mkImplies(List.of(app(even, a), zero, step), q),
                even().theorem("even.cases").conclusion());
    }

    @Test
    void inductionGivesThePremiseAndItsHypothesis() {
        Const even = constant(EVEN);
        Free a = free("a", NAT);
        Free p = free("P", predicate(NAT));
        Term step = mkAll(N, mkImplies(List.of(app(even, N), app(p, N)), app(p, suc(suc(N)))));
        Term zero = app(p, ZERO);
        Theory theory = even();
        for (String name : List.of("even.induct", "even.inducts")) {
            assertEquals(
                    mkImplies(List.of(app(even, a), zero, step), app(p, a)),
                    theory.theorem(name).conclusion());
        }
    }

    @Test
    void inductionProvesThatAddingTwoKeepsEvenness() {
        Theory theory = even();
        Free add = free("add", Type.fun(List.of(NAT, NAT), NAT));
        Free m = free("m", NAT);
        var sums = Recursion.define(
                theory.signature(),
                List.of(add),
                List.of(mkEq(app(add, ZERO, N), N), mkEq(app(add, suc(m), N), suc(app(add, m, N)))),
                List.of(),
                List.of());
        Const plus = new Const("add", add.type());
        Term two = suc(suc(ZERO));
        Const even = constant(EVEN);
        Thm zero = theory.theorem("even.zero").transfer(sums.signature());
        Thm step = theory.theorem("even.step").transfer(sums.signature());
        List<Thm> equations = sums.facts().equations();

        // P n is even (n + 2).
        Term p = lambda(N, app(even, app(plus, N, two)));
        Thm base = Thm.mp(Thm.instantiate(Map.of(N, ZERO), step), zero);
        Thm hypothesis = Thm.assume(sums.signature(), app(even, app(plus, N, two)));
        Thm next = Thm.mp(Thm.instantiate(Map.of(N, app(plus, N, two)), step), hypothesis);
        Thm induct = theory.theorem("even.induct").transfer(sums.signature());
        Thm rule = Conv.rewrite(Thm.instantiate(Map.of(free("P", predicate(NAT)), p), induct), equations);
        Free a = free("a", NAT);
        Term major = app(even, a);
        Thm steps = Thm.mp(Thm.mp(rule, Thm.assume(sums.signature(), major)), base);
        Thm whole = Thm.disch(
                major, Thm.mp(steps, Thm.gen(N, Thm.disch(app(even, N), Thm.disch(hypothesis.conclusion(), next)))));
        assertEquals(
                mkImplies(app(even, a), app(even, app(plus, a, two))),
                proved(whole).conclusion());
    }

    @Test
    void evenAndOddAreDefinedTogether() {
        Theory theory = inductive(
                NATS,
                List.of(EVEN, ODD),
                List.of(),
                rule("zero", app(EVEN, ZERO)),
                rule("odd", app(EVEN, N), app(ODD, suc(N))),
                rule("even", app(ODD, N), app(EVEN, suc(N))));
        Free p = free("P1", predicate(NAT));
        Free q = free("P2", predicate(NAT));
        Free a = free("a", NAT);
        Free b = free("a'", NAT);
        Const even = constant(EVEN);
        Const odd = constant(ODD);
        List<Term> steps = List.of(
                app(p, ZERO),
                mkAll(N, mkImplies(List.of(app(even, N), app(p, N)), app(q, suc(N)))),
                mkAll(N, mkImplies(List.of(app(odd, N), app(q, N)), app(p, suc(N)))));
        Term conclusion = mkAnd(mkImplies(app(even, a), app(p, a)), mkImplies(app(odd, b), app(q, b)));
        assertEquals(
                mkImplies(steps, conclusion), theory.theorem("even_odd.induct").conclusion());
        assertEquals(2, theory.fact("even_odd.inducts").orElseThrow().theorems().size());
        assertEquals(
                mkEq(app(odd, b), mkEx(N, mkAnd(mkEq(b, suc(N)), app(even, N)))),
                theory.theorem("odd.simps").conclusion());
    }

    @Test
    void transitiveClosureHasAParameter() {
        Free r = free("r", predicate(A, A));
        Free tc = free("tc", predicate(r.type(), A, A));
        Free x = free("x", A);
        Free y = free("y", A);
        Free z = free("z", A);
        Theory theory = inductive(
                LISTS,
                List.of(tc),
                List.of(r),
                rule("base", app(r, x, y), app(tc, r, x, y)),
                rule("step", app(tc, r, x, y), app(r, y, z), app(tc, r, x, z)));
        Const c = constant(tc);
        Free p = free("P", predicate(A, A));
        Free a1 = free("a1", A);
        Free a2 = free("a2", A);
        Term base = mkAll(List.of(x, y), mkImplies(app(r, x, y), app(p, x, y)));
        Term step =
                mkAll(List.of(x, y, z), mkImplies(List.of(app(c, r, x, y), app(p, x, y), app(r, y, z)), app(p, x, z)));
        assertEquals(
                mkImplies(List.of(app(c, r, a1, a2), base, step), app(p, a1, a2)),
                theory.theorem("tc.induct").conclusion());
        var specification =
                (Specification.Inductive) theory.specifications("tc").getFirst();
        assertEquals(List.of(r), specification.parameters());
        assertEquals(
                new Specification.Rule(
                        "step", List.of(x, y, z), List.of(app(c, r, x, y), app(r, y, z)), c, List.of(x, z)),
                specification.rules().get(1));
    }

    @Test
    void permutationsOfLists() {
        Type as = list(A);
        Free perm = free("perm", predicate(as, as));
        Free x = free("x", A);
        Free y = free("y", A);
        Free xs = free("xs", as);
        Free ys = free("ys", as);
        Free zs = free("zs", as);
        Theory theory = inductive(
                LISTS,
                List.of(perm),
                List.of(),
                rule("Nil", app(perm, nil(A), nil(A))),
                rule("swap", app(perm, cons(x, cons(y, xs)), cons(y, cons(x, xs)))),
                rule("Cons", app(perm, xs, ys), app(perm, cons(x, xs), cons(x, ys))),
                rule("trans", app(perm, xs, ys), app(perm, ys, zs), app(perm, xs, zs)));
        assertEquals(4, theory.fact("perm.intros").orElseThrow().theorems().size());
    }

    @Test
    void aPredicateWithoutRulesIsFalseAndOneWithoutArgumentsIsAProposition() {
        Free never = free("never", Type.bool());
        Theory theory = inductive(NATS, List.of(never), List.of());
        assertEquals(
                mkEq(constant(never), Hol.FALSE), theory.theorem("never.simps").conclusion());
        Free always = free("always", Type.bool());
        theory = inductive(NATS, List.of(always), List.of(), rule("it", always));
        assertEquals(
                mkEq(constant(always), Hol.TRUE), theory.theorem("always.simps").conclusion());
    }

    @Test
    void factsCanBeRestatedForSets() {
        Free s = free("S", predicate(NAT));
        Theory theory = even();
        Const evenp = constant(EVEN);
        var members = Definition.define(theory.signature(), "member", lambda(List.of(N, s), app(s, N)));
        var evens = Definition.define(members.signature(), "Evens", lambda(N, app(evenp, N)));
        Const member = new Const("member", Type.fun(List.of(NAT, predicate(NAT)), Type.bool()));
        Const set = new Const("Evens", predicate(NAT));
        Thm defined = Conv.rewrite(evens.signature(), List.of(members.facts(), evens.facts()))
                .or(Conv.beta(evens.signature()))
                .everywhere(evens.signature())
                .total(evens.signature(), lambda(N, app(member, N, set)));
        Thm equation = Rules.convert(Rules.sym(defined), mkEq(evenp, lambda(N, app(member, N, set))));
        Theory sets = checked(
                theory,
                Inductives.restate(
                        theory.withSignature(evens.signature()), List.of(EVEN), List.of("Evens"), List.of(equation)));
        assertEquals(
                mkImplies(app(member, N, set), app(member, suc(suc(N)), set)),
                sets.theorem("Evens.step").conclusion());
        assertTrue(sets.fact("Evens.induct").isPresent());
    }
}
