package dev.assay.logic.linear;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

class EliminationTest {
    private static final Type INT = Type.con(HolNames.INT);
    private static final Term X = new Free("x", INT);
    private static final Term Y = new Free("y", INT);
    private static final Term Z = new Free("z", INT);

    /** a·x + b·y + c. */
    private static Linear linear(long a, long b, long c) {
        return Linear.of(X)
                .times(BigInteger.valueOf(a))
                .plus(Linear.of(Y).times(BigInteger.valueOf(b)))
                .plus(c);
    }

    @Test
    void aNumberBelowAndAboveAnotherDoesNotExist() {
        assertTrue(Elimination.contradictForWholeNumbers(List.of(linear(1, -1, -1), linear(-1, 1, 0))));
        assertFalse(Elimination.contradictForWholeNumbers(List.of(linear(1, -1, 0), linear(-1, 1, 0))));
    }

    @Test
    void noIntegerLiesBetweenTwoNeighbours() {
        // 2x = 1.
        assertTrue(Elimination.contradictForWholeNumbers(List.of(linear(2, 0, -1), linear(-2, 0, 1))));
    }

    @Test
    void whatIsCalledContradictoryHasNoSolution() {
        var random = new Random(1);
        int contradictions = 0;
        for (int round = 0; round < 3_000; round++) {
            var inequalities = new ArrayList<Linear>();
            for (int i = 0; i < 4; i++) {
                inequalities.add(linear(random.nextInt(7) - 3, random.nextInt(7) - 3, random.nextInt(13) - 6));
            }
            if (Elimination.contradictForWholeNumbers(inequalities)) {
                contradictions++;
                assertFalse(hasSolution(inequalities), inequalities::toString);
            }
        }
        assertTrue(contradictions > 100);
    }

    private static boolean hasSolution(List<Linear> inequalities) {
        for (long x = -20; x <= 20; x++) {
            for (long y = -20; y <= 20; y++) {
                BigInteger atX = BigInteger.valueOf(x);
                BigInteger atY = BigInteger.valueOf(y);
                if (inequalities.stream()
                        .allMatch(e -> e.coefficient(X)
                                        .multiply(atX)
                                        .add(e.coefficient(Y).multiply(atY))
                                        .add(e.constant())
                                        .signum()
                                >= 0)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Bounds of sums of three numbers. */
    private static List<Elimination.Bound> bounds(Random random) {
        var bounds = new ArrayList<Elimination.Bound>();
        for (int i = 0; i < 5; i++) {
            Linear left = linear(random.nextInt(7) - 3, random.nextInt(7) - 3, random.nextInt(9) - 4)
                    .plus(Linear.of(Z).times(BigInteger.valueOf(random.nextInt(3) - 1)));
            bounds.add(new Elimination.Bound(left, random.nextBoolean()));
        }
        return bounds;
    }

    @Test
    void theFactorsOfAContradictionAddTheBoundsUpToSomethingFalse() {
        var random = new Random(2);
        int contradictions = 0;
        for (int round = 0; round < 2_000; round++) {
            List<Elimination.Bound> bounds = bounds(random);
            Optional<Map<Integer, BigInteger>> factors = Elimination.contradiction(bounds);
            if (factors.isPresent()) {
                Linear sum = Linear.ZERO;
                boolean isStrict = false;
                for (var factor : factors.get().entrySet()) {
                    assertTrue(factor.getValue().signum() > 0);
                    Elimination.Bound bound = bounds.get(factor.getKey());
                    sum = sum.plus(bound.left().times(factor.getValue()));
                    isStrict |= bound.isStrict();
                }
                assertTrue(sum.isConstant(), bounds::toString);
                int sign = sum.constant().signum();
                assertTrue(sign > 0 || sign == 0 && isStrict, bounds::toString);
                contradictions++;
            }
        }
        assertTrue(contradictions > 200, contradictions + " contradictions");
    }
}
