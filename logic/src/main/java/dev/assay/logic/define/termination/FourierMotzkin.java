package dev.assay.logic.define.termination;

import dev.assay.logic.Term;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Fourier's and Motzkin's elimination: whether inequalities e ≥ 0 contradict each other. */
final class FourierMotzkin {
    /** Elimination can square the number of inequalities each time; beyond this we do not know. */
    private static final int MOST = 2_000;

    private FourierMotzkin() {}

    /** True only if no integers satisfy all the inequalities. */
    static boolean contradict(Collection<Linear> inequalities) {
        Set<Linear> left = new LinkedHashSet<>();
        for (Linear e : inequalities) {
            left.add(e.tightened());
        }
        while (left.size() <= MOST) {
            if (left.stream().anyMatch(e -> e.isConstant() && e.constant().signum() < 0)) {
                return true;
            }
            left.removeIf(Linear::isConstant);
            if (left.isEmpty()) {
                return false;
            }
            left = without(cheapest(left), left);
        }
        return false;
    }

    /** The unknown whose elimination makes fewest inequalities. */
    private static Term cheapest(Set<Linear> inequalities) {
        Map<Term, long[]> signs = new HashMap<>();
        for (Linear e : inequalities) {
            e.coefficients().forEach((t, c) -> signs.computeIfAbsent(t, _ -> new long[2])[c.signum() > 0 ? 0 : 1]++);
        }
        return signs.entrySet().stream()
                .min((a, b) -> Long.compare(cost(a.getValue()), cost(b.getValue())))
                .orElseThrow()
                .getKey();
    }

    private static long cost(long[] signs) {
        return signs[0] * signs[1] - signs[0] - signs[1];
    }

    /** a·x + e ≥ 0 and d − b·x ≥ 0 give a·d + b·e ≥ 0. */
    private static Set<Linear> without(Term x, Set<Linear> inequalities) {
        List<Linear> lower = new ArrayList<>();
        List<Linear> upper = new ArrayList<>();
        Set<Linear> result = new LinkedHashSet<>();
        for (Linear e : inequalities) {
            int sign = e.coefficient(x).signum();
            if (sign == 0) {
                result.add(e);
            } else {
                (sign > 0 ? lower : upper).add(e);
            }
        }
        for (Linear low : lower) {
            for (Linear up : upper) {
                BigInteger a = low.coefficient(x);
                BigInteger b = up.coefficient(x).negate();
                result.add(up.times(a).plus(low.times(b)).tightened());
            }
        }
        return result;
    }
}
