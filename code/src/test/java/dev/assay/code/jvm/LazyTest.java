package dev.assay.code.jvm;

import static dev.assay.code.jvm.ProgramBuilder.*;
import static dev.assay.code.jvm.Samples.*;
import static dev.assay.code.program.Operation.*;
import static org.junit.jupiter.api.Assertions.*;

import dev.assay.code.program.Expr;
import dev.assay.code.runtime.Data;
import dev.assay.code.runtime.Fun;
import dev.assay.code.runtime.Hole;
import dev.assay.code.runtime.Lazy;
import dev.assay.code.runtime.MatchFailure;
import dev.assay.code.runtime.Refine;
import dev.assay.code.runtime.Successor;
import dev.assay.code.runtime.Thunk;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import java.util.List;
import org.junit.jupiter.api.Test;

class LazyTest {
    private final Compiled lazy = Compiled.of(Samples.program(), Mode.LAZY);

    private Object deep(Const function, Object... arguments) {
        return Lazy.deep(lazy.call(function, arguments));
    }

    private static Object needs(Compiled code, Const function, Object... arguments) {
        return assertThrows(Refine.class, () -> code.call(function, arguments))
                .hole()
                .position();
    }

    private static Compiled define(Const name, List<Expr.Var> parameters, Expr body) {
        return Compiled.of(new ProgramBuilder().define(name, parameters, body).program(), Mode.LAZY);
    }

    @Test
    void withoutHolesTheValuesAreTheSame() {
        assertEquals(numbers(1, 2, 3, 4), deep(APPEND, numbers(1, 2), numbers(3, 4)));
        assertEquals(numbers(3, 2, 1), deep(REV, numbers(1, 2, 3)));
        assertEquals(numbers(11, 12), deep(ADD_ALL, 10L, numbers(1, 2)));
        assertEquals(numbers(5, 4), deep(ABOVE, 3L, numbers(5, 3, 4, 1)));
        assertEquals(true, deep(EVEN, 10L));
        assertEquals(9L, deep(ACKERMANN, 2L, 3L));
        assertEquals(55L, deep(FIB, 10L));
        assertEquals(numbers(1, 2, 2, 5), deep(SORT, numbers(2, 5, 1, 2)));
        assertEquals(true, deep(REV_PROPERTY, numbers(9, 3, 7), numbers(1)));
        assertEquals(7L, deep(MAGNITUDE, -7L));
        assertEquals(Data.of(2), deep(NEXT, Data.of(1)));
        assertThrows(MatchFailure.class, () -> deep(HEAD, numbers()));
    }

    @Test
    void aCopyForALambdaNeedsNoMoreThanTheFunction() {
        assertEquals(0L, needs(lazy, ADD_ALL, new Hole(1L), new Hole(0L)));
        var first = (Data) lazy.call(ADD_ALL, new Hole(1L), Data.of(1, new Object[] {new Hole(2L), new Hole(0L)}));
        assertEquals(
                2L,
                assertThrows(Refine.class, () -> Lazy.force(first.field(0)))
                        .hole()
                        .position());
        assertEquals(
                0L,
                assertThrows(Refine.class, () -> Lazy.force(first.field(1)))
                        .hole()
                        .position());
    }

    @Test
    void equalityOfTwoHolesNeedsTheFirst() {
        Const same = ProgramBuilder.name("same", BOOL, NAT, NAT);
        Expr.Var n = v("n", NAT);
        Expr.Var m = v("m", NAT);
        Compiled code = define(same, List.of(n, m), op(EQUAL_NUMBER, n, m));
        assertEquals("n", needs(code, same, new Hole("n"), new Hole("m")));
        assertEquals("m", needs(code, same, 0L, new Hole("m")));
        assertEquals(false, code.call(same, 0L, new Successor(new Hole("m"))));
        assertEquals("n'", needs(code, same, new Successor(new Hole("n'")), new Successor(new Hole("m'"))));
    }

    @Test
    void parallelConnectivesAreDecidedByEitherSide() {
        Const below = ProgramBuilder.name("below", BOOL, NAT, NAT);
        Expr.Var n = v("n", NAT);
        Expr.Var m = v("m", NAT);
        Expr both = ifThen(op(LESS, n, nat(3)), op(LESS, m, nat(3)), truth(false));
        Expr either = ifThen(op(LESS, n, nat(3)), truth(true), op(LESS, m, nat(3)));
        for (boolean isBoth : new boolean[] {true, false}) {
            var program = new ProgramBuilder()
                    .define(below, List.of(n, m), isBoth ? both : either)
                    .program();
            Object deciding = isBoth ? 5L : 1L;
            Compiled plain = Compiled.of(program, Mode.LAZY);
            assertEquals("n", needs(plain, below, new Hole("n"), deciding));
            Compiled parallel = Compiled.of(Parallel.of(program), Mode.LAZY);
            assertEquals(!isBoth, parallel.call(below, new Hole("n"), deciding));
            assertEquals(!isBoth, parallel.call(below, deciding, new Hole("m")));
            assertEquals("n", needs(parallel, below, new Hole("n"), new Hole("m")));
            assertEquals("m", needs(parallel, below, isBoth ? 1L : 5L, new Hole("m")));
        }
    }

    @Test
    void listsAreComparedFromTheLeft() {
        Const same = ProgramBuilder.name("same", BOOL, LIST, LIST);
        Expr.Var xs = v("xs", LIST);
        Expr.Var ys = v("ys", LIST);
        Compiled code = define(same, List.of(xs, ys), op(EQUAL, xs, ys));
        Object one = Data.of(1, 1L, new Hole("rest"));
        assertEquals(false, code.call(same, one, Data.of(1, 2L, new Hole("other"))));
        assertEquals("rest", needs(code, same, one, numbers(1)));
        assertEquals(false, code.call(same, one, numbers()));
    }

    @Test
    void comparisonsNeedNoMoreThanPeanoWould() {
        Const less = ProgramBuilder.name("less", BOOL, NAT, NAT);
        Expr.Var n = v("n", NAT);
        Expr.Var m = v("m", NAT);
        Compiled code = define(less, List.of(n, m), op(LESS, n, suc(m)));
        assertEquals(true, code.call(less, 0L, new Hole("m")));
        assertEquals("n", needs(code, less, new Hole("n"), new Hole("m")));
        assertEquals("m", needs(code, less, new Successor(new Hole("n")), new Hole("m")));
        assertEquals(false, code.call(less, new Successor(new Hole("n")), 0L));
    }

    @Test
    void sumsAndProductsAreKnownAsFarAsTheirParts() {
        Const positive = ProgramBuilder.name("positive", BOOL, NAT, NAT);
        Expr.Var n = v("n", NAT);
        Expr.Var m = v("m", NAT);
        Compiled sum = define(positive, List.of(n, m), op(LESS, nat(1), op(PLUS, n, m)));
        assertEquals(true, sum.call(positive, 2L, new Hole("m")));
        assertEquals("m", needs(sum, positive, 1L, new Hole("m")));
        Compiled product = define(positive, List.of(n, m), op(LESS, nat(0), op(TIMES, n, m)));
        assertEquals(false, product.call(positive, 0L, new Hole("m")));
        assertEquals(true, product.call(positive, new Successor(new Hole("n")), new Successor(new Hole("m"))));
        Compiled difference = define(positive, List.of(n, m), op(LESS, nat(0), op(MONUS, n, m)));
        assertEquals(false, difference.call(positive, 0L, new Successor(new Hole("m"))));
        Compiled rest = define(positive, List.of(n, m), op(LESS, nat(0), op(MOD, n, m)));
        assertEquals("m", needs(rest, positive, 5L, new Successor(new Hole("m"))));
    }

    @Test
    void infiniteListsAreTakenFrom() {
        Const some = ProgramBuilder.name("some", LIST, NAT);
        Expr.Var n = v("n", NAT);
        Expr.Var m = v("m", NAT);
        Expr.Var x = v("x", NAT);
        Expr.Var xs = v("xs", LIST);
        Expr.Var rest = v("rest", LIST);
        Compiled code = Compiled.of(
                new ProgramBuilder()
                        .define(FROM, List.of(n), cons(n, ProgramBuilder.call(FROM, suc(n))))
                        .define(
                                TAKE,
                                List.of(n, xs),
                                matchNat(
                                        n,
                                        nil(NAT),
                                        "m",
                                        matchList(
                                                xs,
                                                nil(NAT),
                                                "x",
                                                "rest",
                                                cons(x, ProgramBuilder.call(TAKE, m, rest)))))
                        .define(some, List.of(n), ProgramBuilder.call(TAKE, n, ProgramBuilder.call(FROM, nat(5))))
                        .program(),
                Mode.LAZY);
        assertEquals(numbers(5, 6, 7), Lazy.deep(code.call(some, 3L)));
    }

    @Test
    void aValueThatIsNeededTwiceIsComputedOnce() {
        Const twice = ProgramBuilder.name("twice", NAT, Type.fun(NAT, NAT));
        Expr.Var f = v("f", Type.fun(NAT, NAT));
        Expr.Var x = v("x", NAT);
        Compiled code = define(twice, List.of(f), let(x, apply(f, nat(3)), op(PLUS, x, x)));
        var count = new int[1];
        Fun counted = new Fun(1) {
            @Override
            protected Object applyExactly(Object... arguments) {
                count[0]++;
                return (Long) arguments[0] + 1;
            }
        };
        assertEquals(8L, code.call(twice, counted));
        assertEquals(1, count[0]);
    }

    @Test
    void aValueThatIsNotNeededIsNotComputed() {
        Const first = ProgramBuilder.name("first", NAT, NAT);
        Expr.Var n = v("n", NAT);
        Expr.Var x = v("x", NAT);
        Compiled code = define(first, List.of(n), let(x, undefined("never", NAT), n));
        assertEquals(4L, code.call(first, 4L));
    }

    @Test
    void aFailedSuspensionIsTriedAnew() {
        var filled = new Object[1];
        var thunk = new Thunk() {
            @Override
            protected Object evaluate() {
                return filled[0] == null ? new Hole("later").force() : filled[0];
            }
        };
        Object list = Data.of(1, thunk, Data.of(0));
        assertEquals("later", needs(lazy, HEAD, list));
        filled[0] = 6L;
        assertEquals(6L, lazy.call(HEAD, list));
    }

    @Test
    void functionsThatKnowNoSuspensionsGetWholeValues() {
        Const use = ProgramBuilder.name("use", BOOL, Type.fun(LIST, BOOL), LIST);
        Expr.Var f = v("f", Type.fun(LIST, BOOL));
        Expr.Var xs = v("xs", LIST);
        Compiled code = define(use, List.of(f, xs), apply(f, cons(op(PLUS, nat(1), nat(2)), xs)));
        Fun isThree = new Fun(1) {
            @Override
            protected Object applyExactly(Object... arguments) {
                return arguments[0].equals(numbers(3, 1));
            }
        };
        assertEquals(true, code.call(use, isThree, Data.of(1, new Successor(0L), Data.of(0))));
        assertEquals("tail", needs(code, use, isThree, new Hole("tail")));
    }

    @Test
    void methodsOfTheRuntimeGetWholeValues() {
        Const same = ProgramBuilder.name("same", BOOL, LIST, LIST);
        Expr.Var xs = v("xs", LIST);
        Expr.Var ys = v("ys", LIST);
        Compiled code = define(same, List.of(xs, ys), op(EQUAL_FUNCTION, xs, cons(op(PLUS, nat(1), nat(1)), ys)));
        assertEquals(true, code.call(same, numbers(2), numbers()));
        assertEquals("end", needs(code, same, numbers(2), new Hole("end")));
    }
}
