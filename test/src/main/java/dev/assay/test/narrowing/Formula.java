package dev.assay.test.narrowing;

import dev.assay.code.runtime.Fun;

/** A compiled formula and which of the variables it takes. */
final class Formula {
    private final Fun function;
    private final int[] variables;

    Formula(Fun function, int[] variables) {
        this.function = function;
        this.variables = variables;
    }

    boolean test(Object[] values) {
        int[] v = variables;
        return switch (v.length) {
            case 1 -> function.test(values[v[0]]);
            case 2 -> function.test(values[v[0]], values[v[1]]);
            case 3 -> function.test(values[v[0]], values[v[1]], values[v[2]]);
            case 4 -> function.test(values[v[0]], values[v[1]], values[v[2]], values[v[3]]);
            default -> {
                var arguments = new Object[v.length];
                for (int i = 0; i < v.length; i++) {
                    arguments[i] = values[v[i]];
                }
                yield function.testAll(arguments);
            }
        };
    }
}
