package dev.assay.property;

/**
 * Non-negative finite doubles as numbers whose order is that of simplicity: whole numbers first, then those with few binary
 * digits near 1, then the others.
 */
final class Doubles {
    /** Below this, a number stands for itself. */
    private static final long WHOLE = 1L << 51;

    private static final int MANTISSA = 52;
    private static final int ONE = 1023;
    private static final int EXPONENTS = 2047;

    static final long LAST = WHOLE + ((long) EXPONENTS << MANTISSA) - 1;

    private Doubles() {}

    static double decode(long code) {
        if (code < WHOLE) {
            return code;
        }
        long rest = code - WHOLE;
        int order = (int) (rest >>> MANTISSA);
        // From 1 upwards first, then downwards.
        int exponent = order < EXPONENTS - ONE ? ONE + order : EXPONENTS - 1 - order;
        return Double.longBitsToDouble((long) exponent << MANTISSA | reverse(rest));
    }

    static long encode(double value) {
        if (value < WHOLE && value == Math.rint(value)) {
            return (long) value;
        }
        long bits = Double.doubleToRawLongBits(value);
        int exponent = (int) (bits >>> MANTISSA);
        int order = exponent >= ONE ? exponent - ONE : EXPONENTS - 1 - exponent;
        return WHOLE + ((long) order << MANTISSA | reverse(bits));
    }

    /** The digits after the point, last one first: so few digits make a small number. */
    private static long reverse(long mantissa) {
        return Long.reverse(mantissa) >>> (Long.SIZE - MANTISSA);
    }
}
