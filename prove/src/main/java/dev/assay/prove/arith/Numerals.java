package dev.assay.prove.arith;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Numbers as terms, and the operations on them. */
final class Numerals {
    static final Type NAT = Type.con("Nat.nat");
    static final Type INT = Type.con("Int.int");
    static final Type NUM = Type.con("Num.num");
    static final String PLUS = "Groups.plus_class.plus";
    static final String MINUS = "Groups.minus_class.minus";
    static final String UMINUS = "Groups.uminus_class.uminus";
    static final String TIMES = "Groups.times_class.times";
    static final String POWER = "Power.power";
    static final String DIVIDE = "Rings.divide_class.divide";
    static final String MODULO = "Rings.modulo_class.modulo";
    static final String ZERO = "Groups.zero_class.zero";
    static final String ONE = "Groups.one_class.one";
    static final String SUC = "Nat.nat.Suc";
    static final String NUMERAL = "Num.numeral_class.numeral";
    static final String LESS = "Orderings.ord_class.less";
    static final String LESS_EQ = "Orderings.ord_class.less_eq";

    private Numerals() {}

    static Term binary(String operation, Term a, Term b) {
        Type type = a.type();
        return Term.app(new Const(operation, Type.fun(List.of(type, type), type)), a, b);
    }

    static Term plus(Term a, Term b) {
        return binary(PLUS, a, b);
    }

    static Term times(Term a, Term b) {
        return binary(TIMES, a, b);
    }

    static Term minus(Term a) {
        return Term.app(new Const(UMINUS, Type.fun(a.type(), a.type())), a);
    }

    static Term compare(String relation, Term a, Term b) {
        return Term.app(new Const(relation, Type.fun(List.of(a.type(), a.type()), Type.bool())), a, b);
    }

    /** The number at a type; negative ones with a minus. */
    static Term literal(BigInteger n, Type type) {
        if (n.signum() < 0) {
            return minus(literal(n.negate(), type));
        }
        if (n.signum() == 0) {
            return new Const(ZERO, type);
        }
        return n.equals(BigInteger.ONE)
                ? new Const(ONE, type)
                : Term.app(new Const(NUMERAL, Type.fun(NUM, type)), digits(n));
    }

    private static Term digits(BigInteger n) {
        if (n.equals(BigInteger.ONE)) {
            return new Const("Num.num.One", NUM);
        }
        String digit = n.testBit(0) ? "Num.num.Bit1" : "Num.num.Bit0";
        return Term.app(new Const(digit, Type.fun(NUM, NUM)), digits(n.shiftRight(1)));
    }

    /** The number that a term is, or null. */
    static @Nullable BigInteger value(Term t) {
        return switch (t) {
            case Const(var name, var _) when name.equals(ZERO) -> BigInteger.ZERO;
            case Const(var name, var _) when name.equals(ONE) -> BigInteger.ONE;
            case Term.App(Const(var name, var _), var digits) when name.equals(NUMERAL) -> digitsValue(digits);
            case Term.App(Const(var name, var _), var a)
            when name.equals(UMINUS) -> {
                BigInteger n = value(a);
                yield n == null ? null : n.negate();
            }
            case Const _, Term.Free _, Term.Bound _, Term.Abs _, Term.App _ -> null;
        };
    }

    private static @Nullable BigInteger digitsValue(Term t) {
        return switch (t) {
            case Const(var name, var _) when name.equals("Num.num.One") -> BigInteger.ONE;
            case Term.App(Const(var name, var _), var rest) -> {
                BigInteger n = digitsValue(rest);
                yield n == null
                        ? null
                        : name.equals("Num.num.Bit0")
                                ? n.shiftLeft(1)
                                : name.equals("Num.num.Bit1") ? n.shiftLeft(1).add(BigInteger.ONE) : null;
            }
            case Const _, Term.Free _, Term.Bound _, Term.Abs _, Term.App _ -> null;
        };
    }
}
