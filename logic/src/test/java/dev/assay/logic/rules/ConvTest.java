package dev.assay.logic.rules;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.Term.lambda;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConvTest {
    private static final Type.Var A = Type.var("'a");
    private static final Free X = new Free("x", A);
    private static final Free Y = new Free("y", A);
    private static final Free F = new Free("f", Type.fun(A, A));

    private static Thm assume(Term t) {
        return Thm.assume(Hol.SIGNATURE, t);
    }

    @Test
    void equationsRewriteAtEveryInstanceOfTheirType() {
        Free p = new Free("p", Type.bool());
        Free q = new Free("q", Type.bool());
        Term chosen =
                app(Hol.conditional(Type.bool()), Hol.TRUE, app(Hol.conditional(Type.bool()), Hol.FALSE, p, q), p);
        Thm rewritten = Conv.rewrite(assume(chosen), List.of(Branches.IF_TRUE, Branches.IF_FALSE));
        assertEquals(q, rewritten.conclusion());
    }

    @Test
    void variablesOfHypothesesAreFixed() {
        // x = y rewrites x and nothing else.
        Thm equation = assume(Hol.mkEq(X, Y));
        Term target = Hol.mkEq(app(F, X), app(F, Y));
        assertEquals(
                Hol.mkEq(app(F, Y), app(F, Y)),
                Conv.rewrite(assume(target), List.of(equation)).conclusion());
    }

    @Test
    void rewritingGoesUnderBindersWhateverTheirNames() {
        Thm equation = assume(Hol.mkEq(app(F, X), X));
        Term target = Hol.mkAll(X, Hol.mkEq(app(F, X), app(F, Y)));
        // The bound x is not the x of the hypothesis.
        assertEquals(target, Conv.rewrite(assume(target), List.of(equation)).conclusion());
        Thm general = assume(Hol.mkAll(X, Hol.mkEq(app(F, X), X)));
        Thm at = Thm.spec(Y, general);
        Term around = Hol.mkAll(X, Hol.mkEq(X, app(F, Y)));
        assertEquals(
                Hol.mkAll(X, Hol.mkEq(X, Y)),
                Conv.rewrite(assume(around), List.of(at)).conclusion());
    }

    @Test
    void factsAreTrueAndNegationsFalse() {
        Free p = new Free("p", Type.bool());
        Free q = new Free("q", Type.bool());
        Thm rewritten = Conv.rewrite(assume(Hol.mkAnd(p, q)), List.of(assume(p), assume(Hol.mkNot(q))));
        assertEquals(Hol.mkAnd(Hol.TRUE, Hol.FALSE), rewritten.conclusion());
    }

    @Test
    void whatDoesNotApplySaysSo() {
        assertTrue(Conv.rewrite(Hol.SIGNATURE, Branches.IF_TRUE).at(X).isEmpty());
        Term redex = app(lambda(X, app(F, X)), Y);
        assertEquals(app(F, Y), Rules.right(Conv.beta(Hol.SIGNATURE).at(redex).orElseThrow()));
        Conv twice = Conv.rewrite(Hol.SIGNATURE, assume(Hol.mkEq(app(F, Y), Y)));
        assertEquals(
                app(F, Y),
                Rules.right(twice.outermost(Hol.SIGNATURE).at(app(F, app(F, Y))).orElseThrow()));
    }
}
