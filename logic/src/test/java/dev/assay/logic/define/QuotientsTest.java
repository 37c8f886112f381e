package dev.assay.logic.define;

import static dev.assay.logic.Term.app;
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
import static org.junit.jupiter.api.Assertions.assertFalse;
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
import dev.assay.logic.theory.TypeSpecification;
import java.util.List;
import org.junit.jupiter.api.Test;

class QuotientsTest {
    private static final Type.Con PARITY = Type.con("parity");
    private static final Const ODD = new Const("odd", Type.fun(NAT, Type.bool()));
    private static final Const ABS = new Const("abs_parity", Type.fun(NAT, PARITY));
    private static final Const REP = new Const("rep_parity", Type.fun(PARITY, NAT));
    private static final Free X = new Free("x", NAT);
    private static final Free Y = new Free("y", NAT);
    private static final Free Z = new Free("z", NAT);
    private static final Free A = new Free("a", PARITY);

    /** λx y. odd x = odd y. */
    private static final Term SAME_PARITY = Term.lambda(List.of(X, Y), same(X, Y));

    static final Theory ODDS = odds();

    private static Theory odds() {
        Free odd = new Free("odd", ODD.type());
        return Naturals.recursive(
                THEORY, odd, Hol.mkEq(app(odd, ZERO), Hol.FALSE), Hol.mkEq(app(odd, suc(N)), Hol.mkNot(app(odd, N))));
    }

    private static Term same(Term left, Term right) {
        return Hol.mkEq(app(ODD, left), app(ODD, right));
    }

    private static Thm given(Term p) {
        return Thm.assume(ODDS.signature(), p);
    }

    static Equivalence total() {
        Thm refl = Thm.refl(ODDS.signature(), app(ODD, M));
        Thm sym = Thm.disch(same(M, N), Rules.sym(given(same(M, N))));
        Thm trans = Thm.trans(given(same(X, Y)), given(same(Y, Z)));
        return new Equivalence.Total(
                refl, sym, Rules.gens(List.of(X, Y, Z), Thm.disch(same(X, Y), Thm.disch(same(Y, Z), trans))));
    }

    static Quotients.Spec parity() {
        return new Quotients.Spec("parity", List.of(), SAME_PARITY, Quotients.Names.of("parity"));
    }

    static Theory parities() {
        return Quotients.define(ODDS, parity(), total());
    }

    @Test
    void numbersOfTheSameParityBecomeEqual() {
        Theory theory = parities();
        Term xx = same(X, X);
        Term yy = same(Y, Y);
        Term equal = Hol.mkEq(app(ABS, X), app(ABS, Y));
        Free p = new Free("P", Type.fun(PARITY, Type.bool()));
        assertFact(theory, "parity.abs_rep", Hol.mkEq(app(ABS, app(REP, A)), A));
        assertFact(theory, "parity.rep_reflp", same(app(REP, A), app(REP, A)));
        assertFact(theory, "parity.Quotient_rel", Hol.mkEq(same(X, Y), Hol.conjunction(List.of(xx, yy, equal))));
        assertFact(theory, "parity.rep_abs", Hol.mkImplies(xx, same(app(REP, app(ABS, X)), X)));
        assertFact(theory, "parity.abs_eq_iff", Hol.mkEq(equal, same(X, Y)));
        assertFact(theory, "parity.abs_induct", Hol.mkImplies(Hol.mkAll(Y, app(p, app(ABS, Y))), app(p, A)));
        assertEquals(3, theory.fact("Quotient_parity").orElseThrow().theorems().size());
        assertProved(ODDS, theory);
        var quotient =
                (TypeSpecification.Quotient) theory.typeSpecification("parity").orElseThrow();
        assertFalse(quotient.isPartial());
    }

    @Test
    void anEquivalenceMayBeGivenByItsClasses() {
        Const r = new Const("R", Type.fun(List.of(NAT, NAT), Type.bool()));
        Theory theory = Definitions.declare(THEORY, "R", r.type());
        var spec = new Quotients.Spec("q", List.of(), r, Quotients.Names.of("q"));
        Thm equivp = Thm.oracle(
                theory.signature(),
                new Trust.Stated("equivp"),
                spec.obligations().equivp());
        Theory total = Quotients.define(theory, spec, new Equivalence.Equivp(equivp));
        Const abs = new Const("abs_q", Type.fun(NAT, Type.con("q")));
        assertFact(total, "q.abs_eq_iff", Hol.mkEq(Hol.mkEq(app(abs, X), app(abs, Y)), app(r, X, Y)));
        Thm partEquivp = Thm.oracle(
                theory.signature(),
                new Trust.Stated("part_equivp"),
                spec.obligations().partEquivp());
        Theory partial = Quotients.define(theory, spec, new Equivalence.PartEquivp(partEquivp));
        assertTrue(partial.fact("q.abs_eq_iff").isEmpty());
        assertEquals(
                java.util.Set.of(new Trust.Stated("part_equivp")),
                partial.theorem("q.Quotient_rel").trust());
    }

    @Test
    void theLawsMayGoByDefinedNames() {
        Type relations = Type.fun(List.of(Naturals.A, Naturals.A), Type.bool());
        Free r = new Free("R", relations);
        var laws = new Equivalence.Statements(r);
        Theory theory = ODDS;
        for (var law : java.util.Map.of("reflp", laws.refl(), "symp", laws.sym(), "transp", laws.trans())
                .entrySet()) {
            Const name = new Const(law.getKey(), Type.fun(relations, Type.bool()));
            theory = Definitions.define(theory, name.name(), Hol.mkEq(app(name, r), law.getValue()));
        }
        Const equivp = new Const("equivp", Type.fun(relations, Type.bool()));
        List<Term> parts = List.of("reflp", "symp", "transp").stream()
                .<Term>map(name -> app(new Const(name, equivp.type()), r))
                .toList();
        theory = Definitions.define(theory, "equivp", Hol.mkEq(app(equivp, r), Hol.conjunction(parts)));
        Const atNat = new Const("equivp", Type.fun(SAME_PARITY.type(), Type.bool()));
        Thm proof = Thm.oracle(theory.signature(), new Trust.Stated("equivp"), app(atNat, SAME_PARITY));
        Theory quotient = Quotients.define(theory, parity(), new Equivalence.Equivp(proof));
        assertFact(
                quotient,
                "parity.abs_eq_iff",
                parities().theorem("parity.abs_eq_iff").conclusion());
    }

    @Test
    void aQuotientMayHaveParameters() {
        Type.Var a = Naturals.A;
        Type.Con bag = Type.con("bag", a);
        Const f = new Const("f", Type.fun(Naturals.list(a), NAT));
        Free xs = new Free("xs", Naturals.list(a));
        Free ys = new Free("ys", Naturals.list(a));
        Free zs = new Free("zs", Naturals.list(a));
        Theory theory = Definitions.declare(THEORY, "f", f.type());
        Term relation = Term.lambda(List.of(xs, ys), Hol.mkEq(app(f, xs), app(f, ys)));
        var spec = new Quotients.Spec("bag", List.of(a), relation, Quotients.Names.of("bag"));
        Term xy = Hol.mkEq(app(f, xs), app(f, ys));
        Term yz = Hol.mkEq(app(f, ys), app(f, zs));
        Thm left = Thm.assume(theory.signature(), xy);
        Thm right = Thm.assume(theory.signature(), yz);
        var proof = new Equivalence.Total(
                Thm.refl(theory.signature(), app(f, xs)),
                Thm.disch(xy, Rules.sym(left)),
                Thm.disch(xy, Thm.disch(yz, Thm.trans(left, right))));
        Theory bags = Quotients.define(theory, spec, proof);
        assertProved(theory, bags);
        // Lifted at an instance of the parameter.
        Type.Con nats = Type.con("bag", NAT);
        Const g = new Const("f", Type.fun(Naturals.list(NAT), NAT));
        Thm same = Thm.disch(xy, left);
        Theory lifted = Quotients.lift(bags, "size", Type.fun(nats, NAT), g, same);
        Const abs = new Const("abs_bag", Type.fun(Naturals.list(NAT), nats));
        Free x1 = new Free("x1", Naturals.list(NAT));
        assertFact(
                lifted, "size.abs_eq", Hol.mkEq(app(new Const("size", Type.fun(nats, NAT)), app(abs, x1)), app(g, x1)));
        assertProved(bags, lifted);
        assertEquals(bag, bags.typeSpecification("bag").orElseThrow().type());
    }

    @Test
    void aPartialQuotientForgetsWhatIsNotRelatedToItself() {
        // λx y. odd x ∧ x = y: the odd numbers.
        Term relation = Term.lambda(List.of(X, Y), Hol.mkAnd(app(ODD, X), Hol.mkEq(X, Y)));
        var spec = new Quotients.Spec("odds", List.of(), relation, Quotients.Names.of("odds"));
        Theory theory = Quotients.define(ODDS, spec, partial(relation));
        Type.Con odds = Type.con("odds");
        Const abs = new Const("abs_odds", Type.fun(NAT, odds));
        Free p = new Free("P", Type.fun(odds, Type.bool()));
        Term related = Hol.mkAnd(app(ODD, Y), Hol.mkEq(Y, Y));
        assertFact(
                theory,
                "odds.abs_induct",
                Hol.mkImplies(Hol.mkAll(Y, Hol.mkImplies(related, app(p, app(abs, Y)))), app(p, new Free("a", odds))));
        assertProved(ODDS, theory);
        assertTrue(
                ((TypeSpecification.Quotient) theory.typeSpecification("odds").orElseThrow()).isPartial());
        assertTrue(theory.fact("odds.abs_eq_iff").isEmpty());
    }

    private static Equivalence partial(Term relation) {
        Thm one = new Witnesses(ODDS, new Equivalence.Statements(relation).inhabited(), List.of())
                .inhabited(new Equivalence.Statements(relation).inhabited(), List.of())
                .orElseThrow();
        Term xy = app(relation, X, Y).betaNormal();
        Term yz = app(relation, Y, Z).betaNormal();
        Thm equal = Rules.conjunct2(given(xy));
        Thm oddY = Thm.eqMp(Rules.apTerm(ODD, equal), Rules.conjunct1(given(xy)));
        Thm sym = Thm.disch(xy, Rules.conj(oddY, Rules.sym(equal)));
        Thm trans = Rules.conj(Rules.conjunct1(given(xy)), Thm.trans(equal, Rules.conjunct2(given(yz))));
        return new Equivalence.Partial(one, sym, Thm.disch(xy, Thm.disch(yz, trans)));
    }

    @Test
    void aRelationThatIsNoEquivalenceIsRefused() {
        Thm refl = Thm.refl(ODDS.signature(), app(ODD, M));
        String message = refusal(() -> Quotients.define(ODDS, parity(), new Equivalence.Total(refl, refl, refl)));
        assertTrue(message.startsWith("quotient_type parity: the theorem ⊢ "), message);
        var notRelation = new Quotients.Spec("q", List.of(), ODD, Quotients.Names.of("q"));
        assertEquals(
                "quotient_type q: odd :: nat => bool is not a relation on one type",
                refusal(() -> Quotients.define(ODDS, notRelation, total())));
    }
}
