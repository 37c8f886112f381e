package dev.assay.code.runtime;

import java.math.BigInteger;

/** Arithmetic on 64 bits, which signals {@link Overflow} rather than being wrong. */
public final class SmallNumbers {
    private SmallNumbers() {}

    /** The number in a field or an argument of a function value. */
    public static long number(Object value) {
        if (value instanceof Long small) {
            return small;
        }
        return ((BigInteger) value).bitLength() < Long.SIZE ? ((BigInteger) value).longValue() : overflow();
    }

    @SuppressWarnings("DoNotCallSuggester") // compiled code calls it to throw
    public static long overflow() {
        throw Overflow.SIGNAL;
    }

    public static long plus(long a, long b) {
        long sum = a + b;
        return ((a ^ sum) & (b ^ sum)) < 0 ? overflow() : sum;
    }

    public static long minus(long a, long b) {
        long difference = a - b;
        return ((a ^ b) & (a ^ difference)) < 0 ? overflow() : difference;
    }

    public static long monus(long a, long b) {
        return a <= b ? 0 : a - b;
    }

    public static long times(long a, long b) {
        long product = a * b;
        return Math.multiplyHigh(a, b) == product >> 63 ? product : overflow();
    }

    public static long negate(long a) {
        return a == Long.MIN_VALUE ? overflow() : -a;
    }

    public static long div(long a, long b) {
        if (b == 0) {
            return 0;
        }
        return a == Long.MIN_VALUE && b == -1 ? overflow() : Math.floorDiv(a, b);
    }

    public static long mod(long a, long b) {
        return b == 0 ? a : Math.floorMod(a, b);
    }

    public static long gcd(long a, long b) {
        while (b != 0) {
            long rest = a % b;
            a = b;
            b = rest;
        }
        return a < 0 ? negate(a) : a;
    }

    public static long power(long base, long exponent) {
        long result = 1;
        while (exponent > 0) {
            if ((exponent & 1) != 0) {
                result = times(result, base);
            }
            exponent >>= 1;
            if (exponent > 0) {
                base = times(base, base);
            }
        }
        return result;
    }

    public static long toNatural(long a) {
        return Math.max(a, 0);
    }

    public static long successor(long a) {
        return a == Long.MAX_VALUE ? overflow() : a + 1;
    }

    /** -(a + 1). */
    public static long complement(long a) {
        return ~a;
    }
}
