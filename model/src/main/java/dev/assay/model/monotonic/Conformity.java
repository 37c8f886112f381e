package dev.assay.model.monotonic;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * What holds of a term's value in the larger scope when the i-th variable of the context, counted from the outermost, has
 * a new value and those before it have old ones: the value is new, or it is the default for false, or for true.
 */
// Arrays, as there is one for each place of a formula; nobody changes or compares them.
@SuppressWarnings("ArrayRecordComponent")
record Conformity(int[] isNew, int[] isFalse, int[] isTrue) {
    /** Nothing is known for any variable. */
    static Conformity general(int depth) {
        return of(depth, Constraints.FALSE, Constraints.FALSE);
    }

    /** The same truth values for all variables. */
    static Conformity of(int depth, int isFalse, int isTrue) {
        return of(depth, _ -> Constraints.FALSE, _ -> isFalse, _ -> isTrue);
    }

    static Conformity of(int depth, IntUnaryOperator isNew, IntUnaryOperator isFalse, IntUnaryOperator isTrue) {
        var result = new Conformity(new int[depth], new int[depth], new int[depth]);
        Arrays.setAll(result.isNew, isNew);
        Arrays.setAll(result.isFalse, isFalse);
        Arrays.setAll(result.isTrue, isTrue);
        return result;
    }

    int depth() {
        return isNew.length;
    }

    /** Without what is known for the variables from {@code depth} on. */
    Conformity outside(int depth) {
        return new Conformity(Arrays.copyOf(isNew, depth), Arrays.copyOf(isFalse, depth), Arrays.copyOf(isTrue, depth));
    }
}
