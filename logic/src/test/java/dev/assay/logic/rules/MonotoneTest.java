package dev.assay.logic.rules;

import static dev.assay.logic.Term.app;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.theory.Theory;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class MonotoneTest {
    private static final Type.Var A = Type.var("'a");
    private static final Free P = new Free("P", Type.fun(A, Type.bool()));
    private static final Free Q = new Free("Q", Type.fun(A, Type.bool()));
    private static final Free X = new Free("x", A);
    private static final Free Y = new Free("y", A);
    private static final Free B = new Free("b", Type.bool());

    private static void monotone(Term formula) {
        Thm thm = new Monotone(Theory.HOL, Map.of(P, Q)).prove(formula);
        assertEquals(Hol.mkImplies(formula, formula.substitute(Map.of(P, Q))), thm.conclusion());
        assertEquals(formula.occurs(P) ? Set.of(Monotone.below(P, Q)) : Set.of(), thm.hypotheses());
    }

    private static Monotone.Reason refused(Term formula) {
        return assertThrows(Monotone.NotMonotone.class, () -> new Monotone(Theory.HOL, Map.of(P, Q)).prove(formula))
                .reason();
    }

    @Test
    void connectivesAndQuantifiers() {
        monotone(B);
        monotone(Hol.mkAnd(app(P, X), Hol.mkOr(B, app(P, Y))));
        monotone(Hol.mkAll(X, Hol.mkImplies(B, Hol.mkEx(Y, app(P, Y)))));
        monotone(app(Hol.all(A), P));
        monotone(Hol.mkNot(Hol.mkImplies(app(P, X), B)));
    }

    @Test
    void redexesLetsAndConditionals() {
        monotone(app(Term.lambda(X, app(P, X)), Y));
        monotone(app(Hol.let(A, Type.bool()), X, P));
        monotone(app(Hol.let(A, Type.bool()), X, Term.lambda(Y, Hol.mkAnd(B, app(P, Y)))));
        monotone(app(Hol.conditional(Type.bool()), B, app(P, X), B));
        monotone(app(Hol.conditional(P.type()), B, P, Term.lambda(X, B), Y));
    }

    @Test
    void polarityIsWatched() {
        assertEquals(new Monotone.Reason.Negative(P), refused(Hol.mkNot(app(P, X))));
        assertEquals(new Monotone.Reason.Negative(P), refused(Hol.mkImplies(app(P, X), B)));
        assertEquals(new Monotone.Reason.NoRule(P, Hol.eq(Type.bool())), refused(Hol.mkEq(app(P, X), B)));
        Free f = new Free("f", Type.fun(Type.bool(), Type.bool()));
        assertEquals(new Monotone.Reason.NoRule(P, f), refused(app(f, app(P, X))));
    }
}
