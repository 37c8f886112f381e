package dev.assay.logic.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.assay.logic.Type;
import dev.assay.logic.evaluate.Value.Bool;
import dev.assay.logic.evaluate.Value.Number;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class NumbersTest {
    private static final Type NAT = Type.con("Nat.nat");
    private static final Type INT = Type.con("Int.int");
    private static final Type RAT = Type.con("Rat.rat");
    private static final Type REAL = Type.con("Real.real");
    private static final Type OTHER = Type.con("T.t");

    private static Type binary(Type type) {
        return Type.fun(List.of(type, type), type);
    }

    private static Value apply(String operation, Type type, long... arguments) {
        return Numbers.apply(
                operation,
                type,
                java.util.Arrays.stream(arguments).mapToObj(Number::of).toList());
    }

    private static Number ratio(long numerator, long denominator) {
        return Number.ratio(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
    }

    @Test
    void integersAreComputedAsInJava() {
        Type type = binary(INT);
        for (int x = -7; x <= 7; x++) {
            for (int y = -7; y <= 7; y++) {
                assertEquals(Number.of(x + y), apply("Groups.plus_class.plus", type, x, y));
                assertEquals(Number.of(x - y), apply("Groups.minus_class.minus", type, x, y));
                assertEquals(Number.of((long) x * y), apply("Groups.times_class.times", type, x, y));
                assertEquals(Bool.of(x < y), apply("Orderings.ord_class.less", type, x, y));
                assertEquals(Bool.of(x <= y), apply("Orderings.ord_class.less_eq", type, x, y));
                assertEquals(
                        Number.of(y == 0 ? 0 : Math.floorDiv(x, y)), apply("Rings.divide_class.divide", type, x, y));
                assertEquals(
                        Number.of(y == 0 ? x : Math.floorMod(x, y)), apply("Rings.modulo_class.modulo", type, x, y));
                assertEquals(Bool.of(x == 0 ? y == 0 : y % x == 0), apply("Rings.dvd", type, x, y));
                assertEquals(
                        Number.of(BigInteger.valueOf(x).gcd(BigInteger.valueOf(y))),
                        apply("GCD.gcd_class.gcd", type, x, y));
            }
            assertEquals(Number.of(-x), apply("Groups.uminus_class.uminus", Type.fun(INT, INT), x));
            assertEquals(Number.of(Math.abs(x)), apply("Groups.abs_class.abs", Type.fun(INT, INT), x));
            assertEquals(Number.of(Integer.signum(x)), apply("Groups.sgn_class.sgn", Type.fun(INT, INT), x));
            assertEquals(Number.of(Math.max(0, x)), apply("Int.nat", Type.fun(INT, NAT), x));
            assertEquals(Number.of(x), apply("Int.of_int", Type.fun(INT, REAL), x));
            assertEquals(Number.of(x), apply("Nat.of_nat", Type.fun(NAT, INT), x));
        }
    }

    @Test
    void whatIsLessThanZeroIsZeroForNaturalNumbersOnly() {
        assertEquals(Number.of(0), apply("Groups.minus_class.minus", binary(NAT), 2, 5));
        assertEquals(Number.of(3), apply("Groups.minus_class.minus", binary(NAT), 5, 2));
        assertEquals(Number.of(0), apply("Groups.minus_class.minus", binary(NAT), 5, 5));
        assertEquals(Number.of(-3), apply("Groups.minus_class.minus", binary(REAL), 2, 5));
    }

    @Test
    void naturalNumbersAndIntegersHaveTheirConstructors() {
        assertEquals(Number.of(0), apply("Groups.zero_class.zero", NAT));
        assertEquals(Number.of(1), apply("Groups.one_class.one", INT));
        assertEquals(Number.of(4), apply("Nat.nat.Suc", Type.fun(NAT, NAT), 3));
        assertEquals(Number.of(3), apply("Int.int.Nonneg", Type.fun(NAT, INT), 3));
        assertEquals(Number.of(-4), apply("Int.int.Negsuc", Type.fun(NAT, INT), 3));
    }

    @Test
    void fractionsAreInLowestTermsWithAPositiveDenominator() {
        assertEquals(new Number(BigInteger.valueOf(-2), BigInteger.valueOf(3)), ratio(4, -6));
        assertEquals(new Number(BigInteger.valueOf(2), BigInteger.valueOf(3)), ratio(-4, -6));
        assertEquals(Number.of(0), ratio(5, 0));
        assertEquals(Number.of(0), ratio(0, -5));
    }

    @Test
    void realNumbersAreDividedExactly() {
        assertEquals(ratio(7, 2), apply("Rings.divide_class.divide", binary(REAL), 7, 2));
        assertEquals(ratio(-7, 2), apply("Rings.divide_class.divide", binary(RAT), 7, -2));
        assertEquals(Number.of(0), apply("Rings.divide_class.divide", binary(REAL), 7, 0));
        assertEquals(ratio(1, 3), apply("Fields.inverse_class.inverse", Type.fun(REAL, REAL), 3));
        assertEquals(Number.of(0), apply("Fields.inverse_class.inverse", Type.fun(REAL, REAL), 0));
    }

    @Test
    void fractionsAreAddedMultipliedAndCompared() {
        List<Number> parts = List.of(ratio(1, 2), ratio(1, 3));
        assertEquals(ratio(5, 6), Numbers.apply("Groups.plus_class.plus", binary(RAT), parts));
        assertEquals(ratio(1, 6), Numbers.apply("Groups.minus_class.minus", binary(RAT), parts));
        assertEquals(ratio(1, 6), Numbers.apply("Groups.times_class.times", binary(RAT), parts));
        assertEquals(ratio(3, 2), Numbers.apply("Rings.divide_class.divide", binary(RAT), parts));
        assertEquals(Bool.FALSE, Numbers.apply("Orderings.ord_class.less", binary(RAT), parts));
        assertEquals(Bool.TRUE, Numbers.apply("Orderings.ord_class.less", binary(RAT), parts.reversed()));
    }

    @Test
    void floorAndCeilingAreTheNearestIntegers() {
        Type type = Type.fun(REAL, INT);
        for (int n = -7; n <= 7; n++) {
            List<Number> half = List.of(ratio(n, 2));
            assertEquals(
                    Number.of(Math.floorDiv(n, 2)),
                    Numbers.apply("Archimedean_Field.floor_ceiling_class.floor", type, half));
            assertEquals(Number.of(Math.ceilDiv(n, 2)), Numbers.apply("Archimedean_Field.ceiling", type, half));
        }
    }

    @Test
    void powersAreComputedUpToAMillion() {
        Type type = Type.fun(List.of(INT, NAT), INT);
        assertEquals(Number.of(-8), apply("Power.power", type, -2, 3));
        assertEquals(Number.of(1), apply("Power.power", type, 0, 0));
        assertEquals(
                ratio(1, 8),
                Numbers.apply("Power.power", Type.fun(List.of(RAT, NAT), RAT), List.of(ratio(1, 2), Number.of(3))));
        assertEquals(Number.of(1), apply("Power.power", type, 1, (1 << 20) - 1));
        assertThrows(Unevaluable.class, () -> apply("Power.power", type, 1, 1 << 20));
    }

    @Test
    void onlyOperationsOnNumbersAreArithmetic() {
        for (String binary : List.of(
                "Groups.plus_class.plus",
                "Groups.minus_class.minus",
                "Groups.times_class.times",
                "Rings.divide_class.divide",
                "Rings.modulo_class.modulo",
                "Orderings.ord_class.less",
                "Orderings.ord_class.less_eq",
                "GCD.gcd_class.gcd",
                "Power.power",
                "Rings.dvd")) {
            assertEquals(Optional.of(2), Numbers.arity(binary, binary(INT)), binary);
            assertEquals(Optional.empty(), Numbers.arity(binary, binary(OTHER)), binary);
            assertEquals(Optional.empty(), Numbers.arity(binary, Type.fun(List.of(INT, OTHER), INT)), binary);
            assertEquals(Optional.empty(), Numbers.arity(binary, OTHER), binary);
        }
        for (String unary : List.of(
                "Groups.uminus_class.uminus",
                "Groups.abs_class.abs",
                "Groups.sgn_class.sgn",
                "Fields.inverse_class.inverse",
                "Int.nat",
                "Archimedean_Field.floor_ceiling_class.floor",
                "Archimedean_Field.ceiling",
                "Nat.of_nat",
                "Int.of_int")) {
            assertEquals(Optional.of(1), Numbers.arity(unary, Type.fun(RAT, REAL)), unary);
            assertEquals(Optional.empty(), Numbers.arity(unary, Type.fun(OTHER, OTHER)), unary);
        }
        assertEquals(Optional.empty(), Numbers.arity("Nat.of_nat", Type.fun(NAT, OTHER)));
        assertEquals(Optional.empty(), Numbers.arity("Rings.dvd", binary(REAL)));
        assertEquals(Optional.of(2), Numbers.arity("Rings.dvd", binary(NAT)));
        assertEquals(Optional.empty(), Numbers.arity("Groups.plus_class.plus", Type.fun(INT, INT)));
        assertEquals(Optional.of(0), Numbers.arity("Groups.zero_class.zero", NAT));
        assertEquals(Optional.empty(), Numbers.arity("Groups.zero_class.zero", OTHER));
        assertEquals(Optional.of(1), Numbers.arity("Nat.nat.Suc", Type.fun(NAT, NAT)));
        assertEquals(Optional.empty(), Numbers.arity("T.f", binary(INT)));
        assertThrows(IllegalArgumentException.class, () -> apply("T.f", binary(INT), 1, 2));
    }

    @Test
    void theTypesOfNumbersHaveNoParameters() {
        for (Type type : List.of(NAT, INT, RAT, REAL)) {
            assertEquals(true, Numbers.isNumeric(type));
        }
        assertEquals(false, Numbers.isNumeric(OTHER));
        assertEquals(false, Numbers.isNumeric(Type.con("Nat.nat", NAT)));
        assertEquals(false, Numbers.isNumeric(Type.var("'a")));
    }
}
