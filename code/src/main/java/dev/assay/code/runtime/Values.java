package dev.assay.code.runtime;

import java.math.BigInteger;

/** Values as compiled code holds them inside data and functions. */
public final class Values {
    private Values() {}

    /** Of values without functions and suspensions inside. */
    public static boolean equal(Object a, Object b) {
        return a == b || a.equals(b);
    }

    /** A number as compiled code holds it. */
    public static Object number(BigInteger value) {
        return BigNumbers.normal(value);
    }

    /** An argument as compiled code takes it: only numbers come in other forms. */
    public static Object argument(Object value) {
        return switch (value) {
            case BigInteger big -> BigNumbers.normal(big);
            case Integer small -> (Object) small.longValue();
            default -> value;
        };
    }
}
