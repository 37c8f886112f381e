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

import dev.assay.logic.Conjecture;
import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Branches;
import dev.assay.logic.rules.Rules;
import dev.assay.prove.metis.Metis;
import dev.assay.run.Budget;
import dev.assay.run.BudgetExhausted;
import dev.assay.run.Meter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

/**
 * How the connectives calculate with True and False, proved from the definitions of the connectives alone.
 *
 * @param equations such as (P ∧ True) = P
 * @param ifSplit P (if Q then x else y) = ((Q ⟶ P x) ∧ (¬ Q ⟶ P y))
 * @param someEqual (∃y. y = x ∧ p y) = p x
 * @param allEqual (∀y. y = x ⟶ p y) = p x
 * @param someSwap (∃x y. r x y) = (∃y x. r x y)
 * @param allSwap (∀x y. r x y) = (∀y x. r x y)
 */
record BasicRules(List<Thm> equations, Thm ifSplit, Thm someEqual, Thm allEqual, Thm someSwap, Thm allSwap) {
    static final Type.Var A = Type.var("'a");
    static final Type.Var B = Type.var("'b");
    private static final Free P = new Free("P", Type.bool());
    private static final Free Q = new Free("Q", Type.bool());
    private static final Free X = new Free("x", A);
    private static final Free Y = new Free("y", A);
    private static final Free PX = new Free("p", Type.fun(A, Type.bool()));
    private static final Term AT = Term.app(PX, X);
    private static final Free Z = new Free("z", B);
    private static final Term RELATED = Term.app(new Free("r", Type.fun(List.of(A, B), Type.bool())), X, Z);

    /** What was proved once; a thread that is stopped before leaves the proofs to the next. */
    private static final AtomicReference<BasicRules> PROVED = new AtomicReference<>();

    static BasicRules get() {
        BasicRules known = PROVED.get();
        if (known == null) {
            Term atY = Term.app(PX, Y);
            known = new BasicRules(
                    provedEquations(),
                    splitRule(),
                    proved(mkEq(mkEx(Y, mkAnd(mkEq(Y, X), atY)), AT)),
                    proved(mkEq(mkAll(Y, mkImplies(mkEq(Y, X), atY)), AT)),
                    proved(mkEq(mkEx(X, mkEx(Z, RELATED)), mkEx(Z, mkEx(X, RELATED)))),
                    proved(mkEq(mkAll(X, mkAll(Z, RELATED)), mkAll(Z, mkAll(X, RELATED)))));
            PROVED.set(known);
        }
        return known;
    }

    private static List<Thm> provedEquations() {
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
            result.add(proved(statement));
        }
        result.add(Branches.IF_TRUE);
        result.add(Branches.IF_FALSE);
        result.add(Hol.fact("the_eq_trivial"));
        Free f = new Free("f", Type.fun(A, Type.var("'b")));
        result.add(Rules.unfold(Hol.fact("Let_def"), X, f));
        return List.copyOf(result);
    }

    private static Thm proved(Term statement, Thm... facts) {
        var conjecture = new Conjecture("", Position.NONE, List.of(), statement);
        try (Meter meter = Budget.UNLIMITED.start()) {
            return Metis.prove(Hol.SIGNATURE, List.of(facts), conjecture, meter)
                    .orElseThrow(() -> meter.stopped()
                            .<RuntimeException>map(BudgetExhausted::new)
                            .orElseGet(() -> new IllegalStateException("not proved: " + statement)))
                    .theorem();
        }
    }

    private static Thm splitRule() {
        Term choice = Term.app(Hol.conditional(A), Q, X, Y);
        Term cases = mkAnd(mkImplies(Q, AT), mkImplies(mkNot(Q), Term.app(PX, Y)));
        Thm isTrue = Rules.eqTrue(Thm.assume(Hol.SIGNATURE, Q));
        Thm isFalse = Rules.eqFalse(Thm.assume(Hol.SIGNATURE, mkNot(Q)));
        return proved(
                mkEq(Term.app(PX, choice), cases),
                Thm.disch(Q, chosen(isTrue, Branches.IF_TRUE)),
                Thm.disch(mkNot(Q), chosen(isFalse, Branches.IF_FALSE)));
    }

    /** (if Q then x else y) = z, where Q = True or Q = False says which z is taken. */
    private static Thm chosen(Thm truth, Thm rule) {
        Thm choice = Rules.apTerm(Hol.conditional(A), truth);
        return Thm.trans(Rules.apThm(Rules.apThm(choice, X), Y), rule);
    }
}
