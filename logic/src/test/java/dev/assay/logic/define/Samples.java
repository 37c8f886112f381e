package dev.assay.logic.define;

import static dev.assay.logic.Term.app;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.theory.Fact;
import dev.assay.logic.theory.Theory;
import java.util.List;
import org.junit.jupiter.api.Assertions;

/** A small theory with naturals, lists, options and pairs, and short ways to write terms over it. */
final class Samples {
    static final Type.Var A = Type.var("'a");
    static final Type.Var B = Type.var("'b");
    static final Type.Con NAT = Type.con("T.nat");
    static final Const ZERO = new Const("T.Zero", NAT);

    static final Theory THEORY = theory();

    private Samples() {}

    private static Theory theory() {
        Theory t = Datatypes.define(Theory.HOL, List.of(spec("T.nat", List.of(), con("T.Zero"), con("T.Suc", NAT))));
        t = Datatypes.define(t, List.of(spec("T.list", List.of(A), con("T.Nil"), con("T.Cons", A, list(A)))));
        t = Datatypes.define(t, List.of(spec("T.option", List.of(A), con("T.None"), con("T.Some", A))));
        return Datatypes.define(t, List.of(spec("T.prod", List.of(A, B), con("T.Pair", A, B))));
    }

    static Datatype.Spec spec(String name, List<Type.Var> parameters, Datatype.Constructor... constructors) {
        return new Datatype.Spec(name, parameters, List.of(constructors), Datatypes.standardNames(name));
    }

    static Datatype.Constructor con(String name, Type... arguments) {
        return new Datatype.Constructor(name, List.of(arguments));
    }

    static Type.Con list(Type element) {
        return Type.con("T.list", element);
    }

    static Type.Con option(Type element) {
        return Type.con("T.option", element);
    }

    static Type.Con prod(Type left, Type right) {
        return Type.con("T.prod", left, right);
    }

    static Term suc(Term n) {
        return app(new Const("T.Suc", Type.fun(NAT, NAT)), n);
    }

    static Term nil(Type element) {
        return new Const("T.Nil", list(element));
    }

    static Term cons(Term head, Term tail) {
        Type element = head.type();
        return app(new Const("T.Cons", Type.fun(List.of(element, list(element)), list(element))), head, tail);
    }

    static Term pair(Term left, Term right) {
        Type type = Type.fun(List.of(left.type(), right.type()), prod(left.type(), right.type()));
        return app(new Const("T.Pair", type), left, right);
    }

    static Free free(String name, Type type) {
        return new Free(name, type);
    }

    static Term eq(Term left, Term right) {
        return Hol.mkEq(left, right);
    }

    static Theory fun(Theory theory, List<Free> functions, Term... equations) {
        return Functions.define(theory, functions, List.of(equations), new Functions.Termination.Required());
    }

    static List<String> texts(Theory theory, String fact) {
        return theory.fact(fact).orElseThrow().theorems().stream()
                .map(Thm::toString)
                .toList();
    }

    /** Every fact of the theory is proved: no hypotheses, no oracles, no types that may not exist. */
    static void assertProved(Theory theory) {
        for (Fact fact : theory.facts()) {
            for (Thm thm : fact.theorems()) {
                Assertions.assertTrue(thm.hypotheses().isEmpty(), fact.name());
                Assertions.assertTrue(thm.trust().isEmpty(), fact.name());
                Assertions.assertTrue(thm.emptySorts().isEmpty(), fact.name());
            }
        }
    }
}
