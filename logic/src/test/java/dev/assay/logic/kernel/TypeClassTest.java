package dev.assay.logic.kernel;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.kernel.Examples.A;
import static dev.assay.logic.kernel.Examples.NAT;
import static dev.assay.logic.kernel.Examples.SIGNATURE;
import static dev.assay.logic.kernel.Examples.ZERO;
import static dev.assay.logic.kernel.Examples.eq;
import static dev.assay.logic.kernel.Examples.free;
import static dev.assay.logic.kernel.Examples.list;
import static dev.assay.logic.kernel.Examples.prod;
import static dev.assay.logic.kernel.Refusals.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Classes, their instances, and classes without any. */
class TypeClassTest {
    private static final Type.Var POINTED = Signature.Class.self("pointed");
    private static final Const POINT = new Const("point", POINTED);

    /** A class whose axiom every type satisfies once its point is known: p = point ∨ True. */
    private static final Extension<List<Thm>> CLASS = TypeClass.define(
            Definition.declare(SIGNATURE, "point", A),
            "pointed",
            Sort.TOP,
            List.of(Hol.mkOr(eq(free("p", POINTED), POINT), Hol.TRUE)));

    private static Thm axiomAt(Signature signature, Type type) {
        Free p = free("p", type);
        return dev.assay.logic.rules.Rules.disj2(
                eq(p, new Const("point", type)), dev.assay.logic.rules.Rules.TRUE.transfer(signature));
    }

    @Test
    void aProvedInstanceCarriesTheAxiomsOver() {
        Signature s = TypeClass.instance(CLASS.signature(), NAT, "pointed", List.of(axiomAt(CLASS.signature(), NAT)));
        Thm atNat = Thm.instantiateTypes(
                Map.of(POINTED, NAT), CLASS.facts().getFirst().transfer(s));
        assertEquals(axiomAt(s, NAT).conclusion(), atNat.conclusion());
        assertEquals(Set.of(), atNat.emptySorts());
    }

    @Test
    void anInstanceOfAConstructorNeedsItsArgumentsInTheirSorts() {
        Signature s = TypeClass.instance(
                CLASS.signature(), list(POINTED), "pointed", List.of(axiomAt(CLASS.signature(), list(POINTED))));
        assertTrue(s.hasSort(list(POINTED), POINTED.sort()));
        assertFalse(s.hasSort(list(NAT), POINTED.sort()));
        assertFalse(s.isInhabited(POINTED.sort()), "lists of pointed types exist only if pointed types do");
        Signature nat = TypeClass.instance(s, NAT, "pointed", List.of(axiomAt(s, NAT)));
        assertTrue(nat.hasSort(list(list(NAT)), POINTED.sort()));
        assertTrue(nat.isInhabited(POINTED.sort()));
    }

    @Test
    void instancesAreRefusedByReason() {
        Signature s = CLASS.signature();
        refused(() -> TypeClass.instance(s, NAT, "pointed", List.of()), "instance nat :: pointed: no proof of");
        refused(() -> TypeClass.instance(s, NAT, "pointed", List.of(axiomAt(s, list(NAT)))), "no proof of");
        Term obligation = TypeClass.obligations(s, NAT, "pointed").getFirst();
        refused(() -> TypeClass.instance(s, NAT, "pointed", List.of(Thm.assume(s, obligation))), "no proof of");
        refused(
                () -> TypeClass.instance(s, Type.con("list"), "pointed", List.of()),
                "type constructor list takes 1 arguments, not 0");
        refused(
                () -> TypeClass.instance(s, Type.con("nat", NAT), "pointed", List.of()),
                "type constructor nat takes 0 arguments, not 1");
        refused(() -> TypeClass.instance(s, Type.con("nut"), "pointed", List.of()), "unknown type constructor nut");
        refused(() -> TypeClass.instance(s, NAT, "pointless", List.of()), "unknown class pointless");
        refused(
                () -> TypeClass.instance(s, list(NAT), "pointed", List.of(axiomAt(s, list(NAT)))),
                "must be distinct type variables");
        refused(
                () -> TypeClass.instance(s, prod(A, A), "pointed", List.of(axiomAt(s, prod(A, A)))),
                "must be distinct type variables");
        Signature nat = TypeClass.instance(s, NAT, "pointed", List.of(axiomAt(s, NAT)));
        refused(() -> TypeClass.instance(nat, NAT, "pointed", List.of(axiomAt(nat, NAT))), "exists already");
    }

    @Test
    void anInstanceNeedsThoseOfTheSuperclasses() {
        Signature s = TypeClass.define(CLASS.signature(), "sub", Sort.of("pointed"), List.of())
                .signature();
        refused(() -> TypeClass.instance(s, NAT, "sub", List.of()), "is not an instance of the superclass pointed");
    }

    @Test
    void aProofFromAnotherTheoryIsRefused() {
        Signature other = Definition.declare(CLASS.signature(), "c", NAT);
        Signature s = Definition.declare(CLASS.signature(), "d", NAT);
        refused(
                () -> TypeClass.instance(s, NAT, "pointed", List.of(axiomAt(other, NAT))),
                "does not extend the theorem's own");
    }

    @Test
    void aVacuousClassProvesFalseButSaysSo() {
        Type.Var self = Signature.Class.self("void");
        var none = TypeClass.define(SIGNATURE, "void", Sort.TOP, List.of(Hol.mkAll(free("x", self), Hol.FALSE)));
        Thm absurd = Thm.spec(free("x", self), none.facts().getFirst());
        assertEquals(Hol.FALSE, absurd.conclusion());
        assertEquals(Set.of(), absurd.hypotheses());
        assertEquals(Set.of(Sort.of("void")), absurd.emptySorts());
        // What follows from it is marked as well, and justifies neither an instance nor a superclass.
        Thm anything = dev.assay.logic.rules.Rules.falseElim(absurd, eq(ZERO, Examples.suc(ZERO)));
        assertEquals(Set.of(Sort.of("void")), anything.emptySorts());
        Thm proof = Thm.gen(free("x", NAT), absurd);
        refused(
                () -> TypeClass.instance(none.signature(), NAT, "void", List.of(proof)),
                "the proof uses types of sort [void], which may not exist");
        Signature s =
                TypeClass.define(none.signature(), "free", Sort.TOP, List.of()).signature();
        Thm forFree = Thm.gen(free("x", Signature.Class.self("free")), absurd.transfer(s));
        refused(() -> TypeClass.subclass(s, "free", "void", List.of(forFree)), "which may not exist");
    }

    @Test
    void instancesOfDifferentlyCutNamesAreDifferent() {
        // "nat :: b" in class "c" must not make "nat" a member of class "b :: c".
        Signature s = Definition.declareType(SIGNATURE, "nat :: b", 0);
        s = TypeClass.define(s, "c", Sort.TOP, List.of()).signature();
        s = TypeClass.instance(s, Type.con("nat :: b"), "c", List.of());
        Type.Var self = Signature.Class.self("b :: c");
        var none = TypeClass.define(s, "b :: c", Sort.TOP, List.of(Hol.mkAll(free("x", self), Hol.FALSE)));
        refused(
                () -> Thm.instantiateTypes(Map.of(self, NAT), none.facts().getFirst()),
                "'a of sort b :: c cannot become");
        assertFalse(none.signature().isInhabited(self.sort()));
    }

    @Test
    void aClassSpeaksOfItsOwnTypeVariableAlone() {
        refused(
                () -> TypeClass.define(SIGNATURE, "k", Sort.TOP, List.of(Hol.FALSE)),
                "must speak of the type variable 'a :: k alone");
        Type.Var self = Signature.Class.self("k");
        Term two = Hol.mkAll(free("x", self), Hol.mkAll(free("y", Examples.B), Hol.FALSE));
        refused(() -> TypeClass.define(SIGNATURE, "k", Sort.TOP, List.of(two)), "alone");
        refused(() -> TypeClass.define(SIGNATURE, "k", Sort.of("gone"), List.of()), "unknown class gone");
        refused(() -> TypeClass.define(CLASS.signature(), "pointed", Sort.TOP, List.of()), "exists already");
    }

    @Test
    void aSubclassKeepsTheInstancesOfItsSuperclassOrIsRefused() {
        Signature plain = TypeClass.define(CLASS.signature(), "plain", Sort.TOP, List.of())
                .signature();
        Type.Var self = Signature.Class.self("plain");
        Signature wide = TypeClass.instance(plain, list(A), "pointed", List.of(axiomAt(plain, list(A))));
        Signature narrow = TypeClass.instance(wide, list(POINTED), "plain", List.of());
        Signature sub = TypeClass.subclass(narrow, "plain", "pointed", List.of(axiomAt(narrow, self)));
        assertTrue(sub.hasSort(list(NAT), POINTED.sort()), "lists of anything stay pointed");

        Signature pointed = TypeClass.instance(plain, list(POINTED), "pointed", List.of(axiomAt(plain, list(POINTED))));
        Signature any = TypeClass.instance(pointed, list(A), "plain", List.of());
        refused(
                () -> TypeClass.subclass(any, "plain", "pointed", List.of(axiomAt(any, self))),
                "list is an instance of pointed only at smaller arguments");
    }

    @Test
    void superclassesAreNotCircular() {
        Signature s = TypeClass.define(CLASS.signature(), "sub", Sort.of("pointed"), List.of())
                .signature();
        refused(() -> TypeClass.subclass(s, "pointed", "sub", List.of()), "is a subclass of pointed already");
        refused(() -> TypeClass.subclass(s, "sub", "sub", List.of()), "already");
        assertTrue(s.isSubclass("sub", "pointed"));
        assertFalse(s.isSubclass("pointed", "sub"));
    }

    @Test
    void aConstantOfAClassIsDefinedBeforeTheInstanceIsProved() {
        var defined = Definition.overload(CLASS.signature(), new Const("point", NAT), ZERO);
        refused(
                () -> Definition.overload(defined.signature(), new Const("point", NAT), ZERO),
                "overload point: point is defined already at [");
        assertEquals(eq(new Const("point", NAT), ZERO), defined.facts().conclusion());
        assertEquals(
                app(Hol.eq(NAT), new Const("point", NAT), ZERO), defined.facts().conclusion());
    }

    @Test
    void axiomsArePropositionsAndClassesAreKnown() {
        Type.Var self = Signature.Class.self("c");
        Refusals.refused(
                () -> TypeClass.define(Hol.SIGNATURE, "c", Sort.TOP, List.of(new Term.Free("x", self))), "class c");
        Refusals.refused(() -> TypeClass.obligations(Hol.SIGNATURE, Type.bool(), "nowhere"), "unknown class nowhere");
        Signature one =
                TypeClass.define(Hol.SIGNATURE, "c", Sort.TOP, List.of()).signature();
        Refusals.refused(() -> TypeClass.subclass(one, "nowhere", "c", List.of()), "unknown class nowhere");
        Refusals.refused(() -> TypeClass.subclass(one, "c", "nowhere", List.of()), "unknown class nowhere");
    }
}
