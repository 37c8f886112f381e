package dev.assay.prove.arith;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Numbers as terms, and the operations on them. */
final class Numerals {
    static final Type NAT = Type.con(HolNames.NAT);
    static final Type INT = Type.con(HolNames.INT);
    static final Type NUM = Type.con(HolNames.NUM);

    private Numerals() {}

    static Term binary(String operation, Term a, Term b) {
        Type type = a.type();
        return Term.app(new Const(operation, Type.fun(List.of(type, type), type)), a, b);
    }

    static Term plus(Term a, Term b) {
        return binary(HolNames.PLUS, a, b);
    }

    static Term times(Term a, Term b) {
        return binary(HolNames.TIMES, a, b);
    }

    static Term minus(Term a) {
        return Term.app(new Const(HolNames.UMINUS, Type.fun(a.type(), a.type())), a);
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
            return new Const(HolNames.ZERO, type);
        }
        return n.equals(BigInteger.ONE)
                ? new Const(HolNames.ONE, type)
                : Term.app(new Const(HolNames.NUMERAL, Type.fun(NUM, type)), digits(n));
    }

    private static Term digits(BigInteger n) {
        if (n.equals(BigInteger.ONE)) {
            return new Const(HolNames.NUM_ONE, NUM);
        }
        String digit = n.testBit(0) ? HolNames.NUM_BIT1 : HolNames.NUM_BIT0;
        return Term.app(new Const(digit, Type.fun(NUM, NUM)), digits(n.shiftRight(1)));
    }

    /** The number that a term is, or null. */
    static @Nullable BigInteger value(Term t) {
        return switch (t) {
            case Const(var name, var _) when name.equals(HolNames.ZERO) -> BigInteger.ZERO;
            case Const(var name, var _) when name.equals(HolNames.ONE) -> BigInteger.ONE;
            case Term.App(Const(var name, var _), var digits) when name.equals(HolNames.NUMERAL) -> digitsValue(digits);
            case Term.App(Const(var name, var _), var a)
            when name.equals(HolNames.UMINUS) -> {
                BigInteger n = value(a);
                yield n == null ? null : n.negate();
            }
            case Const _, Term.Free _, Term.Bound _, Term.Abs _, Term.App _ -> null;
        };
    }

    private static @Nullable BigInteger digitsValue(Term t) {
        return switch (t) {
            case Const(var name, var _) when name.equals(HolNames.NUM_ONE) -> BigInteger.ONE;
            case Term.App(Const(var name, var _), var rest) -> {
                BigInteger n = digitsValue(rest);
                yield n == null
                        ? null
                        : name.equals(HolNames.NUM_BIT0)
                                ? n.shiftLeft(1)
                                : name.equals(HolNames.NUM_BIT1)
                                        ? n.shiftLeft(1).add(BigInteger.ONE)
                                        : null;
            }
            case Const _, Term.Free _, Term.Bound _, Term.Abs _, Term.App _ -> null;
        };
    }
}
