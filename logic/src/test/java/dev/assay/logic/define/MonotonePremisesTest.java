package dev.assay.logic.define;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.Term.lambda;
import static dev.assay.logic.define.Predicates.A;
import static dev.assay.logic.define.Predicates.LISTS;
import static dev.assay.logic.define.Predicates.NAT;
import static dev.assay.logic.define.Predicates.NATS;
import static dev.assay.logic.define.Predicates.ZERO;
import static dev.assay.logic.define.Predicates.con;
import static dev.assay.logic.define.Predicates.cons;
import static dev.assay.logic.define.Predicates.constant;
import static dev.assay.logic.define.Predicates.datatype;
import static dev.assay.logic.define.Predicates.free;
import static dev.assay.logic.define.Predicates.inductive;
import static dev.assay.logic.define.Predicates.list;
import static dev.assay.logic.define.Predicates.nil;
import static dev.assay.logic.define.Predicates.predicate;
import static dev.assay.logic.define.Predicates.proved;
import static dev.assay.logic.define.Predicates.rule;
import static dev.assay.logic.define.Predicates.spec;
import static dev.assay.logic.define.Predicates.suc;
import static dev.assay.logic.kernel.Hol.mkAll;
import static dev.assay.logic.kernel.Hol.mkAnd;
import static dev.assay.logic.kernel.Hol.mkEq;
import static dev.assay.logic.kernel.Hol.mkEx;
import static dev.assay.logic.kernel.Hol.mkImplies;
import static dev.assay.logic.kernel.Hol.mkOr;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.DefinitionException;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Definition;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Iterated;
import dev.assay.logic.rules.Monotone;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MonotonePremisesTest {
    private static final Free N = free("n", NAT);
    private static final Type ROSE = Type.con("rose", A);
    private static final Theory ROSES = datatype(LISTS, spec("rose", List.of(A), con("Rose", A, list(ROSE))));

    @Test
    void aPredicateMayBeAnArgumentOfPred() {
        Free wf = free("wf_rose", predicate(ROSE));
        Free x = free("x", A);
        Free ts = free("ts", list(ROSE));
        Const rose = new Const("Rose", Type.fun(List.of(A, list(ROSE)), ROSE));
        Const all = new Const("pred_list", Type.fun(List.of(wf.type(), list(ROSE)), Type.bool()));
        Theory theory = inductive(ROSES, List.of(wf), List.of(), rule("", app(all, wf, ts), app(wf, app(rose, x, ts))));
        Free p = free("P", predicate(ROSE));
        Free a = free("a", ROSE);
        Const c = constant(wf);
        Term both = lambda(a, mkAnd(app(c, a), app(p, a)));
        Term step = mkAll(List.of(ts, x), mkImplies(app(all, both, ts), app(p, app(rose, x, ts))));
        assertEquals(
                mkImplies(List.of(app(c, a), step), app(p, a)),
                theory.theorem("wf_rose.induct").conclusion());
    }

    @Test
    void anEvaluationRelationMayBeAnArgumentOfRel() {
        Type term = Type.con("exp");
        Theory terms = datatype(LISTS, spec("exp", List.of(), con("Lit", NAT), con("Sum", list(term))));
        Free eval = free("eval", predicate(term, NAT));
        Free es = free("es", list(term));
        Free vs = free("vs", list(NAT));
        Free sum = free("sum", Type.fun(list(NAT), NAT));
        Const rel = new Const("rel_list", Type.fun(List.of(eval.type(), list(term), list(NAT)), Type.bool()));
        Free e = free("e", term);
        // An η-expanded occurrence is as good.
        Term expanded = lambda(List.of(e, N), app(eval, e, N));
        for (Term argument : List.of(eval, expanded)) {
            inductive(
                    terms,
                    List.of(eval),
                    List.of(),
                    rule("Lit", app(eval, app(new Const("Lit", Type.fun(NAT, term)), N), N)),
                    rule(
                            "Sum",
                            app(rel, argument, es, vs),
                            app(eval, app(new Const("Sum", Type.fun(list(term), term)), es), app(sum, vs))));
        }
    }

    @Test
    void theAccessiblePartHasAUniversalPremise() {
        Free r = free("r", predicate(A, A));
        Free acc = free("acc", predicate(r.type(), A));
        Free x = free("x", A);
        Free y = free("y", A);
        Theory theory = inductive(
                LISTS,
                List.of(acc),
                List.of(r),
                rule("accI", mkAll(y, mkImplies(app(r, y, x), app(acc, r, y))), app(acc, r, x)));
        Const c = constant(acc);
        Free p = free("P", predicate(A));
        Free a = free("a", A);
        Term hypothesis = mkAll(y, mkImplies(app(r, y, x), mkAnd(app(c, r, y), app(p, y))));
        assertEquals(
                mkImplies(List.of(app(c, r, a), mkAll(x, mkImplies(hypothesis, app(p, x)))), app(p, a)),
                theory.theorem("acc.induct").conclusion());
    }

    @Test
    void premisesMayBeInfinitaryDisjunctiveConditionalOrByCases() {
        Free p = free("p", predicate(NAT));
        Free f = free("f", Type.fun(NAT, NAT));
        Free m = free("m", NAT);
        Const caseNat = new Const("case_nat", Type.fun(List.of(Type.bool(), predicate(NAT), NAT), Type.bool()));
        Const caseFun =
                new Const("case_nat", Type.fun(List.of(predicate(NAT), predicate(NAT, NAT), NAT, NAT), Type.bool()));
        Term let = app(Hol.let(NAT, Type.bool()), suc(N), lambda(m, app(p, m)));
        inductive(
                NATS,
                List.of(p),
                List.of(),
                rule("all", mkAll(m, app(p, app(f, m))), app(p, app(f, ZERO))),
                rule("some", mkOr(mkEx(m, app(p, suc(m))), mkEq(N, ZERO)), app(p, N)),
                rule("if", app(Hol.conditional(Type.bool()), mkEq(N, ZERO), Hol.TRUE, app(p, m)), app(p, suc(m))),
                rule("ifs", app(app(Hol.conditional(p.type()), mkEq(N, ZERO), p, p), m), app(p, suc(m))),
                rule("let", let, app(p, N)),
                rule("case", app(caseNat, Hol.TRUE, lambda(m, app(p, m)), N), app(p, N)),
                rule("cases", app(caseFun, p, lambda(m, p), N, ZERO), app(p, N)),
                rule("redex", app(lambda(m, app(p, suc(m))), N), app(p, N)),
                rule("double", Hol.mkNot(Hol.mkNot(app(p, N))), app(p, suc(N))),
                rule("left", mkImplies(mkImplies(app(p, N), Hol.FALSE), Hol.FALSE), app(p, suc(N))));
    }

    @Test
    void mutualPredicatesMayBeNestedInEachOther() {
        Free good = free("good", predicate(ROSE));
        Free goods = free("goods", predicate(list(ROSE)));
        Free x = free("x", A);
        Free t = free("t", ROSE);
        Free ts = free("ts", list(ROSE));
        Const rose = new Const("Rose", Type.fun(List.of(A, list(ROSE)), ROSE));
        Const all = new Const("pred_list", Type.fun(List.of(good.type(), list(ROSE)), Type.bool()));
        Theory theory = inductive(
                ROSES,
                List.of(good, goods),
                List.of(),
                rule("node", app(goods, ts), app(all, lambda(t, app(good, t)), ts), app(good, app(rose, x, ts))),
                rule("nil", app(goods, nil(ROSE))),
                rule("list", app(all, lambda(t, mkAnd(app(good, t), app(goods, ts))), ts), app(goods, cons(t, ts))));
        assertEquals(
                3, theory.fact("good_goods.intros").orElseThrow().theorems().size());
    }

    @Test
    void aRegisteredTheoremMakesAnOperatorMonotone() {
        // At least one of the two: ex2 P = P 0 ∨ P 1.
        Free q = free("q", predicate(NAT));
        var extension = Definition.define(NATS.signature(), "some2", lambda(q, mkOr(app(q, ZERO), app(q, suc(ZERO)))));
        Theory theory = NATS.withSignature(extension.signature());
        Const some = new Const("some2", predicate(predicate(NAT)));
        Free p = free("p", predicate(NAT));
        var rules = List.of(rule("r", app(some, p), app(p, N)));
        assertTrue(
                assertThrows(DefinitionException.class, () -> Inductives.define(theory, List.of(p), List.of(), rules))
                        .getMessage()
                        .contains("some2"));

        Free b = free("B", predicate(NAT));
        var monotone = new Monotone(theory, Map.of(q, b));
        Thm unfolded = monotone.prove(mkOr(app(q, ZERO), app(q, suc(ZERO))));
        Thm left = Rules.unfold(extension.facts(), q);
        Thm right = Rules.unfold(extension.facts(), b);
        Thm mono = Iterated.impliesBetween(left, right, unfolded);
        Thm fact = Thm.disch(Monotone.below(q, b), mono);
        Theory more = theory.withFact("some2_mono", proved(fact), "mono");
        inductive(more, List.of(p), List.of(), rules.getFirst());
    }
}
