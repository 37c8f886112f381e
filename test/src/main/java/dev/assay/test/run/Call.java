package dev.assay.test.run;

import dev.assay.code.runtime.Fun;

/** A compiled function and the slots of its arguments, and the same function with unbounded numbers. */
final class Call {
    /** The function with unbounded numbers, which is compiled only when one overflows. */
    interface Unbounded {
        Fun function();
    }

    final Fun function;
    final int[] slots;
    private final Unbounded unbounded;

    Call(Fun function, int[] slots, Unbounded unbounded) {
        this.function = function;
        this.slots = slots;
        this.unbounded = unbounded;
    }

    boolean test(Object[] values) {
        return test(function, values);
    }

    boolean testUnbounded(Object[] values) {
        return test(unbounded.function(), values);
    }

    Object value(Object[] values) {
        return value(function, values);
    }

    Object valueUnbounded(Object[] values) {
        return value(unbounded.function(), values);
    }

    /** Whether it is the variable in this slot that changes from test to test, while the others stay the same. */
    boolean isLast(int slot) {
        return slots.length > 0 && slots[slots.length - 1] == slot;
    }

    /** All arguments but the last. */
    Object[] first(Object[] values) {
        var result = new Object[slots.length - 1];
        for (int i = 0; i < result.length; i++) {
            result[i] = values[slots[i]];
        }
        return result;
    }

    private boolean test(Fun f, Object[] v) {
        int[] s = slots;
        return switch (s.length) {
            case 1 -> f.test(v[s[0]]);
            case 2 -> f.test(v[s[0]], v[s[1]]);
            case 3 -> f.test(v[s[0]], v[s[1]], v[s[2]]);
            case 4 -> f.test(v[s[0]], v[s[1]], v[s[2]], v[s[3]]);
            default -> (Boolean) f.applyAll(arguments(v));
        };
    }

    private Object value(Fun f, Object[] v) {
        return f.applyAll(arguments(v));
    }

    private Object[] arguments(Object[] values) {
        var result = new Object[slots.length];
        for (int i = 0; i < result.length; i++) {
            result[i] = values[slots[i]];
        }
        return result;
    }
}
