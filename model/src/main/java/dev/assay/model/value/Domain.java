package dev.assay.model.value;

import dev.assay.logic.Type;

/** The values of a type that are represented, in a fixed order. */
public sealed interface Domain permits Truths, Atoms, Product, Functions {
    /** More values than anybody would count. */
    long MANY = Long.MAX_VALUE;

    Type type();

    /** How many values are represented, or {@link #MANY}. */
    long size();

    /** The value with this number. */
    Value element(int index);

    /** Whether every value of the type is represented: a literal of the circuit. */
    int complete();

    /** Whether what is represented is one value of the type, and not several that differ where nobody looks. */
    boolean isConcrete();

    static long times(long a, long b) {
        return a == 0 || b == 0 ? 0 : a > MANY / b ? MANY : a * b;
    }

    static long plus(long a, long b) {
        return a > MANY - b ? MANY : a + b;
    }

    static long power(long base, long exponent) {
        if (base <= 1) {
            return exponent == 0 ? 1 : base;
        }
        long result = 1;
        for (long i = 0; i < exponent && result != MANY; i++) {
            result = times(result, base);
        }
        return result;
    }
}
