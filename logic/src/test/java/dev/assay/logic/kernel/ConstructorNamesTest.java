package dev.assay.logic.kernel;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.kernel.Examples.A;
import static dev.assay.logic.kernel.Examples.NAT;
import static dev.assay.logic.kernel.Examples.SIGNATURE;
import static dev.assay.logic.kernel.Examples.con;
import static dev.assay.logic.kernel.Examples.eq;
import static dev.assay.logic.kernel.Examples.free;
import static dev.assay.logic.kernel.Examples.list;
import static dev.assay.logic.kernel.Examples.spec;
import static dev.assay.logic.kernel.Refusals.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The names in a datatype, and what happens when two of them are the same. */
class ConstructorNamesTest {
    private static void refusedType(Signature signature, String reason, Datatype.Spec... specs) {
        refused(() -> Datatype.define(signature, List.of(specs)), "datatype " + specs[0].name(), reason);
        refused(() -> Datatype.codefine(signature, List.of(specs)), "codatatype " + specs[0].name(), reason);
    }

    private static Datatype.Spec named(String caseOf, String map, String pred, String rel) {
        return new Datatype.Spec("t", List.of(A), List.of(con("C", A)), new Datatype.Names(caseOf, map, pred, rel));
    }

    @Test
    void aConstructorIsNamedOnce() {
        refusedType(SIGNATURE, "two constructors are called C", spec("t", List.of(), con("C"), con("C")));
        // At different types of one overloaded constant the instances would not even overlap.
        Signature generic = Definition.declare(SIGNATURE, "C", A);
        refusedType(
                generic, "two constructors are called C", spec("t", List.of(), con("C", NAT), con("C", Type.bool())));
        refusedType(generic, "two constructors are called C", spec("t", List.of(), con("C"), con("C", Type.bool())));
    }

    @Test
    void mutualTypesShareAConstructorOnlyIfItIsOverloaded() {
        var one = spec("one", List.of(), con("C"));
        var two = spec("two", List.of(), con("C"));
        refusedType(SIGNATURE, "C", one, two);
        Signature s = Datatype.define(Definition.declare(SIGNATURE, "C", A), List.of(one, two))
                .signature();
        assertEquals(
                "one",
                s.constructed(new Const("C", Type.con("one"))).orElseThrow().name());
        assertEquals(
                "two",
                s.constructed(new Const("C", Type.con("two"))).orElseThrow().name());
        assertTrue(s.constructed(new Const("C", NAT)).isEmpty());
        refused(
                () -> Definition.overload(s, new Const("C", Type.con("one")), new Const("C", Type.con("one"))),
                "C is defined already");
    }

    @Test
    void anOverloadedConstantServesAsAConstructorOnlyWhereItIsUndefined() {
        Type.Con t = Type.con("t");
        refusedType(SIGNATURE, "constant Suc :: ", spec("t", List.of(), con("Suc", NAT)));
        refusedType(SIGNATURE, "HOL.undefined belongs to the logic itself", spec("t", List.of(), con("HOL.undefined")));
        Signature generic = Definition.declare(SIGNATURE, "zero", A);
        Signature zero = Datatype.define(generic, List.of(spec("t", List.of(), con("zero"), con("Up", t))))
                .signature();
        Free f = free("f", Type.fun(t, Type.bool()));
        refused(
                () -> Recursion.define(
                        zero, List.of(f), List.of(eq(app(f, new Const("zero", t)), Hol.TRUE)), List.of(), List.of()),
                "no equation covers the case [Up]");
    }

    @Test
    void theFunctionsOfATypeHaveNamesOfTheirOwn() {
        refusedType(SIGNATURE, "constant C exists already", named("C", "m", "p", "r"));
        refusedType(SIGNATURE, "constant m exists already", named("c", "m", "m", "r"));
        refusedType(SIGNATURE, "constant p exists already", named("c", "m", "p", "p"));
        refusedType(SIGNATURE, "constant c exists already", named("c", "c", "p", "r"));
        refusedType(SIGNATURE, "constant Suc exists already", named("c", "Suc", "p", "r"));
        refusedType(SIGNATURE, "a name must not be empty", named("c", "", "p", "r"));
        refusedType(SIGNATURE, "a name must not be empty", spec("t", List.of(), con("")));
        refusedType(SIGNATURE, "type list exists already", spec("list", List.of(), con("C")));
        refusedType(SIGNATURE, "type t exists already", spec("t", List.of(), con("C")), spec("t", List.of(), con("D")));
        refusedType(
                SIGNATURE,
                "constant case_t exists already",
                spec("t", List.of(), con("C")),
                new Datatype.Spec("u", List.of(), List.of(con("D")), new Datatype.Names("case_t", "m", "p", "r")));
    }

    @Test
    void aConstructorIsRecognisedAtEveryInstanceOfItsType() {
        Const nil = new Const("Nil", list(list(NAT)));
        assertEquals("list", SIGNATURE.constructed(nil).orElseThrow().name());
        assertTrue(SIGNATURE
                .constructed(new Const("map_list", Type.fun(List.of(Type.fun(NAT, NAT), list(NAT)), list(NAT))))
                .isEmpty());
        assertTrue(SIGNATURE.constructed(new Const("Nil", NAT)).isEmpty());
    }
}
