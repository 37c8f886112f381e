package dev.assay.prove.closure;

import static dev.assay.logic.kernel.Thm.assume;
import static dev.assay.logic.kernel.Thm.disch;
import static dev.assay.logic.kernel.Thm.eqMp;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Branches;
import dev.assay.logic.rules.Rules;
import java.util.List;
import java.util.function.UnaryOperator;

/** How the connectives compute, and what follows from their value for their arguments. */
public final class Connectives {
    private static final Signature HOL = Hol.SIGNATURE;
    private static final Type.Var A = Type.var("'a");
    private static final Free P = new Free("P", Type.bool());
    private static final Free Q = new Free("Q", Type.bool());
    private static final Free X = new Free("x", A);
    private static final Free Y = new Free("y", A);

    /** Of truth values. */
    public static final List<Thm> TRUTH = List.of(
            // Conjunction
            iff(Hol.mkAnd(Hol.TRUE, P), Rules::conjunct2, P, p -> Rules.conj(Rules.TRUE, p)),
            iff(Hol.mkAnd(P, Hol.TRUE), Rules::conjunct1, P, p -> Rules.conj(p, Rules.TRUE)),
            absurd(Hol.mkAnd(Hol.FALSE, P), Rules::conjunct1),
            absurd(Hol.mkAnd(P, Hol.FALSE), Rules::conjunct2),
            says(Hol.mkAnd(P, Q), true, Rules::conjunct1),
            says(Hol.mkAnd(P, Q), true, Rules::conjunct2),
            // Disjunction
            Rules.eqTrue(Rules.disj1(Rules.TRUE, P)),
            Rules.eqTrue(Rules.disj2(P, Rules.TRUE)),
            iff(
                    Hol.mkOr(Hol.FALSE, P),
                    d -> Rules.disjCases(d, falsity(P), assume(HOL, P)),
                    P,
                    p -> Rules.disj2(Hol.FALSE, p)),
            iff(
                    Hol.mkOr(P, Hol.FALSE),
                    d -> Rules.disjCases(d, assume(HOL, P), falsity(P)),
                    P,
                    p -> Rules.disj1(p, Hol.FALSE)),
            denies(Hol.mkOr(P, Q), P, p -> Rules.disj1(p, Q)),
            denies(Hol.mkOr(P, Q), Q, q -> Rules.disj2(P, q)),
            // Negation
            absurd(Hol.mkNot(Hol.TRUE), n -> Rules.notElim(n, Rules.TRUE)),
            Rules.eqTrue(Rules.notIntro(Hol.FALSE, assume(HOL, Hol.FALSE))),
            says(Hol.mkNot(P), true, n -> n),
            affirms(Hol.mkNot(P), n -> n),
            // Implication
            iff(Hol.mkImplies(Hol.TRUE, P), i -> Thm.mp(i, Rules.TRUE), P, p -> disch(Hol.TRUE, p)),
            Rules.eqTrue(disch(Hol.FALSE, falsity(P))),
            Rules.eqTrue(disch(P, Rules.TRUE)),
            denies(Hol.mkImplies(P, Q), Q, q -> disch(P, q)),
            affirms(Hol.mkImplies(P, Q), n -> disch(P, Rules.falseElim(Rules.notElim(n, assume(HOL, P)), Q))),
            // Equality of truth values
            iff(Hol.mkEq(P, Hol.TRUE), Rules::fromEqTrue, P, Rules::eqTrue),
            iff(Hol.mkEq(Hol.TRUE, P), e -> Rules.fromEqTrue(Rules.sym(e)), P, p -> Rules.sym(Rules.eqTrue(p))),
            iff(Hol.mkEq(P, Hol.FALSE), Rules::fromEqFalse, Hol.mkNot(P), Rules::eqFalse),
            iff(
                    Hol.mkEq(Hol.FALSE, P),
                    e -> Rules.fromEqFalse(Rules.sym(e)),
                    Hol.mkNot(P),
                    n -> Rules.sym(Rules.eqFalse(n))));

    /** Of equations and choices between values of any type. */
    public static final List<Thm> EQUALITY = List.of(
            Rules.eqTrue(Thm.refl(HOL, X)),
            disch(
                    Hol.mkEq(Hol.mkEq(X, Y), Hol.TRUE),
                    Rules.fromEqTrue(assume(HOL, Hol.mkEq(Hol.mkEq(X, Y), Hol.TRUE)))));

    public static final List<Thm> CHOICE = List.of(Branches.IF_TRUE, Branches.IF_FALSE, sameBranches());

    private Connectives() {}

    private static Thm falsity(Term p) {
        return Rules.falseElim(assume(HOL, Hol.FALSE), p);
    }

    private static Thm iff(Term left, UnaryOperator<Thm> forth, Term right, UnaryOperator<Thm> back) {
        return Rules.iff(disch(left, forth.apply(assume(HOL, left))), disch(right, back.apply(assume(HOL, right))));
    }

    /** ⊢ p = False, where False follows from p. */
    private static Thm absurd(Term p, UnaryOperator<Thm> contradiction) {
        return iff(p, contradiction, Hol.FALSE, f -> Rules.falseElim(f, p));
    }

    /** ⊢ (p = True) ⟶ what follows from p. */
    private static Thm says(Term p, boolean truth, UnaryOperator<Thm> conclusion) {
        Term equation = Hol.mkEq(p, truth ? Hol.TRUE : Hol.FALSE);
        return disch(equation, conclusion.apply(Rules.fromEqTrue(assume(HOL, equation))));
    }

    /** ⊢ (p = False) ⟶ ¬ q, where p follows from q. */
    private static Thm denies(Term p, Term q, UnaryOperator<Thm> weakening) {
        Term equation = Hol.mkEq(p, Hol.FALSE);
        Thm contradiction = eqMp(assume(HOL, equation), weakening.apply(assume(HOL, q)));
        return disch(equation, Rules.notIntro(q, contradiction));
    }

    /** ⊢ (p = False) ⟶ P, where p follows from ¬ P. */
    private static Thm affirms(Term p, UnaryOperator<Thm> weakening) {
        Term equation = Hol.mkEq(p, Hol.FALSE);
        Thm contradiction = eqMp(assume(HOL, equation), weakening.apply(assume(HOL, Hol.mkNot(P))));
        return disch(equation, Rules.byContradiction(P, contradiction));
    }

    /** ⊢ (if P then x else x) = x. */
    private static Thm sameBranches() {
        Term choose = Hol.conditional(A);
        Thm[] results = new Thm[2];
        for (boolean truth : new boolean[] {true, false}) {
            Thm known = assume(HOL, Hol.mkEq(P, truth ? Hol.TRUE : Hol.FALSE));
            Thm chosen = Rules.apThm(Rules.apThm(Rules.apTerm(choose, known), X), X);
            Thm value = Thm.instantiate(
                    java.util.Map.of(truth ? Y : X, truth ? X : Y), truth ? Branches.IF_TRUE : Branches.IF_FALSE);
            Thm renamed = truth ? value : Thm.instantiate(java.util.Map.of(Y, X), value);
            results[truth ? 0 : 1] = Thm.trans(chosen, renamed);
        }
        return Rules.disjCases(Hol.fact("True_or_False"), results[0], results[1]);
    }
}
