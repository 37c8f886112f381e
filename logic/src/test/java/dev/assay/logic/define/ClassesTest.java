package dev.assay.logic.define;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.define.Naturals.A;
import static dev.assay.logic.define.Naturals.ADD;
import static dev.assay.logic.define.Naturals.M;
import static dev.assay.logic.define.Naturals.N;
import static dev.assay.logic.define.Naturals.NAT;
import static dev.assay.logic.define.Naturals.THEORY;
import static dev.assay.logic.define.Naturals.UNIT;
import static dev.assay.logic.define.Naturals.UNITY;
import static dev.assay.logic.define.Naturals.ZERO;
import static dev.assay.logic.define.Naturals.assertFact;
import static dev.assay.logic.define.Naturals.list;
import static dev.assay.logic.define.Naturals.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.Trust;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.ClassSpecification;
import dev.assay.logic.theory.Theory;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ClassesTest {
    private static final Const TIMES = times(A);
    private static final Const ONE = new Const("one", A);
    private static final Free X = new Free("x", A);
    private static final Free Y = new Free("y", A);
    private static final Free Z = new Free("z", A);

    private static final Theory SEMIGROUP = Classes.define(
            THEORY,
            new Classes.Spec("semigroup", Sort.TOP, List.of(TIMES), List.of(new Definitions.Axiom("assoc", assoc(A)))));

    /** The parameter is a variable in the axioms, as a reader finds it before the class exists. */
    private static final Theory MONOID = Classes.define(
            SEMIGROUP,
            new Classes.Spec(
                    "monoid",
                    Sort.of("semigroup"),
                    List.of(ONE),
                    List.of(
                            new Definitions.Axiom("left_one", Hol.mkEq(app(TIMES, new Free("one", A), X), X)),
                            new Definitions.Axiom("right_one", Hol.mkEq(app(TIMES, X, new Free("one", A)), X)))));

    private static Const times(Type type) {
        return new Const("times", Type.fun(List.of(type, type), type));
    }

    private static Term assoc(Type type) {
        Free x = new Free("x", type);
        Free y = new Free("y", type);
        Free z = new Free("z", type);
        Const times = times(type);
        return Hol.mkEq(app(times, app(times, x, y), z), app(times, x, app(times, y, z)));
    }

    @Test
    void theAxiomsHoldInTheClass() {
        Type.Var a = Signature.Class.self("semigroup");
        assertFact(SEMIGROUP, "semigroup_class.assoc", assoc(a));
        assertFact(SEMIGROUP, "assoc", assoc(a));
        assertEquals(Set.of(), SEMIGROUP.theorem("assoc").trust());
        ClassSpecification monoid = MONOID.classSpecification("monoid").orElseThrow();
        assertEquals(List.of(ONE), monoid.parameters());
        assertEquals(
                List.of("left_one", "right_one"),
                monoid.axioms().stream().map(ClassSpecification.Axiom::name).toList());
        assertEquals(List.of("semigroup", "monoid"), Classes.ancestors(MONOID.signature(), "monoid"));
        assertEquals(List.of(TIMES, ONE), Classes.parameters(MONOID, "monoid"));
    }

    @Test
    void theClassIsAlsoAPredicateOnItsParameters() {
        Free times = new Free("times", TIMES.type());
        Free one = new Free("one", A);
        Const semigroup = new Const("class.semigroup", Type.fun(TIMES.type(), Type.bool()));
        Const monoid = new Const("class.monoid", Type.fun(List.of(TIMES.type(), A), Type.bool()));
        Term left = Hol.mkAll(X, Hol.mkEq(app(times, one, X), X));
        Term right = Hol.mkAll(X, Hol.mkEq(app(times, X, one), X));
        assertFact(
                MONOID,
                "class.monoid_def",
                Hol.mkEq(app(monoid, times, one), Hol.conjunction(List.of(app(semigroup, times), left, right))));
        Type.Var a = Signature.Class.self("monoid");
        Const atClass = new Const("class.monoid", Type.fun(List.of(times(a).type(), a), Type.bool()));
        assertFact(MONOID, "monoid_class.axioms", app(atClass, times(a), new Const("one", a)));
    }

    /** Any two values of the unit type are equal. */
    private static Thm inUnit(Theory theory, Term equation) {
        Free u = new Free("u", UNIT);
        Free p = new Free("P", Type.fun(UNIT, Type.bool()));
        Thm induct = THEORY.theorem("unit.induct").transfer(theory.signature());
        Thm instance = Rules.beta(Thm.instantiate(Map.of(p, Term.lambda(u, Hol.mkEq(u, UNITY))), induct));
        Thm all = Thm.mp(instance, Thm.refl(theory.signature(), UNITY));
        Term[] sides = Rules.sides(equation);
        return Thm.trans(Thm.spec(sides[0], all), Rules.sym(Thm.spec(sides[1], all)));
    }

    private static Theory withUnitOperations(Theory theory) {
        Const times = new Const("times_unit", times(UNIT).type());
        Free u = new Free("u", UNIT);
        Free v = new Free("v", UNIT);
        Theory defined = Definitions.define(theory, "times_unit", Hol.mkEq(app(times, u, v), UNITY));
        return Definitions.define(defined, "one_unit", Hol.mkEq(new Const("one_unit", UNIT), UNITY));
    }

    private static final Map<String, Const> UNIT_MEANINGS =
            Map.of("times", new Const("times_unit", times(UNIT).type()), "one", new Const("one_unit", UNIT));

    private static final Proofs UNIT_PROOFS =
            new Proofs(List.of(), (theory, goal) -> Optional.of(inUnit(theory, goal)), Optional.empty());

    @Test
    void anInstanceOfAClassBringsItsSuperclasses() {
        Theory theory = withUnitOperations(MONOID);
        assertEquals(List.of("semigroup", "monoid"), Instances.missing(theory.signature(), UNIT, List.of("monoid")));
        Theory done = Instances.complete(theory, UNIT, List.of("monoid"), UNIT_MEANINGS, UNIT_PROOFS);
        assertTrue(done.signature().hasSort(UNIT, Sort.of("monoid", "semigroup")));
        Thm atUnit = Thm.instantiateTypes(
                Map.of(Signature.Class.self("semigroup"), UNIT),
                done.theorem("assoc").transfer(done.signature()));
        assertEquals(assoc(UNIT), atUnit.conclusion());
        assertEquals(Set.of(), atUnit.trust());
        assertEquals(Set.of(), atUnit.emptySorts());
    }

    @Test
    void proofsMayBeGivenInAnyOrderAndQuantified() {
        Theory theory = withUnitOperations(MONOID);
        for (Const p : Instances.parameters(theory, UNIT, List.of("monoid"))) {
            theory = Instances.overload(theory, p, UNIT_MEANINGS.get(p.name()));
        }
        Free u = new Free("u", UNIT);
        Const one = new Const("one", UNIT);
        Thm right = Thm.gen(u, inUnit(theory, Hol.mkEq(app(times(UNIT), u, one), u)));
        Thm left = inUnit(theory, Hol.mkEq(app(times(UNIT), one, u), u));
        Thm assoc = inUnit(theory, assoc(UNIT));
        Theory done = Instances.complete(theory, UNIT, List.of("monoid"), Map.of(), Proofs.of(right, left, assoc));
        assertTrue(done.signature().hasSort(UNIT, Sort.of("monoid")));
    }

    @Test
    void factsAboutTheMeaningAreRestatedForTheParameter() {
        Free times = new Free("times_nat", ADD.type());
        Theory theory = Naturals.recursive(
                SEMIGROUP,
                times,
                Hol.mkEq(app(times, ZERO, N), N),
                Hol.mkEq(app(times, Naturals.suc(M), N), Naturals.suc(app(times, M, N))));
        Theory overloaded = Instances.overload(theory, times(NAT), new Const("times_nat", ADD.type()));
        List<Thm> simps = overloaded.fact("times_nat.simps").orElseThrow().theorems();
        assertEquals(Hol.mkEq(app(times(NAT), ZERO, N), N), simps.get(0).conclusion());
        assertEquals(Set.of(), simps.get(1).trust());
        assertEquals(
                Hol.mkEq(app(times(NAT), Naturals.suc(M), N), Naturals.suc(app(times(NAT), M, N))),
                simps.get(1).conclusion());
    }

    @Test
    void aParameterMayBeDefinedByAnEquation() {
        Free u = new Free("u", UNIT);
        Free v = new Free("v", UNIT);
        Theory theory = Instances.define(SEMIGROUP, "times_unit", Hol.mkEq(app(times(UNIT), u, v), UNITY));
        assertFact(theory, "times_unit_def", Hol.mkEq(app(times(UNIT), u, v), UNITY));
        assertEquals(List.of(), Instances.parameters(theory, UNIT, List.of("semigroup")));
        Term circular = Hol.mkEq(app(times(UNIT), u, v), app(times(UNIT), v, u));
        assertEquals(
                "overload times: the definition of times is circular",
                refusal(() -> Instances.define(SEMIGROUP, "times_unit", circular)));
    }

    @Test
    void withoutProofTheInstanceIsRefusedOrAdmittedByName() {
        Theory theory = withUnitOperations(MONOID);
        String refused = refusal(() -> Instances.complete(theory, UNIT, List.of("monoid"), UNIT_MEANINGS, Proofs.of()));
        assertTrue(refused.startsWith("instance unit :: semigroup: no proof of times (times"), refused);
        Theory admitted = Instances.complete(
                theory, UNIT, List.of("monoid"), UNIT_MEANINGS, Proofs.admitted(Trust.Obligation::new));
        Thm atUnit = Thm.instantiateTypes(
                Map.of(Signature.Class.self("semigroup"), UNIT),
                admitted.theorem("assoc").transfer(admitted.signature()));
        assertEquals(Set.of(new Trust.Obligation("instance unit :: semigroup")), atUnit.trust());
    }

    @Test
    void impossibleInstancesAreRefused() {
        Theory theory = withUnitOperations(MONOID);
        assertEquals(
                "instance unit :: monoid: type constructor unit takes 0 arguments, not 1",
                refusal(() -> Instances.complete(
                        theory, Type.con("unit", A), List.of("monoid"), UNIT_MEANINGS, UNIT_PROOFS)));
        assertEquals(
                "instance unit :: group: unknown class group",
                refusal(() -> Instances.complete(theory, UNIT, List.of("group"), Map.of(), UNIT_PROOFS)));
        assertEquals(
                "overload times: the instance has type unit => unit => unit but the definition nat",
                refusal(() -> Instances.complete(theory, UNIT, List.of("monoid"), Map.of("times", ZERO), UNIT_PROOFS)));
        assertEquals(
                "instance unit :: monoid: plus is no parameter that needs a meaning at unit",
                refusal(() -> Instances.complete(theory, UNIT, List.of("monoid"), Map.of("plus", ZERO), UNIT_PROOFS)));
        Theory done = Instances.complete(theory, UNIT, List.of("monoid"), UNIT_MEANINGS, UNIT_PROOFS);
        assertEquals(
                "instance unit :: monoid: the instance exists already",
                refusal(() -> Instances.complete(done, UNIT, List.of("monoid"), Map.of(), UNIT_PROOFS)));
    }

    @Test
    void argumentsOfTheTypeMayNeedSorts() {
        Type.Var a = Type.var("'a", Sort.of("semigroup"));
        Type.Con lists = list(a);
        Theory theory = Instances.complete(
                MONOID, lists, List.of("semigroup"), Map.of(), Proofs.admitted(Trust.Obligation::new));
        assertTrue(theory.signature().hasSort(lists, Sort.of("semigroup")));
        assertFalse(theory.signature().hasSort(list(NAT), Sort.of("semigroup")));
    }

    @Test
    void aSubclassIsProvedFromTheAxioms() {
        Const le = new Const("le", Type.fun(List.of(A, A), Type.bool()));
        Term refl = app(le, X, X);
        Term trans = Hol.mkImplies(List.of(app(le, X, Y), app(le, Y, Z)), app(le, X, Z));
        Theory theory = Classes.define(
                THEORY,
                new Classes.Spec(
                        "preorder",
                        Sort.TOP,
                        List.of(le),
                        List.of(new Definitions.Axiom("refl", refl), new Definitions.Axiom("trans", trans))));
        // A class with the same laws in one axiom, not declared to be a preorder.
        theory = Classes.define(
                theory,
                new Classes.Spec(
                        "quasi", Sort.TOP, List.of(), List.of(new Definitions.Axiom("both", Hol.mkAnd(refl, trans)))));
        Thm both = theory.theorem("both").transfer(theory.signature());
        Theory quasi = theory;
        String refused = refusal(() -> Classes.subclass(quasi, "quasi", "preorder", Proofs.of(Rules.conjunct1(both))));
        assertTrue(refused.startsWith("subclass quasi ⊆ preorder: no proof of"), refused);
        theory = Classes.subclass(theory, "quasi", "preorder", Proofs.of(Rules.conjunct1(both), Rules.conjunct2(both)));
        assertTrue(theory.signature().isSubclass("quasi", "preorder"));
        assertEquals(
                Sort.of("preorder"),
                theory.classSpecification("quasi").orElseThrow().superclasses());
    }

    @Test
    void truthValuesAreOrderedByImplication() {
        Const le = new Const("le", Type.fun(List.of(A, A), Type.bool()));
        Term trans = Hol.mkImplies(List.of(app(le, X, Y), app(le, Y, Z)), app(le, X, Z));
        Term antisym = Hol.mkImplies(List.of(app(le, X, Y), app(le, Y, X)), Hol.mkEq(X, Y));
        Theory theory = Classes.define(
                THEORY,
                new Classes.Spec(
                        "preorder",
                        Sort.TOP,
                        List.of(le),
                        List.of(new Definitions.Axiom("refl", app(le, X, X)), new Definitions.Axiom("trans", trans))));
        theory = Classes.define(
                theory,
                new Classes.Spec(
                        "order", Sort.of("preorder"), List.of(), List.of(new Definitions.Axiom("antisym", antisym))));
        Const leBool = new Const("le_bool", Hol.IMPLIES.type());
        Free p = new Free("p", Type.bool());
        Free q = new Free("q", Type.bool());
        Free r = new Free("r", Type.bool());
        theory = Definitions.define(theory, "le_bool", Hol.mkEq(app(leBool, p, q), Hol.mkImplies(p, q)));
        Thm definition = theory.theorem("le_bool_def");
        Thm pq = implies(definition, p, q);
        Thm qp = implies(definition, q, p);
        Thm qr = implies(definition, q, r);
        Thm reflexive = less(definition, p, p, Thm.disch(p, Thm.assume(theory.signature(), p)));
        Thm transitive = less(definition, p, r, Rules.impTrans(pq, qr));
        Thm antisymmetric = Rules.iff(pq, qp);
        transitive = Thm.disch(app(leBool, p, q), Thm.disch(app(leBool, q, r), transitive));
        antisymmetric = Thm.disch(app(leBool, p, q), Thm.disch(app(leBool, q, p), antisymmetric));
        Theory done = Instances.complete(
                theory,
                Type.bool(),
                List.of("order"),
                Map.of("le", leBool),
                Proofs.of(antisymmetric, reflexive, transitive));
        assertTrue(done.signature().hasSort(Type.bool(), Sort.of("order", "preorder")));
        Thm atBool = Thm.instantiateTypes(
                Map.of(Signature.Class.self("order"), Type.bool()),
                done.theorem("antisym").transfer(done.signature()));
        assertEquals(Set.of(), atBool.trust());
    }

    private static Thm leMeans(Thm definition, Term left, Term right) {
        return Rules.instance(definition, Map.of(), Map.of("p", left, "q", right));
    }

    /** le p q ⊢ p ⟶ q. */
    private static Thm implies(Thm definition, Term left, Term right) {
        Thm meaning = leMeans(definition, left, right);
        return Thm.eqMp(meaning, Thm.assume(meaning.signature(), Rules.left(meaning)));
    }

    /** Γ ⊢ p ⟶ q becomes Γ ⊢ le p q. */
    private static Thm less(Thm definition, Term left, Term right, Thm implication) {
        return Thm.eqMp(Rules.sym(leMeans(definition, left, right)), implication);
    }

    @Test
    void impossibleClassesAreRefused() {
        Type.Var b = Type.var("'b");
        Const p = new Const("p", Type.fun(A, b));
        assertEquals(
                "class c: p must speak of one type variable, not of ['a, 'b]",
                refusal(() -> Classes.define(THEORY, new Classes.Spec("c", Sort.TOP, List.of(p), List.of()))));
        assertEquals(
                "class c: unknown class nothing",
                refusal(() -> Classes.define(THEORY, new Classes.Spec("c", Sort.of("nothing"), List.of(), List.of()))));
        assertEquals(
                "class c: axiom q must speak of one type variable, not of []",
                refusal(() -> Classes.define(
                        THEORY,
                        new Classes.Spec("c", Sort.TOP, List.of(), List.of(new Definitions.Axiom("q", Hol.TRUE))))));
    }
}
