package dev.assay.logic.rules;

import static dev.assay.logic.kernel.Thm.assume;
import static dev.assay.logic.kernel.Thm.disch;
import static dev.assay.logic.kernel.Thm.eqMp;
import static dev.assay.logic.kernel.Thm.mp;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import java.util.List;

/** That the second argument of ∧, ∨ and ⟶ matters only where the first does not decide. */
public final class Congruences {
    private static final Free P = new Free("P", Type.bool());
    private static final Free P2 = new Free("P'", Type.bool());
    private static final Free Q = new Free("Q", Type.bool());
    private static final Free Q2 = new Free("Q'", Type.bool());

    private static final Term SAME_P = Hol.mkEq(P, P2);
    private static final Term SAME_Q = Hol.mkEq(Q, Q2);

    /** P = P′ ⟶ (P′ ⟶ Q = Q′) ⟶ (P ∧ Q) = (P′ ∧ Q′). */
    public static final Thm CONJ = conj();

    /** P = P′ ⟶ (¬ P′ ⟶ Q = Q′) ⟶ (P ∨ Q) = (P′ ∨ Q′). */
    public static final Thm DISJ = disj();

    /** P = P′ ⟶ (P′ ⟶ Q = Q′) ⟶ (P ⟶ Q) = (P′ ⟶ Q′). */
    public static final Thm IMPLIES = implies();

    private Congruences() {}

    public static List<Thm> all() {
        return List.of(CONJ, DISJ, IMPLIES);
    }

    /** Whether recursion can use the rule: an equation between a constant at variables and the same constant at others. */
    public static boolean isUsable(Thm rule) {
        Term conclusion = rule.conclusion();
        while (conclusion.isApplied(Hol.IMPLIES.name())
                && conclusion.arguments().size() == 2) {
            conclusion = conclusion.arguments().get(1);
        }
        if (!rule.hypotheses().isEmpty()
                || !conclusion.isApplied(Hol.EQ)
                || conclusion.arguments().size() != 2) {
            return false;
        }
        Term left = conclusion.arguments().get(0);
        Term right = conclusion.arguments().get(1);
        return left.head() instanceof Const constant
                && constant.equals(right.head())
                && areVariables(left.arguments())
                && areVariables(right.arguments());
    }

    private static boolean areVariables(List<Term> terms) {
        return terms.stream().allMatch(Free.class::isInstance)
                && terms.stream().distinct().count() == terms.size();
    }

    private static Thm assumed(Term t) {
        return assume(Hol.SIGNATURE, t);
    }

    private static Thm both(Term sameQ, Thm forth, Thm back) {
        return disch(SAME_P, disch(sameQ, Rules.iff(forth, back)));
    }

    private static Thm conj() {
        Term sameQ = Hol.mkImplies(P2, SAME_Q);
        Thm pq = assumed(Hol.mkAnd(P, Q));
        Thm p2 = eqMp(assumed(SAME_P), Rules.conjunct1(pq));
        Thm forth = Rules.conj(p2, eqMp(mp(assumed(sameQ), p2), Rules.conjunct2(pq)));
        Thm pq2 = assumed(Hol.mkAnd(P2, Q2));
        Thm p = eqMp(Rules.sym(assumed(SAME_P)), Rules.conjunct1(pq2));
        Thm q = eqMp(Rules.sym(mp(assumed(sameQ), Rules.conjunct1(pq2))), Rules.conjunct2(pq2));
        return both(sameQ, disch(Hol.mkAnd(P, Q), forth), disch(Hol.mkAnd(P2, Q2), Rules.conj(p, q)));
    }

    private static Thm disj() {
        Term sameQ = Hol.mkImplies(Hol.mkNot(P2), SAME_Q);
        Thm middle = Rules.excludedMiddle(Hol.SIGNATURE, P2);
        Term or = Hol.mkOr(P, Q);
        Term or2 = Hol.mkOr(P2, Q2);
        // Where P′ holds both sides do; elsewhere Q = Q′.
        Thm equalQ = mp(assumed(sameQ), assumed(Hol.mkNot(P2)));
        Thm forth = Rules.disjCases(
                assumed(or),
                Rules.disj1(eqMp(assumed(SAME_P), assumed(P)), Q2),
                Rules.disjCases(middle, Rules.disj1(assumed(P2), Q2), Rules.disj2(P2, eqMp(equalQ, assumed(Q)))));
        Thm backP = Rules.disj1(eqMp(Rules.sym(assumed(SAME_P)), assumed(P2)), Q);
        Thm back = Rules.disjCases(
                assumed(or2),
                backP,
                Rules.disjCases(middle, backP, Rules.disj2(P, eqMp(Rules.sym(equalQ), assumed(Q2)))));
        return both(sameQ, disch(or, forth), disch(or2, back));
    }

    private static Thm implies() {
        Term sameQ = Hol.mkImplies(P2, SAME_Q);
        Term imp = Hol.mkImplies(P, Q);
        Term imp2 = Hol.mkImplies(P2, Q2);
        Thm equalQ = mp(assumed(sameQ), assumed(P2));
        Thm p = eqMp(Rules.sym(assumed(SAME_P)), assumed(P2));
        Thm forth = disch(P2, eqMp(equalQ, mp(assumed(imp), p)));
        Thm p2 = eqMp(assumed(SAME_P), assumed(P));
        Thm equalQ2 = mp(assumed(sameQ), p2);
        Thm back = disch(P, eqMp(Rules.sym(equalQ2), mp(assumed(imp2), p2)));
        return both(sameQ, disch(imp, forth), disch(imp2, back));
    }
}
