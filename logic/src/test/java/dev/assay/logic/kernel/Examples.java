package dev.assay.logic.kernel;

import static dev.assay.logic.Term.app;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.util.List;

/** The usual types, built through the kernel, for tests of the definitional rules. */
final class Examples {
    static final Type.Var A = Type.var("'a");
    static final Type.Var B = Type.var("'b");
    static final Type.Con NAT = Type.con("nat");

    static final Const ZERO = new Const("Zero", NAT);
    static final Const SUC = new Const("Suc", Type.fun(NAT, NAT));

    static final Extension<List<Datatype.Facts>> NATS =
            Datatype.define(Hol.SIGNATURE, List.of(spec("nat", List.of(), con("Zero"), con("Suc", NAT))));

    static final Extension<List<Datatype.Facts>> LISTS =
            Datatype.define(NATS.signature(), List.of(spec("list", List.of(A), con("Nil"), con("Cons", A, list(A)))));

    static final Extension<List<Datatype.Facts>> PAIRS =
            Datatype.define(LISTS.signature(), List.of(spec("prod", List.of(A, B), con("Pair", A, B))));

    static final Signature SIGNATURE = PAIRS.signature();

    private Examples() {}

    static Datatype.Spec spec(String name, List<Type.Var> parameters, Datatype.Constructor... constructors) {
        return new Datatype.Spec(
                name,
                parameters,
                List.of(constructors),
                new Datatype.Names("case_" + name, "map_" + name, "pred_" + name, "rel_" + name));
    }

    static Datatype.Constructor con(String name, Type... arguments) {
        return new Datatype.Constructor(name, List.of(arguments));
    }

    static Type.Con list(Type element) {
        return Type.con("list", element);
    }

    static Type.Con prod(Type left, Type right) {
        return Type.con("prod", left, right);
    }

    static Const nil(Type element) {
        return new Const("Nil", list(element));
    }

    static Term cons(Term head, Term tail) {
        Type element = head.type();
        return app(new Const("Cons", Type.fun(List.of(element, list(element)), list(element))), head, tail);
    }

    static Term pair(Term left, Term right) {
        Type l = left.type();
        Type r = right.type();
        return app(new Const("Pair", Type.fun(List.of(l, r), prod(l, r))), left, right);
    }

    static Term suc(Term n) {
        return app(SUC, n);
    }

    static Free free(String name, Type type) {
        return new Free(name, type);
    }

    static Term eq(Term left, Term right) {
        return Hol.mkEq(left, right);
    }
}
