package dev.assay.model.ground;

import dev.assay.model.circuit.Circuit;
import dev.assay.model.value.Atom;
import dev.assay.model.value.Data;
import dev.assay.model.value.Function;
import dev.assay.model.value.Pair;
import dev.assay.model.value.Table;
import dev.assay.model.value.Truth;
import dev.assay.model.value.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Of all ways to number the values of a datatype with parts before wholes, requires one: in the order of the greatest part, then
 * the constructor, then the arguments. Such a numbering exists for every set of values that contains its parts, since to
 * number the least candidate next makes only candidates with a greater greatest part.
 */
final class CanonicalOrder {
    private final Universe universe;
    private final Circuit circuit;

    CanonicalOrder(Universe universe) {
        this.universe = universe;
        this.circuit = universe.circuit();
    }

    void require(Data data) {
        List<int[]> before = key(data, 0);
        for (int atom = 1; atom < data.count(); atom++) {
            List<int[]> key = key(data, atom);
            universe.require(atMost(before, key));
            before = key;
        }
    }

    /** Digits, each as a vector whose entry j says that the digit is greater than j. */
    private List<int[]> key(Data data, int atom) {
        var result = new ArrayList<int[]>();
        int[] greatest = new int[data.count()];
        Arrays.fill(greatest, Circuit.FALSE);
        int[] constructor = new int[data.constructors().size()];
        Arrays.fill(constructor, Circuit.FALSE);
        var digits = new ArrayList<int[]>();
        for (int c = 0; c < constructor.length; c++) {
            int has = data.has(atom, c);
            for (int k = 0; k < data.constructors().get(c).arguments().size(); k++) {
                collect(data, data.argument(atom, c, k), has, greatest, digits);
            }
            for (int below = 0; below < c; below++) {
                constructor[below] = circuit.or(constructor[below], has);
            }
        }
        result.add(greatest);
        result.add(constructor);
        result.addAll(digits);
        return result;
    }

    private void collect(Data data, Value value, int has, int[] greatest, List<int[]> digits) {
        switch (value) {
            case Truth truth -> digits.add(new int[] {circuit.and(has, truth.yes())});
            case Atom atom -> {
                int[] digit = new int[atom.domain().count()];
                int above = Circuit.FALSE;
                for (int i = digit.length - 1; i >= 0; i--) {
                    above = circuit.or(above, atom.is(i));
                    digit[i] = circuit.and(has, above);
                }
                if (atom.domain() == data) {
                    for (int i = 0; i < digit.length; i++) {
                        greatest[i] = circuit.or(greatest[i], digit[i]);
                    }
                }
                digits.add(digit);
            }
            case Pair(var first, var second) -> {
                collect(data, first, has, greatest, digits);
                collect(data, second, has, greatest, digits);
            }
            // Parts behind a function count for the greatest part, or the order above need not exist.
            case Function function -> behind(data, function, has, greatest);
        }
    }

    private void behind(Data data, Function function, int has, int[] greatest) {
        if (function instanceof Table table) {
            for (int i = 0; i < table.domain().from().size(); i++) {
                collect(data, table.entry(i), has, greatest, new ArrayList<>());
            }
        }
    }

    private int atMost(List<int[]> left, List<int[]> right) {
        int result = Circuit.TRUE;
        for (int d = left.size() - 1; d >= 0; d--) {
            int less = Circuit.FALSE;
            int equal = Circuit.TRUE;
            for (int j = 0; j < left.get(d).length; j++) {
                int l = left.get(d)[j];
                int r = right.get(d)[j];
                less = circuit.or(less, circuit.and(-l, r));
                equal = circuit.and(equal, circuit.iff(l, r));
            }
            result = circuit.or(less, circuit.and(equal, result));
        }
        return result;
    }
}
