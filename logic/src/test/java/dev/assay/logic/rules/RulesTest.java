package dev.assay.logic.rules;

import static dev.assay.logic.Term.app;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import java.util.List;
import org.junit.jupiter.api.Test;

class RulesTest {
    private static final Free P = new Free("p", Type.bool());
    private static final Free Q = new Free("q", Type.bool());
    private static final Type NUM = Type.var("'n");

    private static Thm assume(Term t) {
        return Thm.assume(Hol.SIGNATURE, t);
    }

    @Test
    void conjunctionAndDisjunctionCommute() {
        Thm pq = assume(Hol.mkAnd(P, Q));
        Thm qp = Rules.conj(Rules.conjunct2(pq), Rules.conjunct1(pq));
        assertEquals(Hol.mkAnd(Q, P), qp.conclusion());
        Thm or = Rules.disjCases(assume(Hol.mkOr(P, Q)), Rules.disj2(Q, assume(P)), Rules.disj1(assume(Q), P));
        assertEquals(Hol.mkOr(Q, P), or.conclusion());
        assertEquals(java.util.Set.of(Hol.mkOr(P, Q)), or.hypotheses());
    }

    @Test
    void doubleNegationFollowsFromExcludedMiddle() {
        Thm notNot = assume(Hol.mkNot(Hol.mkNot(P)));
        Thm p = Rules.byContradiction(P, Rules.notElim(notNot, assume(Hol.mkNot(P))));
        assertEquals(P, p.conclusion());
        assertEquals(java.util.Set.of(Hol.mkNot(Hol.mkNot(P))), p.hypotheses());
    }

    @Test
    void existentialsSwap() {
        Free r = new Free("r", Type.fun(List.of(NUM, NUM), Type.bool()));
        Free x = new Free("x", NUM);
        Free y = new Free("y", NUM);
        Term from = Hol.mkEx(x, Hol.mkEx(y, app(r, x, y)));
        Term inner = Hol.mkEx(x, app(r, x, y));
        Term to = Hol.mkEx(y, inner);
        Thm body = Rules.exIntro(to, y, Rules.exIntro(inner, x, assume(app(r, x, y))));
        Thm opened = Rules.exElim(assume(Hol.mkEx(y, app(r, x, y))), y, body);
        Thm swapped = Rules.exElim(assume(from), x, opened);
        assertEquals(to, swapped.conclusion());
        assertEquals(java.util.Set.of(from), swapped.hypotheses());
        assertTrue(swapped.trust().isEmpty());
    }

    @Test
    void truthValuesAreEquations() {
        assertEquals(P, Rules.fromEqTrue(Rules.eqTrue(assume(P))).conclusion());
        assertEquals(
                Hol.mkNot(P),
                Rules.fromEqFalse(Rules.eqFalse(assume(Hol.mkNot(P)))).conclusion());
        assertEquals(
                Hol.mkEq(P, Q),
                Rules.iff(assume(Hol.mkImplies(P, Q)), assume(Hol.mkImplies(Q, P)))
                        .conclusion());
    }

    @Test
    void negationLeavesWhatIsNotNormalAsItIs() {
        Free x = new Free("x", NUM);
        Term redex = app(Term.lambda(x, P), x);
        assertEquals(
                Hol.FALSE,
                Rules.notElim(assume(Hol.mkNot(redex)), assume(redex)).conclusion());
        assertEquals(
                Hol.mkEq(redex, Hol.FALSE),
                Rules.eqFalse(assume(Hol.mkNot(redex))).conclusion());
        assertEquals(Hol.mkNot(redex), Rules.notIntro(redex, assume(Hol.FALSE)).conclusion());
    }
}
