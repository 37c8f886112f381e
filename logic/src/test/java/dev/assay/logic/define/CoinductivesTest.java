package dev.assay.logic.define;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.define.Predicates.A;
import static dev.assay.logic.define.Predicates.NATS;
import static dev.assay.logic.define.Predicates.codatatype;
import static dev.assay.logic.define.Predicates.con;
import static dev.assay.logic.define.Predicates.free;
import static dev.assay.logic.define.Predicates.predicate;
import static dev.assay.logic.define.Predicates.proved;
import static dev.assay.logic.define.Predicates.rule;
import static dev.assay.logic.define.Predicates.spec;
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
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Iterated;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Specification;
import dev.assay.logic.theory.Theory;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CoinductivesTest {
    private static final Free R = free("r", predicate(A, A));
    private static final Free PATH = free("path", predicate(R.type(), A));
    private static final Const PATHS = new Const("path", PATH.type());
    private static final Free X = free("x", A);
    private static final Free Y = free("y", A);

    private static Theory paths() {
        return checked(Inductives.codefine(
                NATS,
                List.of(PATH),
                List.of(R),
                List.of(rule("step", app(R, X, Y), app(PATH, R, Y), app(PATH, R, X)))));
    }

    private static Theory checked(Theory theory) {
        theory.facts().stream()
                .filter(f -> !f.name().startsWith("HOL."))
                .forEach(f -> f.theorems().forEach(Predicates::proved));
        return theory;
    }

    @Test
    void coinductionAllowsThePredicateItself() {
        Theory theory = paths();
        Free a = free("a", A);
        Free x = free("X", predicate(A));
        Term body = mkEx(
                List.of(X, Y), Hol.conjunction(List.of(mkEq(a, X), app(R, X, Y), mkOr(app(x, Y), app(PATHS, R, Y)))));
        assertEquals(
                mkImplies(List.of(mkAll(a, mkImplies(app(x, a), body)), app(x, a)), app(PATHS, R, a)),
                theory.theorem("path.coinduct").conclusion());
        assertEquals(
                mkImplies(List.of(app(x, a), mkAll(a, mkImplies(app(x, a), body))), app(PATHS, R, a)),
                theory.theorem("path.coinducts").conclusion());
        assertTrue(((Specification.Inductive) theory.specifications("path").getFirst()).isCo());
        assertEquals(
                mkImplies(List.of(app(R, X, Y), app(PATHS, R, Y)), app(PATHS, R, X)),
                theory.theorem("path.step").conclusion());
    }

    @Test
    void aLoopIsAnInfinitePath() {
        // From r x x follows path r x, by coinduction with X y = (y = x).
        Theory theory = paths();
        Free a = free("a", A);
        Term loop = app(R, X, X);
        Term invariant = Term.lambda(a, mkEq(a, X));
        Thm coinduct = Rules.beta(
                Thm.instantiate(Map.of(free("X", predicate(A)), invariant), theory.theorem("path.coinduct")));
        Thm here = Thm.assume(theory.signature(), mkEq(a, X));
        Thm again = Rules.disj1(Thm.refl(theory.signature(), X), app(PATHS, R, X));
        Term goal = coinduct.conclusion().arguments().getFirst();
        Term body = ((Term.Abs) goal.arguments().getFirst())
                .body()
                .instantiate(a)
                .arguments()
                .get(1);
        Thm rule = Iterated.exIntros(
                body, List.of(X, X), Rules.conj(List.of(here, Thm.assume(theory.signature(), loop), again)));
        Thm premise = Thm.gen(a, Thm.disch(mkEq(a, X), rule));
        Thm path = Thm.mp(Thm.instantiate(Map.of(a, X), Thm.mp(coinduct, premise)), Thm.refl(theory.signature(), X));
        assertEquals(
                mkImplies(loop, app(PATHS, R, X)), proved(Thm.disch(loop, path)).conclusion());
    }

    @Test
    void bisimilarityOfLazyLists() {
        Type llist = Type.con("llist", A);
        Theory lazy = codatatype(NATS, spec("llist", List.of(A), con("LNil"), con("LCons", A, llist)));
        Const nil = new Const("LNil", llist);
        Const cons = new Const("LCons", Type.fun(List.of(A, llist), llist));
        Free bisim = free("bisim", predicate(llist, llist));
        Free xs = free("xs", llist);
        Free ys = free("ys", llist);
        Theory theory = checked(Inductives.codefine(
                lazy,
                List.of(bisim),
                List.of(),
                List.of(
                        rule("nil", app(bisim, nil, nil)),
                        rule("cons", mkEq(X, Y), app(bisim, xs, ys), app(bisim, app(cons, X, xs), app(cons, Y, ys))))));
        assertEquals(2, theory.fact("bisim.intros").orElseThrow().theorems().size());
    }

    @Test
    void coinductivePredicatesMayBeMutual() {
        Free p = free("p", predicate(A));
        Free q = free("q", predicate(A));
        Free f = free("f", Type.fun(A, A));
        Theory theory = checked(Inductives.codefine(
                NATS,
                List.of(p, q),
                List.of(),
                List.of(rule("p", app(q, app(f, X)), app(p, X)), rule("q", app(p, X), app(q, X)))));
        Term coinduct = theory.theorem("p_q.coinduct").conclusion();
        Term conclusion = coinduct.arguments().get(1).arguments().get(1);
        assertEquals(mkAnd(Hol.TRUE, Hol.TRUE).head(), conclusion.head());
    }
}
