package dev.assay.code.runtime;

import java.math.BigInteger;

/** Unbounded arithmetic. A number that fits in 64 bits is a {@link Long}, and only others are {@link BigInteger}. */
public final class BigNumbers {
    private BigNumbers() {}

    public static Object normal(BigInteger value) {
        return value.bitLength() < Long.SIZE ? (Object) value.longValue() : value;
    }

    public static BigInteger big(Object value) {
        return value instanceof Long small ? BigInteger.valueOf(small) : (BigInteger) value;
    }

    public static int signum(Object value) {
        return value instanceof Long small ? Long.signum(small) : ((BigInteger) value).signum();
    }

    public static Object plus(Object a, Object b) {
        if (a instanceof Long x && b instanceof Long y) {
            long sum = x + y;
            if (((x ^ sum) & (y ^ sum)) >= 0) {
                return sum;
            }
        }
        return normal(big(a).add(big(b)));
    }

    public static Object minus(Object a, Object b) {
        if (a instanceof Long x && b instanceof Long y) {
            long difference = x - y;
            if (((x ^ y) & (x ^ difference)) >= 0) {
                return difference;
            }
        }
        return normal(big(a).subtract(big(b)));
    }

    public static Object monus(Object a, Object b) {
        return lessEqual(a, b) ? (Object) 0L : minus(a, b);
    }

    public static Object times(Object a, Object b) {
        if (a instanceof Long x && b instanceof Long y) {
            long product = x * y;
            if (Math.multiplyHigh(x, y) == product >> 63) {
                return product;
            }
        }
        return normal(big(a).multiply(big(b)));
    }

    public static Object negate(Object a) {
        return a instanceof Long x && x != Long.MIN_VALUE ? (Object) (-x) : normal(big(a).negate());
    }

    public static Object div(Object a, Object b) {
        if (signum(b) == 0) {
            return 0L;
        }
        return normal(big(a).subtract(floorMod(big(a), big(b))).divide(big(b)));
    }

    public static Object mod(Object a, Object b) {
        return signum(b) == 0 ? a : normal(floorMod(big(a), big(b)));
    }

    private static BigInteger floorMod(BigInteger a, BigInteger b) {
        BigInteger rest = a.mod(b.abs());
        return b.signum() < 0 && rest.signum() != 0 ? rest.add(b) : rest;
    }

    public static Object gcd(Object a, Object b) {
        return normal(big(a).gcd(big(b)));
    }

    /** Signals {@link Stopped} for a result that no memory holds. */
    public static Object power(Object base, Object exponent) {
        if (!(exponent instanceof Long n) || n > Integer.MAX_VALUE) {
            BigInteger b = big(base);
            if (b.abs().compareTo(BigInteger.ONE) <= 0) {
                return b.signum() < 0 && !big(exponent).testBit(0) ? (Object) 1L : base;
            }
            throw Stopped.SIGNAL;
        }
        if ((long) big(base).bitLength() * n > 1L << 24 && big(base).abs().compareTo(BigInteger.ONE) > 0) {
            throw Stopped.SIGNAL;
        }
        return normal(big(base).pow((int) Math.max(0, n)));
    }

    public static Object toNatural(Object a) {
        return signum(a) < 0 ? (Object) 0L : a;
    }

    public static Object successor(Object a) {
        return plus(a, 1L);
    }

    public static Object predecessor(Object a) {
        return minus(a, 1L);
    }

    /** -(a + 1). */
    public static Object complement(Object a) {
        return a instanceof Long x ? (Object) (~x) : normal(((BigInteger) a).not());
    }

    public static boolean equal(Object a, Object b) {
        return a.equals(b);
    }

    public static boolean less(Object a, Object b) {
        return a instanceof Long x && b instanceof Long y ? x < y : big(a).compareTo(big(b)) < 0;
    }

    public static boolean lessEqual(Object a, Object b) {
        return !less(b, a);
    }
}
