package dev.assay.prove.simp;

import static dev.assay.logic.kernel.Hol.FALSE;
import static dev.assay.logic.kernel.Hol.TRUE;
import static dev.assay.logic.kernel.Hol.mkAll;
import static dev.assay.logic.kernel.Hol.mkAnd;
import static dev.assay.logic.kernel.Hol.mkEq;
import static dev.assay.logic.kernel.Hol.mkEx;
import static dev.assay.logic.kernel.Hol.mkImplies;
import static dev.assay.logic.kernel.Hol.mkNot;
import static dev.assay.logic.kernel.Hol.mkOr;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Branches;
import dev.assay.logic.rules.Rules;
import dev.assay.prove.classical.ConnectionProver;
import dev.assay.prove.goal.Goal;
import java.util.ArrayList;
import java.util.List;

/** How the connectives calculate with True and False, proved from the definitions of the connectives alone. */
final class BasicRules {
    private static final Type.Var A = Type.var("'a");
    private static final Free P = new Free("P", Type.bool());
    private static final Free Q = new Free("Q", Type.bool());
    private static final Free X = new Free("x", A);
    private static final Free Y = new Free("y", A);
    private static final Free PX = new Free("p", Type.fun(A, Type.bool()));
    private static final Term AT = Term.app(PX, X);

    /** The equations. */
    static final List<Thm> EQUATIONS = equations();

    /** P (if Q then x else y) = ((Q ⟶ P x) ∧ (¬ Q ⟶ P y)). */
    static final Thm IF_SPLIT = ifSplit();

    private BasicRules() {}

    private static List<Thm> equations() {
        var statements = List.of(
                mkEq(mkNot(mkNot(P)), P),
                mkEq(mkNot(TRUE), FALSE),
                mkEq(mkNot(FALSE), TRUE),
                mkEq(mkEq(TRUE, P), P),
                mkEq(mkEq(P, TRUE), P),
                mkEq(mkEq(FALSE, P), mkNot(P)),
                mkEq(mkEq(P, FALSE), mkNot(P)),
                mkEq(mkImplies(TRUE, P), P),
                mkEq(mkImplies(FALSE, P), TRUE),
                mkEq(mkImplies(P, TRUE), TRUE),
                mkEq(mkImplies(P, FALSE), mkNot(P)),
                mkEq(mkImplies(P, P), TRUE),
                mkEq(mkAnd(P, TRUE), P),
                mkEq(mkAnd(TRUE, P), P),
                mkEq(mkAnd(P, FALSE), FALSE),
                mkEq(mkAnd(FALSE, P), FALSE),
                mkEq(mkAnd(P, P), P),
                mkEq(mkOr(P, TRUE), TRUE),
                mkEq(mkOr(TRUE, P), TRUE),
                mkEq(mkOr(P, FALSE), P),
                mkEq(mkOr(FALSE, P), P),
                mkEq(mkOr(P, P), P),
                mkEq(mkAnd(P, mkNot(P)), FALSE),
                mkEq(mkAnd(mkNot(P), P), FALSE),
                mkEq(mkOr(P, mkNot(P)), TRUE),
                mkEq(mkOr(mkNot(P), P), TRUE),
                mkEq(mkNot(mkOr(P, Q)), mkAnd(mkNot(P), mkNot(Q))),
                mkEq(mkNot(mkAnd(P, Q)), mkOr(mkNot(P), mkNot(Q))),
                mkEq(mkNot(mkImplies(P, Q)), mkAnd(P, mkNot(Q))),
                mkEq(mkAll(X, P), P),
                mkEq(mkEx(X, P), P),
                mkEq(mkNot(mkAll(X, AT)), mkEx(X, mkNot(AT))),
                mkEq(mkNot(mkEx(X, AT)), mkAll(X, mkNot(AT))),
                mkEq(mkEx(X, mkAnd(AT, Q)), mkAnd(mkEx(X, AT), Q)),
                mkEq(mkEx(X, mkAnd(Q, AT)), mkAnd(Q, mkEx(X, AT))),
                mkEq(mkEx(X, mkOr(AT, Q)), mkOr(mkEx(X, AT), Q)),
                mkEq(mkEx(X, mkOr(Q, AT)), mkOr(Q, mkEx(X, AT))),
                mkEq(mkEx(X, mkImplies(AT, Q)), mkImplies(mkAll(X, AT), Q)),
                mkEq(mkEx(X, mkImplies(Q, AT)), mkImplies(Q, mkEx(X, AT))),
                mkEq(mkAll(X, mkAnd(AT, Q)), mkAnd(mkAll(X, AT), Q)),
                mkEq(mkAll(X, mkAnd(Q, AT)), mkAnd(Q, mkAll(X, AT))),
                mkEq(mkAll(X, mkOr(AT, Q)), mkOr(mkAll(X, AT), Q)),
                mkEq(mkAll(X, mkOr(Q, AT)), mkOr(Q, mkAll(X, AT))),
                mkEq(mkAll(X, mkImplies(AT, Q)), mkImplies(mkEx(X, AT), Q)),
                mkEq(mkAll(X, mkImplies(Q, AT)), mkImplies(Q, mkAll(X, AT))));
        var result = new ArrayList<Thm>();
        for (Term statement : statements) {
            result.add(new ConnectionProver(Hol.SIGNATURE, Effort.usual(), 4)
                    .prove(Goal.of(statement), List.of())
                    .orElseThrow(() -> new IllegalStateException("not proved: " + statement)));
        }
        result.add(Branches.IF_TRUE);
        result.add(Branches.IF_FALSE);
        result.add(Hol.fact("the_eq_trivial"));
        Free f = new Free("f", Type.fun(A, Type.var("'b")));
        result.add(Rules.unfold(Hol.fact("Let_def"), X, f));
        return List.copyOf(result);
    }

    private static Thm ifSplit() {
        Term choice = Term.app(Hol.conditional(A), Q, X, Y);
        Term cases = mkAnd(mkImplies(Q, AT), mkImplies(mkNot(Q), Term.app(PX, Y)));
        Term statement = mkEq(Term.app(PX, choice), cases);
        SimpSet set = SimpSet.EMPTY.add(EQUATIONS);
        var prover = new Simplifier(set, Hol.SIGNATURE, Effort.usual());
        Thm ifTrue = prover.prove(mkImplies(Q, statement)).orElseThrow();
        Thm ifFalse = prover.prove(mkImplies(mkNot(Q), statement)).orElseThrow();
        return Rules.disjCases(Rules.excludedMiddle(Hol.SIGNATURE, Q), Rules.undisch(ifTrue), Rules.undisch(ifFalse));
    }
}
