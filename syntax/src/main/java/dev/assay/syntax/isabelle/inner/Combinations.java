package dev.assay.syntax.isabelle.inner;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** One of each: the combinations of several alternatives. */
final class Combinations {
    private Combinations() {}

    /** The first combinations, at most so many, of which all beginnings fit. */
    static <T> List<List<T>> of(List<List<T>> alternatives, int most, Predicate<List<T>> fits) {
        List<List<T>> result = List.of(List.of());
        for (List<T> next : alternatives) {
            var longer = new ArrayList<List<T>>();
            for (List<T> before : result) {
                for (T one : next) {
                    var combination = new ArrayList<>(before);
                    combination.add(one);
                    if (longer.size() < most && fits.test(combination)) {
                        longer.add(combination);
                    }
                }
            }
            result = longer;
        }
        return result;
    }
}
