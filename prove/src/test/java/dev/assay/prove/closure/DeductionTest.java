package dev.assay.prove.closure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.theory.Theory;
import dev.assay.prove.goal.Goal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class DeductionTest {
    private static final Theory HOL = Theory.HOL;
    private static final Type A = Type.var("'a");
    private static final Free X = new Free("x", A);
    private static final Free Y = new Free("y", A);
    private static final Free Z = new Free("z", A);
    private static final Free F = new Free("f", Type.fun(A, A));
    private static final Free P = new Free("p", Type.bool());
    private static final Free Q = new Free("q", Type.bool());

    private static Term f(Term t) {
        return Term.app(F, t);
    }

    private static Optional<Thm> prove(List<Term> assumptions, Term conclusion) {
        var symbols = new Symbols(HOL.signature());
        var clauses = new ArrayList<Clause>();
        Connectives.TRUTH.forEach(
                fact -> clauses.addAll(Clause.of("truth", Clause.Kind.DEFINITION, fact, Set.of(), symbols)));
        var deduction = new Deduction(HOL, symbols, clauses, new Deduction.Bounds(5, 500, 4), () -> false);
        return deduction
                .prove(new Goal(assumptions, conclusion))
                .derivation()
                .map(d -> d.theorem(HOL, new TreeSet<>()));
    }

    @Test
    void equalArgumentsGiveEqualValues() {
        Thm theorem = prove(List.of(Hol.mkEq(X, Y), Hol.mkEq(Y, Z)), Hol.mkEq(f(f(X)), f(f(Z))))
                .orElseThrow();
        assertEquals(Hol.mkEq(f(f(X)), f(f(Z))), theorem.conclusion());
        assertEquals(Set.of(Hol.mkEq(X, Y), Hol.mkEq(Y, Z)), theorem.hypotheses());
    }

    @Test
    void matchingLooksWhetherItIsToStop() {
        var h = new Free("h", Type.fun(A, Type.fun(A, A)));
        var assumptions = new ArrayList<Term>();
        assumptions.add(Hol.mkEq(Term.app(h, Z, Z), Z));
        for (int i = 0; i < 64; i++) {
            assumptions.add(Hol.mkEq(Term.app(h, new Free("x" + i / 8, A), new Free("x" + i % 8, A)), Z));
        }
        var a = new Free("a", A);
        var b = new Free("b", A);
        Term left = Term.app(h, Term.app(h, a, b), Term.app(h, X, Y));
        // No term is f of anything, so there is nothing to be found.
        Term right = Term.app(h, Term.app(h, b, a), f(X));
        assumptions.add(Hol.mkAll(List.of(a, b, X, Y), Hol.mkEq(Term.app(h, left, right), Z)));
        var looks = new AtomicInteger();
        var deduction = new Deduction(
                HOL,
                new Symbols(HOL.signature()),
                List.of(),
                new Deduction.Bounds(5, 500, 4),
                () -> looks.incrementAndGet() > 300);
        assertTrue(deduction.prove(new Goal(assumptions, Q)).derivation().isEmpty());
        assertTrue(looks.get() > 300 && looks.get() < 350, looks + " looks");
    }

    @Test // f³ x = x and f⁵ x = x give f x = x
    void equationsAreUsedInBothDirections() {
        Term three = f(f(f(X)));
        Term five = f(f(three));
        assertTrue(prove(List.of(Hol.mkEq(three, X), Hol.mkEq(five, X)), Hol.mkEq(f(X), X))
                .isPresent());
    }

    @Test
    void hypothesesForAllValuesAreInstantiated() {
        Term all = Hol.mkAll(Y, Hol.mkEq(f(f(Y)), f(Y)));
        Thm theorem = prove(List.of(all), Hol.mkEq(f(f(f(X))), f(X))).orElseThrow();
        assertEquals(Set.of(all), theorem.hypotheses());
    }

    @Test
    void truthValuesAreDistinguished() {
        Thm theorem =
                prove(List.of(), Hol.mkEq(Hol.mkAnd(P, Q), Hol.mkAnd(Q, P))).orElseThrow();
        assertEquals(Set.of(), theorem.hypotheses());
        assertEquals(Set.of(), theorem.trust());
    }

    @Test
    void whatContradictsItselfImpliesAnything() {
        assertTrue(prove(List.of(P, Hol.mkNot(P)), Hol.mkEq(X, Y)).isPresent());
    }

    @Test
    void whatDoesNotFollowIsNotProved() {
        assertTrue(prove(List.of(Hol.mkEq(f(X), f(Y))), Hol.mkEq(X, Y)).isEmpty());
        assertTrue(prove(List.of(Hol.mkOr(P, Q)), P).isEmpty());
    }
}
