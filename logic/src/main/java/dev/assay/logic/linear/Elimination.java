package dev.assay.logic.linear;

import dev.assay.logic.Term;
import dev.assay.run.Meter;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * Fourier's and Motzkin's elimination, which remembers of what each inequality is the sum.
 *
 * <pre>
 *   a·x + d ≤ 0     e − b·x ≤ 0
 *  ────────────────────────────  (a, b positive)
 *        b·d + a·e ≤ 0
 * </pre>
 */
public final class Elimination {
    private static final int MOST = 600;
    private static final int MOST_WITHOUT_PROOF = 2_000;

    /** e ≤ 0, or e < 0 if it is strict. */
    public record Bound(Linear left, boolean isStrict) {}

    /** left ≤ 0, or left < 0, the sum of given inequalities times these factors. */
    private record Combination(Linear left, boolean isStrict, Map<Integer, BigInteger> factors) {
        Combination tightened() {
            return new Combination(left.tightened(), isStrict, factors);
        }

        /** c ≤ 0 for a positive c, or 0 < 0. */
        boolean isFalse() {
            int sign = left.constant().signum();
            return left.isConstant() && (sign > 0 || sign == 0 && isStrict);
        }
    }

    /** Elimination can square the number of inequalities each time; beyond this nothing is known. */
    private final int most;

    private final UnaryOperator<Combination> rounding;

    private Elimination(int most, UnaryOperator<Combination> rounding) {
        this.most = most;
        this.rounding = rounding;
    }

    /** Positive factors by which the given bounds add up to something false, if there are any. */
    public static Optional<Map<Integer, BigInteger>> contradiction(List<Bound> inequalities) {
        return new Elimination(MOST, UnaryOperator.identity()).run(inequalities).map(Combination::factors);
    }

    /** True only if for no whole numbers all of these are 0 or more. */
    public static boolean contradictForWholeNumbers(Collection<Linear> inequalities) {
        List<Bound> bounds = inequalities.stream()
                .map(e -> new Bound(e.times(BigInteger.ONE.negate()), false))
                .toList();
        return new Elimination(MOST_WITHOUT_PROOF, Combination::tightened)
                .run(bounds)
                .isPresent();
    }

    private Optional<Combination> run(List<Bound> inequalities) {
        List<Combination> left = new ArrayList<>();
        for (int i = 0; i < inequalities.size(); i++) {
            Bound bound = inequalities.get(i);
            left.add(rounding.apply(new Combination(bound.left, bound.isStrict, Map.of(i, BigInteger.ONE))));
        }
        while (left.size() <= most) {
            Set<Term> unknowns = new LinkedHashSet<>();
            for (Combination c : left) {
                if (c.isFalse()) {
                    return Optional.of(c);
                }
                unknowns.addAll(c.left.coefficients().keySet());
            }
            if (unknowns.isEmpty()) {
                return Optional.empty();
            }
            Optional<Equation> equation = equation(left);
            left = strongest(
                    equation.isPresent() ? substituted(equation.get(), left) : without(cheapest(unknowns, left), left));
        }
        return Optional.empty();
    }

    /** e ≤ 0 and − e ≤ 0. */
    private record Equation(Combination below, Combination above) {}

    /** Equations are used first, since each takes an unknown away without making more of anything. */
    private static Optional<Equation> equation(List<Combination> all) {
        var known = new HashMap<Linear, Combination>();
        for (Combination c : all) {
            if (c.left.isConstant() || c.isStrict) {
                continue;
            }
            Combination opposite = known.get(c.left.times(BigInteger.ONE.negate()));
            if (opposite != null) {
                return Optional.of(new Equation(opposite, c));
            }
            known.put(c.left, c);
        }
        return Optional.empty();
    }

    private List<Combination> substituted(Equation equation, List<Combination> all) {
        Linear left = equation.below.left;
        Term x = left.coefficients().entrySet().stream()
                .min(Comparator.comparing(e -> e.getValue().abs()))
                .orElseThrow()
                .getKey();
        Combination up = left.coefficient(x).signum() > 0 ? equation.below : equation.above;
        Combination down = up == equation.below ? equation.above : equation.below;
        var result = new ArrayList<Combination>();
        for (Combination c : all) {
            int sign = c.left.coefficient(x).signum();
            if (sign == 0) {
                result.add(c);
            } else if (c != up && c != down) {
                result.add(sign > 0 ? combined(c, down, x) : combined(up, c, x));
            }
        }
        return result;
    }

    /** Of those that differ in their constants only, the one that says most. */
    private static List<Combination> strongest(List<Combination> all) {
        var best = new LinkedHashMap<Map<Term, BigInteger>, Combination>();
        for (Combination c : all) {
            best.merge(c.left.coefficients(), c, (a, b) -> {
                int order = a.left.constant().compareTo(b.left.constant());
                return order > 0 || order == 0 && (a.isStrict || !b.isStrict) ? a : b;
            });
        }
        return List.copyOf(best.values());
    }

    private static Term cheapest(Set<Term> unknowns, List<Combination> all) {
        Term best = unknowns.iterator().next();
        long least = Long.MAX_VALUE;
        for (Term x : unknowns) {
            long up =
                    all.stream().filter(c -> c.left.coefficient(x).signum() > 0).count();
            long down =
                    all.stream().filter(c -> c.left.coefficient(x).signum() < 0).count();
            if (up * down - up - down < least) {
                least = up * down - up - down;
                best = x;
            }
        }
        return best;
    }

    private List<Combination> without(Term x, List<Combination> all) {
        var result = new ArrayList<Combination>();
        for (Combination c : all) {
            int sign = c.left.coefficient(x).signum();
            if (sign == 0) {
                result.add(c);
            }
            for (Combination d : sign > 0 ? all : List.<Combination>of()) {
                if (d.left.coefficient(x).signum() < 0) {
                    result.add(combined(c, d, x));
                }
            }
        }
        return result;
    }

    private Combination combined(Combination up, Combination down, Term x) {
        Meter.tick();
        BigInteger a = up.left.coefficient(x);
        BigInteger b = down.left.coefficient(x).negate();
        BigInteger common = a.gcd(b);
        BigInteger forUp = b.divide(common);
        BigInteger forDown = a.divide(common);
        var factors = new HashMap<Integer, BigInteger>();
        up.factors.forEach((i, k) -> factors.merge(i, k.multiply(forUp), BigInteger::add));
        down.factors.forEach((i, k) -> factors.merge(i, k.multiply(forDown), BigInteger::add));
        return rounding.apply(new Combination(
                up.left.times(forUp).plus(down.left.times(forDown)), up.isStrict || down.isStrict, factors));
    }
}
