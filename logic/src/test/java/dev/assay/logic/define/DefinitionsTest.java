package dev.assay.logic.define;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.define.Naturals.A;
import static dev.assay.logic.define.Naturals.ADD;
import static dev.assay.logic.define.Naturals.M;
import static dev.assay.logic.define.Naturals.N;
import static dev.assay.logic.define.Naturals.NAT;
import static dev.assay.logic.define.Naturals.THEORY;
import static dev.assay.logic.define.Naturals.ZERO;
import static dev.assay.logic.define.Naturals.assertFact;
import static dev.assay.logic.define.Naturals.assertProved;
import static dev.assay.logic.define.Naturals.refusal;
import static dev.assay.logic.define.Naturals.suc;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Trust;
import dev.assay.logic.theory.Specification;
import dev.assay.logic.theory.Theory;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DefinitionsTest {
    private static final Type NAT2 = Type.fun(List.of(NAT, NAT), NAT);
    private static final Free TWICE = new Free("twice", Type.fun(NAT, NAT));

    @Test
    void theFactIsTheEquationThatTheUserWrote() {
        Term equation = Hol.mkEq(app(TWICE, N), app(ADD, N, N));
        Theory theory = Definitions.define(THEORY, "Test.twice", equation);
        Const twice = new Const("Test.twice", TWICE.type());
        assertFact(theory, "Test.twice_def", Hol.mkEq(app(twice, N), app(ADD, N, N)));
        assertProved(THEORY, theory);
        Specification.Defined defined =
                (Specification.Defined) theory.specifications("Test.twice").getFirst();
        assertEquals(
                Hol.mkEq(twice, Term.lambda(N, app(ADD, N, N))),
                defined.equation().conclusion());
    }

    @Test
    void aConstantMayBeDefinedWithoutArguments() {
        Theory theory = Definitions.define(THEORY, "one", Hol.mkEq(new Const("one", NAT), suc(ZERO)));
        assertFact(theory, "one_def", Hol.mkEq(new Const("one", NAT), suc(ZERO)));
    }

    @Test
    void unsoundDefinitionsAreRefused() {
        assertEquals(
                "definition twice: variable m occurs only on the right-hand side",
                refusal(() -> Definitions.define(THEORY, "twice", Hol.mkEq(app(TWICE, N), app(ADD, N, M)))));
        assertEquals(
                "definition twice: it occurs on the right-hand side of its own definition",
                refusal(() -> Definitions.define(THEORY, "twice", Hol.mkEq(app(TWICE, N), suc(app(TWICE, N))))));
        Free f = new Free("f", NAT2);
        assertEquals(
                "definition f: variable n occurs twice on the left-hand side",
                refusal(() -> Definitions.define(THEORY, "f", Hol.mkEq(app(f, N, N), N))));
        assertEquals(
                "definition f: the arguments on the left-hand side must be variables, and Zero is none",
                refusal(() -> Definitions.define(THEORY, "f", Hol.mkEq(app(f, ZERO, N), N))));
        Free p = new Free("p", Type.bool());
        Free x = new Free("x", A);
        assertEquals(
                "define p: type variables ['a] occur only on the right-hand side",
                refusal(() -> Definitions.define(THEORY, "p", Hol.mkEq(p, Hol.mkAll(x, Hol.mkEq(x, x))))));
        assertEquals(
                "define add: constant add exists already",
                refusal(() -> Definitions.define(THEORY, "add", Hol.mkEq(app(new Free("add", NAT2), M, N), M))));
    }

    @Test
    void aDeclaredConstantIsDefinedTypeByType() {
        Theory theory = Definitions.declare(THEORY, "size", Type.fun(A, NAT));
        Const size = new Const("size", Type.fun(NAT, NAT));
        theory = Definitions.overload(theory, "size_nat_def", Hol.mkEq(app(size, N), N));
        assertFact(theory, "size_nat_def", Hol.mkEq(app(size, N), N));
        Theory defined = theory;
        assertEquals(
                "overload size: size is defined already at [nat]",
                refusal(() -> Definitions.overload(defined, "again", Hol.mkEq(app(size, N), ZERO))));
    }

    @Test
    void axiomsAreOraclesForEver() {
        Const c = new Const("c", NAT);
        Theory theory = Definitions.axiomatize(
                THEORY,
                List.of(c),
                List.of(new Definitions.Axiom("c_positive", Hol.mkNot(Hol.mkEq(new Free("c", NAT), ZERO)))));
        assertFact(theory, "c_positive", Hol.mkNot(Hol.mkEq(c, ZERO)));
        assertEquals(
                Set.of(new Trust.Axiom("c_positive")),
                theory.theorem("c_positive").trust());
    }

    @Test
    void aTypeMayBeDeclaredOnly() {
        Theory theory = Definitions.declareType(THEORY, "event", 1);
        assertEquals(1, theory.signature().arity("event").orElseThrow());
        assertEquals(
                "declareType: type event exists already", refusal(() -> Definitions.declareType(theory, "event", 0)));
    }
}
