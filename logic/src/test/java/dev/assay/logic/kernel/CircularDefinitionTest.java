package dev.assay.logic.kernel;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.Term.lambda;
import static dev.assay.logic.kernel.Examples.A;
import static dev.assay.logic.kernel.Examples.B;
import static dev.assay.logic.kernel.Examples.NAT;
import static dev.assay.logic.kernel.Examples.SIGNATURE;
import static dev.assay.logic.kernel.Examples.ZERO;
import static dev.assay.logic.kernel.Examples.con;
import static dev.assay.logic.kernel.Examples.eq;
import static dev.assay.logic.kernel.Examples.free;
import static dev.assay.logic.kernel.Examples.list;
import static dev.assay.logic.kernel.Examples.nil;
import static dev.assay.logic.kernel.Examples.prod;
import static dev.assay.logic.kernel.Examples.spec;
import static dev.assay.logic.kernel.Refusals.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.rules.Rules;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Overloaded definitions that come back to themselves, in one step or by way of everything a theory can hold. */
class CircularDefinitionTest {
    private static final Const C = new Const("c", Type.bool());
    private static final Free N = free("n", NAT);

    private static Signature declare(String name, Type type) {
        return Definition.declare(SIGNATURE, name, type);
    }

    private static void circular(Signature signature, Const c, Term t) {
        refused(() -> Definition.overload(signature, c, t), "overload " + c.name(), "is circular");
    }

    /** All values of the type are equal. */
    private static Term single(Type type) {
        Free x = free("x", type);
        Free y = free("y", type);
        return Hol.mkAll(List.of(x, y), eq(x, y));
    }

    /** A type with the value True, and with the value False as well if c holds. */
    private static Signature typeBetween(Signature signature, String name) {
        Free x = free("x", Type.bool());
        Term exists = Hol.mkEx(x, Hol.mkOr(x, C));
        Thm nonEmpty = Rules.exIntro(exists, Hol.TRUE, Rules.disj1(Rules.TRUE.transfer(signature), C));
        return Typedef.define(signature, name, List.of(), "Abs_" + name, "Rep_" + name, nonEmpty)
                .signature();
    }

    @Test
    void directly() {
        circular(declare("c", Type.bool()), C, Hol.mkNot(C));
        Const c = new Const("d", Type.fun(A, Type.bool()));
        Signature s = declare("d", c.type());
        Free x = free("x", NAT);
        Const atNat = new Const("d", Type.fun(NAT, Type.bool()));
        circular(s, atNat, lambda(x, Hol.mkNot(app(atNat, x))));
    }

    @Test
    void byWayOfAnotherConstant() {
        Signature s = declare("c", Type.bool());
        Signature d = Definition.define(s, "d", Hol.mkNot(C)).signature();
        circular(d, C, new Const("d", Type.bool()));

        Signature both = Definition.declare(s, "e", Type.bool());
        Const e = new Const("e", Type.bool());
        circular(Definition.overload(both, e, Hol.mkNot(C)).signature(), C, e);
    }

    @Test
    void byWayOfInstancesThatGrow() {
        // point :: 'a list in terms of point :: 'a list list.
        Const point = new Const("point", A);
        Signature s = declare("point", point.type());
        Const inner = new Const("point", list(list(A)));
        Const head = new Const("head", Type.fun(list(A), A));
        Signature heads = Definition.declare(s, head.name(), head.type());
        Const headOfLists = new Const("head", Type.fun(list(list(A)), list(A)));
        circular(heads, new Const("point", list(A)), app(headOfLists, inner));
    }

    @Test
    void byWayOfATypedef() {
        // One value if ¬ c, two if c; and c says that there is one.
        Signature s = typeBetween(declare("c", Type.bool()), "t");
        circular(s, C, single(Type.con("t")));
    }

    @Test
    void byWayOfATypeInsideOfAnother() {
        Signature t = typeBetween(declare("c", Type.bool()), "t");
        circular(t, C, Hol.mkNot(single(list(Type.con("t")))));
    }

    @Test
    void byWayOfADatatypeOverATypedef() {
        Signature s = typeBetween(declare("c", Type.bool()), "t");
        Signature boxes = Datatype.define(s, List.of(spec("box", List.of(), con("Box", Type.con("t")))))
                .signature();
        circular(boxes, C, single(Type.con("box")));
    }

    @Test
    void byWayOfADatatypeOverListsOfATypedef() {
        // With one value of t there is one list of length one, with two there are two: the lists tell c as well.
        Signature s = typeBetween(declare("c", Type.bool()), "t");
        Signature boxes = Datatype.define(s, List.of(spec("box", List.of(), con("Box", list(Type.con("t"))))))
                .signature();
        circular(boxes, C, single(Type.con("box")));
    }

    @Test
    void byWayOfAMutualDatatype() {
        // The typedef occurs in the second type only; the first contains the second.
        Signature s = typeBetween(declare("c", Type.bool()), "t");
        Signature boxes = Datatype.define(
                        s,
                        List.of(
                                spec("outer", List.of(), con("Outer", Type.con("inner"))),
                                spec("inner", List.of(), con("Inner", Type.con("t")))))
                .signature();
        circular(boxes, C, single(Type.con("outer")));
    }

    @Test
    void byWayOfARecursiveFunction() {
        Free f = free("f", Type.fun(NAT, Type.bool()));
        Signature s = Recursion.define(
                        declare("c", Type.bool()), List.of(f), List.of(eq(app(f, N), C)), List.of(), List.of())
                .signature();
        circular(s, C, Hol.mkNot(app(new Const("f", f.type()), ZERO)));
    }

    @Test
    void byWayOfMutuallyRecursiveFunctions() {
        // f n = g n and g n = c: what f depends on includes what g does.
        Free f = free("f", Type.fun(NAT, Type.bool()));
        Free g = free("g", Type.fun(NAT, Type.bool()));
        Signature s = Recursion.define(
                        declare("c", Type.bool()),
                        List.of(f, g),
                        List.of(eq(app(f, N), app(g, N)), eq(app(g, N), C)),
                        List.of(),
                        List.of())
                .signature();
        circular(s, C, Hol.mkNot(app(new Const("f", f.type()), ZERO)));
    }

    @Test
    void byWayOfMutuallyCorecursiveFunctions() {
        Type.Con stream = Type.con("stream");
        Signature streams = Datatype.codefine(
                        declare("c", Type.bool()),
                        List.of(spec("stream", List.of(), con("SCons", Type.bool(), stream))))
                .signature();
        Const cons = new Const("SCons", Type.fun(List.of(Type.bool(), stream), stream));
        Free f = free("f", stream);
        Free g = free("g", stream);
        Signature s = Corecursion.define(
                        streams, List.of(f, g), List.of(eq(f, app(cons, Hol.TRUE, g)), eq(g, app(cons, C, f))))
                .signature();
        circular(s, C, eq(new Const("f", stream), new Const("f", stream)));
    }

    @Test
    void anInstanceIsDefinedOnce() {
        Signature s = declare("point", A);
        Signature atLists =
                Definition.overload(s, new Const("point", list(A)), nil(A)).signature();
        refused(
                () -> Definition.overload(atLists, new Const("point", list(NAT)), nil(NAT)),
                "point is defined already at");
        refused(() -> Definition.overload(atLists, new Const("point", A), Hol.undefined(A)), "is defined already");
        refused(() -> Definition.overload(SIGNATURE, Hol.undefined(NAT), ZERO), "HOL.undefined belongs to the logic");
        refused(() -> Definition.overload(SIGNATURE, Hol.eq(NAT), Hol.eq(NAT)), "HOL.eq belongs to the logic itself");
        refused(() -> Definition.overload(SIGNATURE, Hol.TRUE, Hol.FALSE), "HOL.True is defined already");
        refused(() -> Definition.overload(SIGNATURE, Examples.SUC, Examples.SUC), "Suc is defined already");
    }

    @Test
    void anInstanceMayRestOnTheInstancesOfItsArguments() {
        // point :: 'a list from point :: 'a, for as many types as one likes.
        Signature s = declare("point", A);
        Const point = new Const("point", A);
        s = Definition.overload(s, new Const("point", list(A)), Examples.cons(point, nil(A)))
                .signature();
        s = Definition.overload(s, new Const("point", prod(A, B)), Examples.pair(point, new Const("point", B)))
                .signature();
        s = Datatype.define(s, List.of(spec("option", List.of(A), con("None"), con("Some", A))))
                .signature();
        Const some = new Const("Some", Type.fun(A, Type.con("option", A)));
        s = Definition.overload(s, new Const("point", Type.con("option", A)), app(some, point))
                .signature();
        var atNat = Definition.overload(s, new Const("point", NAT), ZERO);
        assertEquals(eq(new Const("point", NAT), ZERO), atNat.facts().conclusion());
    }

    @Test
    void twoOverloadedConstantsMayRestOnEachOtherAtSmallerTypes() {
        Type size = Type.fun(A, NAT);
        Signature s = Definition.declare(declare("size", size), "weight", size);
        for (Type.Con type : List.of(list(A), Type.con("prod", A, B))) {
            for (String name : List.of("size", "weight")) {
                String other = name.equals("size") ? "weight" : "size";
                Free x = free("x", type);
                Term smaller = app(new Const(other, size), Hol.undefined(A));
                Term same = app(new Const(name, size), Hol.undefined(A));
                Term body = app(Hol.conditional(NAT), Hol.TRUE, smaller, same);
                s = Definition.overload(s, new Const(name, Type.fun(type, NAT)), lambda(x, body))
                        .signature();
            }
        }
        Free x = free("x", NAT);
        Signature defined = s;
        Const atNat = new Const("size", Type.fun(NAT, NAT));
        Const atList = new Const("weight", Type.fun(list(NAT), NAT));
        circular(defined, atNat, lambda(x, app(atList, nil(NAT))));
    }

    @Test
    void aLoopOfTypesThatNoSingleStepShows() {
        // d :: 'b is c at a larger type, c at that type unpacks to c at lists, which is d again: each step is new.
        Signature s = Definition.declare(declare("k", A), "d", A);
        Datatype.Spec option = spec("option", List.of(A), con("None"), con("Some", A));
        s = Datatype.define(s, List.of(option)).signature();
        Type.Con optionA = Type.con("option", A);
        Const unlist = new Const("unlist", Type.fun(A, list(A)));
        Const unoption = new Const("unoption", Type.fun(Type.con("option", list(list(A))), A));
        s = Definition.declare(s, unlist.name(), unlist.type());
        s = Definition.declare(s, unoption.name(), unoption.type());
        s = Definition.overload(s, new Const("k", list(A)), app(unlist, new Const("d", A)))
                .signature();
        s = Definition.overload(s, new Const("d", A), app(unoption, new Const("k", Type.con("option", list(list(A))))))
                .signature();
        Signature before = s;
        Const some = new Const("Some", Type.fun(A, optionA));
        refused(() -> Definition.overload(before, new Const("k", optionA), app(some, new Const("k", A))), "overload k");
    }

    @Test
    void aConstantThatIsCalledLikeATypeIsNotTheType() {
        Signature s = Definition.declare(SIGNATURE, "type list", Type.bool());
        Definition.overload(s, new Const("type list", Type.bool()), single(list(NAT)));
    }
}
