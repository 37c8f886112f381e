package dev.assay.code.jvm;

import static dev.assay.code.jvm.ProgramBuilder.*;
import static dev.assay.code.program.Operation.*;

import dev.assay.code.program.Expr;
import dev.assay.code.program.Program;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import java.util.List;

/** The functions that every functional program starts with. */
final class Samples {
    static final Type FUN = Type.fun(NAT, NAT);
    static final Type PREDICATE = Type.fun(NAT, BOOL);

    static final Const APPEND = name("append", LIST, LIST, LIST);
    static final Const REV = name("rev", LIST, LIST);
    static final Const MAP = name("map", LIST, FUN, LIST);
    static final Const FILTER = name("filter", LIST, PREDICATE, LIST);
    static final Const LENGTH = name("length", NAT, LIST);
    static final Const SUM = name("sum", NAT, LIST);
    static final Const EVEN = name("even", BOOL, NAT);
    static final Const ODD = name("odd", BOOL, NAT);
    static final Const ACKERMANN = name("ackermann", NAT, NAT, NAT);
    static final Const FIB = name("fib", NAT, NAT);
    static final Const INSORT = name("insort", LIST, NAT, LIST);
    static final Const SORT = name("sort", LIST, LIST);
    static final Const SORTED = name("sorted", BOOL, LIST);
    static final Const COUNT_DOWN = name("countDown", NAT, NAT, NAT);
    static final Const ADD_ALL = name("addAll", LIST, NAT, LIST);
    static final Const ABOVE = name("above", LIST, NAT, LIST);
    static final Const HEAD = name("head", NAT, LIST);
    static final Const FACTORIAL = name("factorial", NAT, NAT);
    static final Const LOOP = name("loop", NAT, NAT);
    static final Const DEEP = name("deep", NAT, NAT);
    static final Const MIRROR = name("mirror", TREE, TREE);
    static final Const SPINE = name("spine", TREE, NAT);
    static final Const NEXT = name("next", COLOUR, COLOUR);
    static final Const PICK_EVEN = name("pickEven", LIST, LIST);
    static final Const PICK_ODD = name("pickOdd", LIST, LIST);
    static final Const MAGNITUDE = name("magnitude", NAT, INT);
    static final Const FROM = name("from", LIST, NAT);
    static final Const TAKE = name("take", LIST, NAT, LIST);
    static final Const REV_PROPERTY = name("revProperty", BOOL, LIST, LIST);
    static final Const SORT_PROPERTY = name("sortProperty", BOOL, LIST);
    static final Const COMPOSE = name("compose", NAT, FUN, FUN, NAT);
    static final Const TWICE = name("twice", NAT, Type.fun(NAT, FUN), NAT);

    static Program program() {
        Expr.Var xs = v("xs", LIST);
        Expr.Var ys = v("ys", LIST);
        Expr.Var x = v("x", NAT);
        Expr.Var rest = v("rest", LIST);
        Expr.Var n = v("n", NAT);
        Expr.Var m = v("m", NAT);
        Expr.Var k = v("k", NAT);
        Expr.Var f = v("f", FUN);
        Expr.Var g = v("g", FUN);
        Expr.Var h = v("h", Type.fun(NAT, FUN));
        Expr.Var p = v("p", PREDICATE);
        Expr.Var t = v("t", TREE);
        Expr.Var l = v("l", TREE);
        Expr.Var r = v("r", TREE);
        Expr.Var i = v("i", INT);
        Expr.Var c = v("c", COLOUR);
        return new ProgramBuilder()
                .define(APPEND, List.of(xs, ys), matchList(xs, ys, "x", "rest", cons(x, call(APPEND, rest, ys))))
                .define(
                        REV,
                        List.of(xs),
                        matchList(xs, nil(NAT), "x", "rest", call(APPEND, call(REV, rest), cons(x, nil(NAT)))))
                .define(
                        MAP,
                        List.of(f, xs),
                        matchList(xs, nil(NAT), "x", "rest", cons(apply(f, x), call(MAP, f, rest))))
                .define(
                        FILTER,
                        List.of(p, xs),
                        matchList(
                                xs,
                                nil(NAT),
                                "x",
                                "rest",
                                ifThen(apply(p, x), cons(x, call(FILTER, p, rest)), call(FILTER, p, rest))))
                .define(LENGTH, List.of(xs), matchList(xs, nat(0), "x", "rest", suc(call(LENGTH, rest))))
                .define(SUM, List.of(xs), matchList(xs, nat(0), "x", "rest", op(PLUS, x, call(SUM, rest))))
                .define(EVEN, List.of(n), matchNat(n, truth(true), "m", call(ODD, m)))
                .define(ODD, List.of(n), matchNat(n, truth(false), "m", call(EVEN, m)))
                .define(
                        ACKERMANN,
                        List.of(m, n),
                        matchNat(
                                m,
                                suc(n),
                                "x",
                                matchNat(
                                        n, call(ACKERMANN, x, nat(1)), "k", call(ACKERMANN, x, call(ACKERMANN, m, k)))))
                .define(
                        FIB,
                        List.of(n),
                        matchNat(n, nat(0), "m", matchNat(m, nat(1), "k", op(PLUS, call(FIB, m), call(FIB, k)))))
                .define(
                        INSORT,
                        List.of(n, xs),
                        matchList(
                                xs,
                                cons(n, nil(NAT)),
                                "x",
                                "rest",
                                ifThen(op(LESS_EQUAL, n, x), cons(n, xs), cons(x, call(INSORT, n, rest)))))
                .define(SORT, List.of(xs), matchList(xs, nil(NAT), "x", "rest", call(INSORT, x, call(SORT, rest))))
                .define(
                        SORTED,
                        List.of(xs),
                        matchList(
                                xs,
                                truth(true),
                                "x",
                                "rest",
                                matchList(rest, truth(true), "k", "ys", and(op(LESS_EQUAL, x, k), call(SORTED, rest)))))
                .define(COUNT_DOWN, List.of(n, k), matchNat(n, k, "m", call(COUNT_DOWN, m, op(PLUS, k, nat(2)))))
                .define(ADD_ALL, List.of(n, xs), call(MAP, lambda(List.of(x), op(PLUS, x, n)), xs))
                .define(ABOVE, List.of(n, xs), call(FILTER, lambda(List.of(x), op(LESS, n, x)), xs))
                .define(HEAD, List.of(xs), matchList(xs, undefined("head", NAT), "x", "rest", x))
                .define(FACTORIAL, List.of(n), matchNat(n, nat(1), "m", op(TIMES, n, call(FACTORIAL, m))))
                .define(LOOP, List.of(n), call(LOOP, op(PLUS, n, nat(0))))
                .define(DEEP, List.of(n), matchNat(n, nat(0), "m", op(MOD, suc(call(DEEP, m)), nat(1000))))
                .define(
                        MIRROR,
                        List.of(t),
                        match(
                                t,
                                when(LEAF, List.of(), construct(LEAF)),
                                when(NODE, List.of(l, x, r), construct(NODE, call(MIRROR, r), x, call(MIRROR, l)))))
                .define(
                        SPINE,
                        List.of(n),
                        matchNat(n, construct(LEAF), "m", construct(NODE, call(SPINE, m), m, construct(LEAF))))
                .define(
                        NEXT,
                        List.of(c),
                        match(
                                c,
                                when(RED, List.of(), construct(GREEN)),
                                when(GREEN, List.of(), construct(BLUE)),
                                when(BLUE, List.of(), construct(RED))))
                .define(PICK_EVEN, List.of(xs), matchList(xs, nil(NAT), "x", "rest", cons(x, call(PICK_ODD, rest))))
                .define(PICK_ODD, List.of(xs), matchList(xs, nil(NAT), "x", "rest", call(PICK_EVEN, rest)))
                .define(MAGNITUDE, List.of(i), match(i, when(NONNEG, List.of(n), n), when(NEGSUC, List.of(m), suc(m))))
                .define(FROM, List.of(n), cons(n, call(FROM, suc(n))))
                .define(
                        TAKE,
                        List.of(n, xs),
                        matchNat(n, nil(NAT), "m", matchList(xs, nil(NAT), "x", "rest", cons(x, call(TAKE, m, rest)))))
                .define(
                        REV_PROPERTY,
                        List.of(xs, ys),
                        op(EQUAL, call(REV, call(APPEND, xs, ys)), call(APPEND, call(REV, ys), call(REV, xs))))
                .define(SORT_PROPERTY, List.of(xs), call(SORTED, call(SORT, xs)))
                .define(COMPOSE, List.of(f, g, n), apply(f, apply(g, n)))
                .define(TWICE, List.of(h, n), apply(h, n, apply(apply(h, n), n)))
                .program();
    }

    private Samples() {}
}
