package dev.assay.logic.define.termination;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class FourierMotzkinTest {
    private static final Term X = new Free("x", Arithmetic.INT);
    private static final Term Y = new Free("y", Arithmetic.INT);

    /** a·x + b·y + c. */
    private static Linear linear(long a, long b, long c) {
        return Linear.of(X)
                .times(BigInteger.valueOf(a))
                .plus(Linear.of(Y).times(BigInteger.valueOf(b)))
                .plus(c);
    }

    @Test
    void aNumberBelowAndAboveAnotherDoesNotExist() {
        assertTrue(FourierMotzkin.contradict(List.of(linear(1, -1, -1), linear(-1, 1, 0))));
        assertFalse(FourierMotzkin.contradict(List.of(linear(1, -1, 0), linear(-1, 1, 0))));
    }

    @Test
    void noIntegerLiesBetweenTwoNeighbours() {
        // 2x = 1.
        assertTrue(FourierMotzkin.contradict(List.of(linear(2, 0, -1), linear(-2, 0, 1))));
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
            if (FourierMotzkin.contradict(inequalities)) {
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

    @Test
    void everyChoiceHasToFail() {
        Constraint small = Constraint.below(Linear.of(X), Linear.of(0));
        Constraint large = Constraint.below(Linear.of(5), Linear.of(X));
        Constraint three = Constraint.equal(Linear.of(X), Linear.of(3));
        assertTrue(Constraint.contradict(List.of(Constraint.any(small, large), three), 10));
        assertFalse(Constraint.contradict(List.of(Constraint.any(small, three), three), 10));
        assertFalse(Constraint.contradict(List.of(Constraint.any(small, large), three), 0));
    }
}
