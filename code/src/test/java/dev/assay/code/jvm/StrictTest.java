package dev.assay.code.jvm;

import static dev.assay.code.jvm.ProgramBuilder.*;
import static dev.assay.code.jvm.Samples.*;
import static org.junit.jupiter.api.Assertions.*;

import dev.assay.code.program.Expr;
import dev.assay.code.program.Layout;
import dev.assay.code.program.Operation;
import dev.assay.code.runtime.Data;
import dev.assay.code.runtime.Fun;
import dev.assay.code.runtime.Lazy;
import dev.assay.code.runtime.MatchFailure;
import dev.assay.code.runtime.Overflow;
import dev.assay.code.runtime.Stopped;
import dev.assay.code.runtime.TooDeep;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class StrictTest {
    private final Compiled small = Compiled.of(Samples.program(), Mode.SMALL);

    private static Compiled samples(Mode mode) {
        return Compiled.of(Samples.program(), mode);
    }

    private static Object call(Mode mode, Const function, Object... arguments) {
        return samples(mode).call(function, arguments);
    }

    @ParameterizedTest
    @EnumSource(names = {"SMALL", "BIG"})
    void listsAreAppendedAndReversed(Mode mode) {
        assertEquals(numbers(1, 2, 3, 4), call(mode, APPEND, numbers(1, 2), numbers(3, 4)));
        assertEquals(numbers(4), call(mode, APPEND, numbers(), numbers(4)));
        assertEquals(numbers(3, 2, 1), call(mode, REV, numbers(1, 2, 3)));
    }

    @ParameterizedTest
    @EnumSource(names = {"SMALL", "BIG"})
    void lambdasCaptureVariables(Mode mode) {
        assertEquals(numbers(11, 12), call(mode, ADD_ALL, 10L, numbers(1, 2)));
        assertEquals(numbers(5, 4), call(mode, ABOVE, 3L, numbers(5, 3, 4, 1)));
    }

    @ParameterizedTest
    @EnumSource(names = {"SMALL", "BIG"})
    void recursiveFunctionsOnNumbersComputeTheirValues(Mode mode) {
        assertEquals(true, call(mode, EVEN, 10L));
        assertEquals(false, call(mode, ODD, 10L));
        assertEquals(9L, call(mode, ACKERMANN, 2L, 3L));
        assertEquals(55L, call(mode, FIB, 10L));
        assertEquals(720L, call(mode, FACTORIAL, 6L));
        assertEquals(7L, call(mode, MAGNITUDE, -7L));
        assertEquals(7L, call(mode, MAGNITUDE, 7L));
    }

    @ParameterizedTest
    @EnumSource(names = {"SMALL", "BIG"})
    void listsAreSorted(Mode mode) {
        assertEquals(numbers(1, 2, 2, 5), call(mode, SORT, numbers(2, 5, 1, 2)));
        assertEquals(true, call(mode, SORTED, numbers(1, 2, 2, 5)));
        assertEquals(false, call(mode, SORTED, numbers(1, 3, 2)));
        assertEquals(true, call(mode, SORT_PROPERTY, numbers(9, 3, 7)));
        assertEquals(true, call(mode, REV_PROPERTY, numbers(9, 3, 7), numbers(1)));
    }

    @Test
    void constructorsOfTheSameArityAreToldApart() {
        assertEquals(Data.of(1), small.call(NEXT, Data.of(0)));
        assertEquals(Data.of(0), small.call(NEXT, Data.of(2)));
    }

    @Test
    void treesAreMirrored() {
        Data leaf = Data.of(0);
        Data tree = Data.of(1, Data.of(1, leaf, 1L, leaf), 2L, leaf);
        assertEquals(Data.of(1, leaf, 2L, Data.of(1, leaf, 1L, leaf)), small.call(MIRROR, tree));
    }

    @ParameterizedTest
    @EnumSource(names = {"SMALL", "BIG"})
    void numbersInDataMayBeOfAnySize(Mode mode) {
        for (long large : List.of(0x7fffffffL, 0x80000000L, -0x80000001L, Long.MAX_VALUE, Long.MIN_VALUE)) {
            Object list = numbers(1, large, 2);
            assertEquals(numbers(2, large, 1), call(mode, REV, list));
            assertEquals(numbers(1, large, 2, 1, large, 2), call(mode, APPEND, list, list));
            assertEquals(true, call(mode, REV_PROPERTY, list, numbers(large)));
        }
    }

    @Test
    void dataIsTheSameHoweverItKeepsItsNumbers() {
        Object boxed = Data.of(1, 5L, Data.of(0));
        Object unboxed = small.call(APPEND, numbers(5), numbers());
        assertNotEquals(boxed.getClass(), unboxed.getClass());
        assertEquals(boxed, unboxed);
        assertEquals(boxed.hashCode(), unboxed.hashCode());
        assertEquals(boxed.toString(), unboxed.toString());
        for (Mode mode : Mode.values()) {
            assertEquals(numbers(5, 5), Lazy.deep(call(mode, APPEND, boxed, unboxed)));
            assertEquals(numbers(5, 5), Lazy.deep(call(mode, APPEND, unboxed, boxed)));
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"SMALL", "BIG"})
    void tailCallsAreLoops(Mode mode) {
        assertEquals(20_000_000L, call(mode, COUNT_DOWN, 10_000_000L, 0L));
        assertEquals(true, call(mode, EVEN, 10_000_000L));
    }

    @ParameterizedTest
    @EnumSource(names = {"SMALL", "BIG"})
    void callsUnderConstructorsAreLoops(Mode mode) {
        Compiled code = samples(mode);
        Object list = upTo(1_000_000);
        Object doubled = code.call(APPEND, list, list);
        assertEquals(2_000_000L, code.call(LENGTH, doubled));
        assertEquals(500_000_500_000L, code.call(SUM, list));
        assertEquals(500_000L, code.call(LENGTH, code.call(ABOVE, 500_000L, list)));
        assertEquals(500_000L, code.call(LENGTH, code.call(PICK_EVEN, list)));
        assertEquals(1_000_001L, ((Data) code.call(ADD_ALL, 1_000_000L, list)).field(0));
        assertEquals(500_000L, code.call(LENGTH, code.call(INSORT, 0L, code.call(PICK_ODD, upTo(999_999)))));
    }

    @Test
    void equalityAndHashingOfLongListsDoNotRecurse() {
        assertEquals(upTo(1_000_000), upTo(1_000_000));
        assertEquals(upTo(1_000_000).hashCode(), upTo(1_000_000).hashCode());
        assertNotEquals(upTo(1_000_000), upTo(999_999));
    }

    @Test
    void overflowIsSignalledAndUnboundedNumbersGoOn() {
        assertThrows(Overflow.class, () -> small.call(FACTORIAL, 25L));
        assertEquals(
                new BigInteger("15511210043330985984000000"), small.unbounded().call(FACTORIAL, 25L));
        assertThrows(Overflow.class, () -> small.call(SUM, numbers(Long.MAX_VALUE, 1)));
        Object huge = listOf(new BigInteger("9").pow(99));
        assertThrows(Overflow.class, () -> small.call(SUM, huge));
        assertEquals(new BigInteger("9").pow(99), small.unbounded().call(SUM, huge));
    }

    @Test
    void aMissingCaseNamesTheFunction() {
        var failure = assertThrows(MatchFailure.class, () -> small.call(HEAD, numbers()));
        assertEquals("head", failure.function());
    }

    @Test
    void divergingFunctionsEndAtTheirBudget() {
        small.fuel().start(1_000_000, () -> false);
        assertThrows(Stopped.class, () -> small.call(LOOP, 1L));
        assertEquals(1_000_000, small.fuel().used());
        small.fuel().start(Long.MAX_VALUE, () -> small.fuel().used() > 500_000);
        assertThrows(Stopped.class, () -> small.call(LOOP, 1L));
    }

    @Test
    void theSameComputationTakesTheSameSteps() {
        small.fuel().start(1000, () -> false);
        small.call(REV, numbers(1, 2, 3));
        long used = small.fuel().used();
        small.fuel().start(used, () -> false);
        assertEquals(numbers(3, 2, 1), small.call(REV, numbers(1, 2, 3)));
        small.fuel().start(used - 1, () -> false);
        assertThrows(Stopped.class, () -> small.call(REV, numbers(1, 2, 3)));
    }

    @Test
    void deepRecursionRunsOnADeepStackAndNeverOverflowsIt() {
        assertEquals(0L, TooDeep.guarded(() -> small.call(DEEP, 1_000_000L)));
        assertThrows(TooDeep.class, () -> TooDeep.guarded(1 << 20, () -> small.call(DEEP, 10_000_000L)));
    }

    @Test
    void functionsTakeArgumentsInAnyPortions() {
        Fun append = small.function(APPEND);
        Fun partial = (Fun) append.apply(numbers(1));
        assertEquals(1, partial.arity());
        assertEquals(numbers(1, 2), partial.apply(numbers(2)));
        Fun add = new Fun(1) {
            @Override
            protected Object applyExactly(Object... first) {
                return new Fun(1) {
                    @Override
                    protected Object applyExactly(Object... second) {
                        return (Long) first[0] + (Long) second[0];
                    }
                };
            }
        };
        assertEquals(9L, small.call(TWICE, add, 3L));
        assertEquals(true, small.function(REV_PROPERTY).test(numbers(1, 2), numbers(3)));
    }

    @Test
    void manyFunctionsAreSpreadOverSeveralClasses() {
        var builder = new ProgramBuilder();
        int count = 5000;
        var x = v("x", NAT);
        for (int i = 0; i < count; i++) {
            Const self = ProgramBuilder.name("g" + i, NAT, NAT);
            Const next = ProgramBuilder.name("g" + (i + 1), NAT, NAT);
            builder.define(self, List.of(x), i == count - 1 ? x : ProgramBuilder.call(next, suc(x)));
        }
        var compiled = Compiled.of(builder.program(), Mode.SMALL);
        assertEquals(4999L, TooDeep.guarded(() -> compiled.call(ProgramBuilder.name("g0", NAT, NAT), 0L)));
    }

    @ParameterizedTest
    @EnumSource
    void aFunctionLargerThanAMethodIsSplit(Mode mode) {
        var n = v("n", NAT);
        Expr body = nat(0);
        for (int i = 0; i < 3000; i++) {
            body = ifThen(
                    op(Operation.EQUAL_NUMBER, op(Operation.TIMES, n, nat(3)), nat(3L * i)),
                    op(Operation.PLUS, nat(i), op(Operation.TIMES, n, n)),
                    body);
        }
        Const large = ProgramBuilder.name("large", NAT, NAT);
        var program = new ProgramBuilder().define(large, List.of(n), body).program();
        var compiled = Compiled.of(program, mode);
        assertEquals(6L, Lazy.deep(compiled.call(large, 2L)));
        assertEquals(2999L * 3000, Lazy.deep(compiled.call(large, 2999L)));
        assertEquals(0L, compiled.call(large, 3000L));
    }

    @Test
    void aTypeWithManyConstructorsIsTakenApart() {
        Type type = Type.con("Many");
        var shapes = new ArrayList<Layout.Shape>();
        var cases = new ArrayList<Expr.Case>();
        for (int i = 0; i < 400; i++) {
            var constructor = new Const("C" + i, i % 2 == 0 ? type : Type.fun(NAT, type));
            var field = v("field" + i, NAT);
            shapes.add(new Layout.Shape(constructor, i % 2 == 0 ? List.of() : List.of(NAT)));
            Expr sum = nat(i);
            for (int j = 0; j < 12; j++) {
                sum = op(Operation.PLUS, i % 2 == 0 ? nat(0) : field, sum);
            }
            cases.add(when(constructor, i % 2 == 0 ? List.of() : List.of(field), sum));
        }
        var builder = new ProgramBuilder();
        builder.addLayout(new Layout(type, shapes));
        Const number = ProgramBuilder.name("number", NAT, type);
        var value = v("value", type);
        builder.define(number, List.of(value), match(value, cases.toArray(Expr.Case[]::new)));
        var compiled = Compiled.of(builder.program(), Mode.SMALL);
        assertEquals(398L, compiled.call(number, Data.of(398)));
        assertEquals(399L + 12 * 5, compiled.call(number, Data.of(399, 5L)));
    }
}
