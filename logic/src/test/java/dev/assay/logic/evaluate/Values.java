package dev.assay.logic.evaluate;

import static dev.assay.logic.Term.app;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.define.Datatypes;
import dev.assay.logic.define.Functions;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.theory.Theory;
import java.util.List;

/** Types and terms that the evaluator knows by name, over a small theory. */
final class Values {
    static final Type.Var A = Type.var("'a");
    static final Type.Var B = Type.var("'b");
    static final Type.Con NAT = Type.con("Nat.nat");
    static final Type.Con INT = Type.con("Int.int");
    static final Type.Con NUM = Type.con("Num.num");
    static final Type.Con COLOUR = Type.con("T.colour");
    static final Term RED = new Const("T.Red", COLOUR);
    static final Term GREEN = new Const("T.Green", COLOUR);
    static final Term BLUE = new Const("T.Blue", COLOUR);

    static final Theory THEORY = theory();

    private Values() {}

    private static Theory theory() {
        Theory t =
                Datatypes.define(Theory.HOL, List.of(spec("Nat.nat", List.of(), con("T.Z"), con("Nat.nat.Suc", NAT))));
        t = Datatypes.define(
                t,
                List.of(spec(
                        "Num.num", List.of(), con("Num.num.One"), con("Num.num.Bit0", NUM), con("Num.num.Bit1", NUM))));
        t = Datatypes.define(
                t, List.of(spec("Int.int", List.of(), con("Int.int.Nonneg", NAT), con("Int.int.Negsuc", NAT))));
        t = Datatypes.define(t, List.of(spec("T.colour", List.of(), con("T.Red"), con("T.Green"), con("T.Blue"))));
        t = Datatypes.define(t, List.of(spec("T.list", List.of(A), con("T.Nil"), con("T.Cons", A, list(A)))));
        t = Datatypes.define(t, List.of(spec("T.prod", List.of(A, B), con("T.Pair", A, B))));
        t = Datatypes.codefine(t, List.of(spec("T.stream", List.of(A), con("T.SCons", A, stream(A)))));
        Free append = new Free("T.append", Type.fun(List.of(list(A), list(A)), list(A)));
        Free x = new Free("x", A);
        Free xs = new Free("xs", list(A));
        Free ys = new Free("ys", list(A));
        t = fun(
                t,
                append,
                Hol.mkEq(app(append, nil(A), ys), ys),
                Hol.mkEq(app(append, cons(x, xs), ys), cons(x, app(append, xs, ys))));
        Free head = new Free("T.head", Type.fun(list(A), A));
        return fun(t, head, Hol.mkEq(app(head, cons(x, xs)), x));
    }

    static Theory fun(Theory theory, Free function, Term... equations) {
        return Functions.define(theory, List.of(function), List.of(equations), new Functions.Termination.Required());
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

    static Type.Con stream(Type element) {
        return Type.con("T.stream", element);
    }

    static Type.Con prod(Type left, Type right) {
        return Type.con("T.prod", left, right);
    }

    static Type.Con set(Type element) {
        return Type.con("Set.set", element);
    }

    static Term call(String name, Type result, Term... arguments) {
        return app(
                new Const(
                        name,
                        Type.fun(List.of(arguments).stream().map(Term::type).toList(), result)),
                arguments);
    }

    static Term nil(Type element) {
        return new Const("T.Nil", list(element));
    }

    static Term cons(Term head, Term tail) {
        return call("T.Cons", tail.type(), head, tail);
    }

    static Term listOf(Type element, Term... elements) {
        Term result = nil(element);
        for (Term head : List.of(elements).reversed()) {
            result = cons(head, result);
        }
        return result;
    }

    static Term pair(Term left, Term right) {
        return call("T.Pair", prod(left.type(), right.type()), left, right);
    }

    static Term scons(Term head, Term tail) {
        return call("T.SCons", stream(head.type()), head, tail);
    }

    static Term suc(Term n) {
        return call("Nat.nat.Suc", NAT, n);
    }

    /** A number as the text has it: 0, 1 or a numeral. */
    static Term number(int n, Type type) {
        return switch (n) {
            case 0 -> new Const("Groups.zero_class.zero", type);
            case 1 -> new Const("Groups.one_class.one", type);
            default ->
                n < 0
                        ? call("Groups.uminus_class.uminus", type, number(-n, type))
                        : call("Num.numeral_class.numeral", type, digits(n));
        };
    }

    private static Term digits(int n) {
        return n == 1
                ? new Const("Num.num.One", NUM)
                : call(n % 2 == 0 ? "Num.num.Bit0" : "Num.num.Bit1", NUM, digits(n / 2));
    }

    static Term nat(int n) {
        return number(n, NAT);
    }

    static Term integer(int n) {
        return number(n, INT);
    }

    static Term plus(Term x, Term y) {
        return call("Groups.plus_class.plus", x.type(), x, y);
    }

    static Term less(Term x, Term y) {
        return call("Orderings.ord_class.less", Type.bool(), x, y);
    }

    static Term lessEq(Term x, Term y) {
        return call("Orderings.ord_class.less_eq", Type.bool(), x, y);
    }

    static Term empty(Type element) {
        return new Const("Orderings.bot_class.bot", set(element));
    }

    static Term univ(Type element) {
        return new Const("Orderings.top_class.top", set(element));
    }

    static Term setOf(Type element, Term... elements) {
        Term result = empty(element);
        for (Term x : List.of(elements).reversed()) {
            result = call("Set.insert", set(element), x, result);
        }
        return result;
    }

    static Term collect(Free x, Term body) {
        return call("Set.Collect", set(x.type()), Term.lambda(x, body));
    }

    static Term in(Term x, Term set) {
        return call("Set.member", Type.bool(), x, set);
    }

    static Term complement(Term set) {
        return call("Groups.uminus_class.uminus", set.type(), set);
    }

    static Term union(Term left, Term right) {
        return call("Lattices.sup_class.sup", left.type(), left, right);
    }

    static Term intersection(Term left, Term right) {
        return call("Lattices.inf_class.inf", left.type(), left, right);
    }

    static Term minus(Term left, Term right) {
        return call("Groups.minus_class.minus", left.type(), left, right);
    }

    static Term append(Term xs, Term ys) {
        return call("T.append", xs.type(), xs, ys);
    }

    static Term undefined(Type type) {
        return Hol.undefined(type);
    }
}
