package dev.assay.logic.kernel;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.Term.lambda;
import static dev.assay.logic.kernel.Examples.A;
import static dev.assay.logic.kernel.Examples.NAT;
import static dev.assay.logic.kernel.Examples.SIGNATURE;
import static dev.assay.logic.kernel.Examples.ZERO;
import static dev.assay.logic.kernel.Examples.con;
import static dev.assay.logic.kernel.Examples.eq;
import static dev.assay.logic.kernel.Examples.free;
import static dev.assay.logic.kernel.Examples.list;
import static dev.assay.logic.kernel.Examples.spec;
import static dev.assay.logic.kernel.Refusals.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What is well-formed over a signature, and how signatures grow. */
class SignatureTest {
    private static Signature withClass(Signature s, String name, Sort superclasses) {
        return TypeClass.define(s, name, superclasses, List.of()).signature();
    }

    @Test
    void aTypeVariableIsInItsOwnClassesAndTheirSuperclassesOnly() {
        Signature s = withClass(withClass(SIGNATURE, "up", Sort.TOP), "down", Sort.of("up"));
        s = withClass(s, "apart", Sort.TOP);
        Type.Var down = Type.var("'d", Sort.of("down"));
        assertTrue(s.hasSort(down, Sort.of("down")));
        assertTrue(s.hasSort(down, Sort.of("up")));
        assertFalse(s.hasSort(down, Sort.of("apart")));
        assertFalse(s.hasSort(Type.var("'u", Sort.of("up")), Sort.of("down")));
        assertFalse(s.hasSort(A, Sort.of("up")));
    }

    @Test
    void aConstantIsUsedOnlyAtTypesOfItsSort() {
        Signature s = withClass(withClass(SIGNATURE, "cls", Sort.TOP), "other", Sort.TOP);
        Signature picks = Definition.declare(s, "pick", Type.var("'a", Sort.of("cls")));
        refused(() -> picks.check(new Const("pick", NAT), "test"), "type nat is not of sort");
        Type other = Type.var("'b", Sort.of("other"));
        refused(() -> picks.check(new Const("pick", other), "test"), "is not of sort");
        refused(() -> picks.check(new Const("pick", A), "test"), "is not of sort");
        Type.Var same = Type.var("'b", Sort.of("cls"));
        assertEquals(same, picks.check(new Const("pick", same), "test"));
    }

    @Test
    void everyTypeInATermIsDeclared() {
        Type.Con unknown = Type.con("unknown");
        refused(() -> SIGNATURE.check(lambda(free("x", unknown), Hol.TRUE), "test"), "unknown type constructor");
        refused(() -> SIGNATURE.check(free("x", list(unknown)), "test"), "unknown type constructor");
        refused(() -> SIGNATURE.check(new Const("Nil", list(unknown)), "test"), "unknown type constructor");
        refused(() -> SIGNATURE.check(lambda(free("x", Type.con("list")), Hol.TRUE), "test"), "takes 1 arguments");
    }

    @Test
    void someTypeExists() {
        assertTrue(SIGNATURE.isInhabited(Sort.TOP));
        Signature s = withClass(SIGNATURE, "cls", Sort.TOP);
        assertFalse(s.isInhabited(Sort.of("cls")));
    }

    @Test
    void aTheoremOfALargerTheoryAndOneOfASmallerMeetInTheLarger() {
        Signature larger = Definition.declare(SIGNATURE, "c", NAT);
        Thm old = Thm.refl(SIGNATURE, ZERO);
        Thm recent = Thm.refl(larger, ZERO);
        assertSame(larger, Thm.trans(old, recent).signature());
        assertSame(larger, Thm.trans(recent, old).signature());
        Thm apart = Thm.refl(Definition.declare(SIGNATURE, "d", NAT), ZERO);
        refused(() -> Thm.trans(recent, apart), "grew apart");
        refused(() -> Thm.trans(apart, recent), "grew apart");
    }

    @Test
    void whatWasDeclaredSinceIsToldOnceAndInOrder() {
        Signature s = Datatype.define(SIGNATURE, List.of(spec("hue", List.of(), con("Red"), con("Blue"))))
                .signature();
        var names = s.declaredSince(SIGNATURE).stream()
                .map(Signature.Declared::name)
                .toList();
        assertEquals(List.of("hue", "Red", "Blue"), names.subList(0, 3));
        Signature one = withClass(withClass(s, "up", Sort.TOP), "down", Sort.TOP);
        assertEquals(
                List.of(
                        new Signature.Declared(Signature.Kind.CLASS, "up"),
                        new Signature.Declared(Signature.Kind.CLASS, "down")),
                one.declaredSince(s));
        // A superclass that is found later is no new class.
        Signature found = one.withClass(new Signature.Class("down", Sort.of("up"), List.of(), Set.of()));
        assertEquals(one.declaredSince(s), found.declaredSince(s));
        assertEquals(List.of(), found.declaredSince(found));
        Signature declared = Definition.declare(found, "c", NAT);
        assertEquals(List.of(new Signature.Declared(Signature.Kind.CONSTANT, "c")), declared.declaredSince(found));
    }

    @Test
    void anEquationBetweenTypesThatDifferIsRefused() {
        Term wrong = app(Hol.eq(NAT), ZERO, Hol.TRUE);
        refused(() -> SIGNATURE.check(wrong, "test"), "ill-typed application");
        refused(() -> SIGNATURE.checkProposition(ZERO, "test"), "not a proposition");
        assertEquals(Type.bool(), SIGNATURE.check(eq(ZERO, ZERO), "test"));
    }
}
