package dev.assay.logic.kernel;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.Term.lambda;
import static dev.assay.logic.kernel.Examples.NAT;
import static dev.assay.logic.kernel.Examples.SIGNATURE;
import static dev.assay.logic.kernel.Examples.ZERO;
import static dev.assay.logic.kernel.Examples.eq;
import static dev.assay.logic.kernel.Examples.free;
import static dev.assay.logic.kernel.Examples.suc;
import static dev.assay.logic.kernel.Refusals.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Which arguments bound the value of a function, and which calls descend because of it. */
class RankTest {
    private static final Type UNARY = Type.fun(NAT, NAT);
    private static final Type BINARY = Type.fun(List.of(NAT, NAT), NAT);
    private static final Free N = free("n", NAT);
    private static final Free M = free("m", NAT);
    private static final Free X = free("x", NAT);
    private static final Free F = free("f", UNARY);
    private static final Const CASE = new Const("case_nat", Type.fun(List.of(NAT, UNARY, NAT), NAT));

    private static Signature define(Signature signature, Free function, Term... equations) {
        return Recursion.define(signature, List.of(function), List.of(equations), List.of(), List.of())
                .signature();
    }

    private static void loops(Signature signature, Term... equations) {
        refused(() -> define(signature, F, equations), "cannot show that f terminates");
    }

    @Test
    void aFunctionThatGrowsIsBoundedByNothing() {
        Free grow = free("grow", UNARY);
        Signature s = define(SIGNATURE, grow, eq(app(grow, ZERO), ZERO), eq(app(grow, suc(N)), suc(suc(N))));
        assertEquals(Set.of(), s.bounds("grow"));
        // f 2 = f (grow 1) = f 2
        loops(s, eq(app(F, ZERO), ZERO), eq(app(F, suc(N)), app(F, app(new Const("grow", UNARY), N))));
    }

    @Test
    void eachBranchOfACaseHasToBeSmall() {
        Term large = suc(suc(N));
        loops(SIGNATURE, eq(app(F, ZERO), ZERO), eq(app(F, suc(N)), app(F, app(CASE, large, lambda(M, ZERO), N))));
        loops(SIGNATURE, eq(app(F, ZERO), ZERO), eq(app(F, suc(N)), app(F, app(CASE, ZERO, lambda(M, large), N))));
        define(SIGNATURE, F, eq(app(F, ZERO), ZERO), eq(app(F, suc(N)), app(F, app(CASE, ZERO, lambda(M, M), N))));
    }

    @Test
    void eachBranchOfAnIfHasToBeSmall() {
        Term large = suc(suc(N));
        Const choose = Hol.conditional(NAT);
        loops(SIGNATURE, eq(app(F, ZERO), ZERO), eq(app(F, suc(N)), app(F, app(choose, eq(N, ZERO), large, N))));
        loops(SIGNATURE, eq(app(F, ZERO), ZERO), eq(app(F, suc(N)), app(F, app(choose, eq(N, ZERO), N, large))));
        define(SIGNATURE, F, eq(app(F, ZERO), ZERO), eq(app(F, suc(N)), app(F, app(choose, eq(N, ZERO), N, N))));
    }

    @Test
    void aLetIsWhatItStandsFor() {
        Free keep = free("keep", UNARY);
        Signature s = define(SIGNATURE, keep, eq(app(keep, N), app(Hol.let(NAT, NAT), N, lambda(M, M))));
        assertEquals(Set.of(0), s.bounds("keep"));
        Free grow = free("grow", UNARY);
        Signature t = define(SIGNATURE, grow, eq(app(grow, N), app(Hol.let(NAT, NAT), N, lambda(M, suc(M)))));
        assertEquals(Set.of(), t.bounds("grow"));
    }

    @Test
    void nothingIsKnownOfAConstantWithoutEquations() {
        Signature s = Definition.declare(SIGNATURE, "g", BINARY);
        Free h = free("h", BINARY);
        assertEquals(
                Set.of(),
                define(s, h, eq(app(h, N, M), app(new Const("g", BINARY), M, N)))
                        .bounds("h"));
    }

    @Test
    void aPartOfOneArgumentIsNoPartOfAnotherThatIsCalledTheSame() {
        // pred x m is below m, and has nothing to do with x, whatever the part of m is called.
        Free pred = free("pred", BINARY);
        Signature s = define(SIGNATURE, pred, eq(app(pred, X, M), app(CASE, ZERO, lambda(X, X), M)));
        assertEquals(Set.of(1), s.bounds("pred"));
        // f (Suc n) = f (pred n (Suc (Suc n))) = f (Suc n)
        loops(s, eq(app(F, ZERO), ZERO), eq(app(F, suc(N)), app(F, app(new Const("pred", BINARY), N, suc(suc(N))))));
    }

    @Test
    void whatIsDefinedAtOneTypeBoundsNothingAtAnother() {
        Free pred = free("pred", UNARY);
        Signature s = define(SIGNATURE, pred, eq(app(pred, ZERO), ZERO), eq(app(pred, suc(N)), N));
        s = Definition.declare(s, "less", Type.fun(Examples.A, Examples.A));
        Const less = new Const("less", UNARY);
        Const there = new Const("less", Type.fun(Type.bool(), Type.bool()));
        s = Definition.overload(s, less, new Const("pred", UNARY)).signature();
        assertEquals(new Const("pred", UNARY), s.resolve(less));
        assertEquals(there, s.resolve(there));
    }
}
