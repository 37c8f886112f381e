package dev.assay.logic.define;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.define.Naturals.ADD;
import static dev.assay.logic.define.Naturals.M;
import static dev.assay.logic.define.Naturals.N;
import static dev.assay.logic.define.Naturals.NAT;
import static dev.assay.logic.define.Naturals.SUC;
import static dev.assay.logic.define.Naturals.THEORY;
import static dev.assay.logic.define.Naturals.ZERO;
import static dev.assay.logic.define.Naturals.assertFact;
import static dev.assay.logic.define.Naturals.assertProved;
import static dev.assay.logic.define.Naturals.list;
import static dev.assay.logic.define.Naturals.refusal;
import static dev.assay.logic.define.Naturals.suc;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.Trust;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LiftingTest {
    private static final Type.Con PARITY = Type.con("parity");
    private static final Const ODD = new Const("odd", Type.fun(NAT, Type.bool()));
    private static final Const ABS = new Const("abs_parity", Type.fun(NAT, PARITY));
    private static final Theory PARITIES = QuotientsTest.parities();
    private static final Free X1 = new Free("x1", NAT);
    private static final Free X2 = new Free("x2", NAT);

    private static Term same(Term left, Term right) {
        return Hol.mkEq(app(ODD, left), app(ODD, right));
    }

    /** odd m = odd n ⟶ odd (Suc m) = odd (Suc n). */
    private static Thm sucRespects() {
        Thm odd = PARITIES.fact("odd.simps").orElseThrow().theorems().get(1).transfer(PARITIES.signature());
        Thm oddM = Thm.instantiate(java.util.Map.of(N, M), odd);
        Thm not = Rules.apTerm(Hol.NOT, Thm.assume(PARITIES.signature(), same(M, N)));
        return Thm.disch(same(M, N), Thm.trans(Thm.trans(oddM, not), Rules.sym(odd)));
    }

    @Test
    void aUnaryFunctionIsLiftedToTheQuotient() {
        Type type = Type.fun(PARITY, PARITY);
        Theory theory = Quotients.lift(PARITIES, "next", type, SUC, sucRespects());
        Const next = new Const("next", type);
        assertFact(theory, "next.abs_eq", Hol.mkEq(app(next, app(ABS, X1)), app(ABS, suc(X1))));
        assertProved(PARITIES, theory);
    }

    @Test
    void aResultOutsideTheQuotientIsLiftedToo() {
        Type type = Type.fun(PARITY, Type.bool());
        Term obligation = Lifting.obligation(PARITIES, "isOdd", type, ODD).orElseThrow();
        Free y1 = new Free("y1", NAT);
        assertEquals(Hol.mkAll(List.of(X1, y1), Hol.mkImplies(same(X1, y1), same(X1, y1))), obligation);
        Thm respects = Thm.disch(same(M, N), Thm.assume(PARITIES.signature(), same(M, N)));
        Theory theory = Quotients.lift(PARITIES, "isOdd", type, ODD, respects);
        assertFact(theory, "isOdd.abs_eq", Hol.mkEq(app(new Const("isOdd", type), app(ABS, X1)), app(ODD, X1)));
    }

    @Test
    void aBinaryFunctionIsLiftedInBothArguments() {
        Type type = Type.fun(List.of(PARITY, PARITY), PARITY);
        Term obligation = Lifting.obligation(PARITIES, "sum", type, ADD).orElseThrow();
        Thm respects = Thm.oracle(PARITIES.signature(), new Trust.Stated("arithmetic"), obligation);
        Theory theory = Quotients.lift(PARITIES, "sum", type, ADD, respects);
        assertFact(
                theory,
                "sum.abs_eq",
                Hol.mkEq(app(new Const("sum", type), app(ABS, X1), app(ABS, X2)), app(ABS, app(ADD, X1, X2))));
        assertEquals(
                java.util.Set.of(new Trust.Stated("arithmetic")),
                theory.theorem("sum.abs_eq").trust());
    }

    @Test
    void aConstantNeedsNoProof() {
        Theory theory = Lifting.lift(PARITIES, "even", PARITY, ZERO, Optional.empty());
        assertFact(theory, "even.abs_eq", Hol.mkEq(new Const("even", PARITY), app(ABS, ZERO)));
    }

    @Test
    void inAPartialQuotientTheFactAssumesThatTheArgumentCounts() {
        Const r = new Const("R", Type.fun(List.of(NAT, NAT), Type.bool()));
        Theory theory = Definitions.declare(THEORY, "R", r.type());
        var spec = new Quotients.Spec("q", List.of(), r, Quotients.Names.of("q"));
        Thm proof = Thm.oracle(
                theory.signature(),
                new Trust.Stated("part_equivp"),
                spec.obligations().partEquivp());
        theory = Quotients.define(theory, spec, new Equivalence.PartEquivp(proof));
        Type.Con q = Type.con("q");
        Type type = Type.fun(q, q);
        Term obligation = Lifting.obligation(theory, "f", type, SUC).orElseThrow();
        theory = Quotients.lift(
                theory, "f", type, SUC, Thm.oracle(theory.signature(), new Trust.Stated("respects"), obligation));
        Const abs = new Const("abs_q", Type.fun(NAT, q));
        Term equation = Hol.mkEq(app(new Const("f", type), app(abs, X1)), app(abs, suc(X1)));
        assertFact(theory, "f.abs_eq", Hol.mkImplies(app(r, X1, X1), equation));
    }

    @Test
    void aFunctionThatKeepsTheInvariantIsLiftedToTheSubtype() {
        Term positive = Term.lambda(N, Hol.mkNot(Hol.mkEq(N, ZERO)));
        Theory theory = Typedefs.define(
                THEORY, new Typedefs.Spec("pos", List.of(), positive, "Rep_pos", "Abs_pos"), List.of(), List.of());
        Type.Con pos = Type.con("pos");
        Type type = Type.fun(List.of(pos, NAT), pos);
        Term g = Term.lambda(List.of(M, N), suc(app(ADD, M, N)));
        Term obligation = Lifting.obligation(theory, "f", type, g).orElseThrow();
        Term isPositive = Hol.mkNot(Hol.mkEq(X1, ZERO));
        Term keeps = Hol.mkNot(Hol.mkEq(suc(app(ADD, X1, X2)), ZERO));
        assertEquals(Hol.mkAll(List.of(X1, X2), Hol.mkImplies(isPositive, keeps)), obligation);
        Thm distinct = ((dev.assay.logic.theory.TypeSpecification.Free)
                        theory.typeSpecification("nat").orElseThrow())
                .facts()
                .distinct()
                .get(1)
                .transfer(theory.signature());
        Thm kept = Rules.instance(distinct, java.util.Map.of(), java.util.Map.of("x1", app(ADD, X1, X2)));
        Theory lifted = Quotients.lift(theory, "f", type, g, Thm.disch(isPositive, kept));
        Const rep = new Const("Rep_pos", Type.fun(pos, NAT));
        Free a1 = new Free("a1", pos);
        Free a2 = new Free("a2", NAT);
        assertFact(
                lifted,
                "f.rep_eq",
                Hol.mkEq(app(rep, app(new Const("f", type), a1, a2)), suc(app(ADD, app(rep, a1), a2))));
        assertProved(theory, lifted);
        Theory observed = Lifting.lift(theory, "pred", Type.fun(pos, NAT), SUC, Optional.empty());
        assertFact(
                observed, "pred.rep_eq", Hol.mkEq(app(new Const("pred", Type.fun(pos, NAT)), a1), suc(app(rep, a1))));
    }

    @Test
    void alongOtherTypesAConstantIsDefinedWithMapFunctions() {
        Type raw = Type.fun(list(NAT), Type.fun(Type.fun(NAT, NAT), list(NAT)));
        Type type = Type.fun(list(PARITY), Type.fun(Type.fun(PARITY, PARITY), list(PARITY)));
        Theory theory = Definitions.declare(PARITIES, "g", raw);
        Theory lifted = Lifting.define(theory, "f", type, new Const("g", raw));
        assertTrue(lifted.theorem("f_def").conclusion().toString().contains("map_list rep_parity"));
        assertEquals(
                "lift_definition f: only whole arguments and results can be lifted, and parity list is not"
                        + " nat list or made of it by quotient_type or typedef",
                refusal(() -> Lifting.lift(theory, "f", type, new Const("g", raw), Optional.empty())));
        assertEquals(
                "quotient_definition f: no way from type nat to type unit",
                refusal(() -> Lifting.define(theory, "f", Type.con("unit"), ZERO)));
    }

    @Test
    void withoutAProofALiftIsRefused() {
        Type type = Type.fun(PARITY, PARITY);
        String message = refusal(() -> Lifting.lift(PARITIES, "next", type, SUC, Optional.empty()));
        assertTrue(message.startsWith("lift_definition next: needs a proof of ALL"), message);
        Thm other = Thm.refl(PARITIES.signature(), ZERO);
        assertTrue(refusal(() -> Quotients.lift(PARITIES, "next", type, SUC, other))
                .startsWith("lift_definition next: the theorem ⊢ Zero = Zero does not show"));
    }
}
