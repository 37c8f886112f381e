package dev.assay.property;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class DoublesTest {
    @Test
    void everyNumberHasACodeThatMeansIt() {
        Property.forAll(Gens.longs(0, Doubles.LAST)).tries(20_000).forgetful().holds(code -> {
            double value = Doubles.decode(code);
            return Double.isFinite(value) && value >= 0 && Doubles.decode(Doubles.encode(value)) == value;
        });
        for (double each : new double[] {0, 1, 0.5, 1.5, 0.1, 1e300, Double.MAX_VALUE, Double.MIN_VALUE, 1L << 60}) {
            assertEquals(each, Doubles.decode(Doubles.encode(each)));
        }
    }

    @Test
    void fewDigitsAreSimple() {
        assertTrue(Doubles.encode(7) < Doubles.encode(1.5));
        assertTrue(Doubles.encode(1.5) < Doubles.encode(1.25));
        assertTrue(Doubles.encode(1.25) < Doubles.encode(1.1));
    }

    @Test
    void aFractionIsShrunkToOneWithFewDigits() {
        Result result = Property.forAll(Gens.doubles(0, 100))
                .forgetful()
                .seed(1)
                .test(x -> ForAll.require(x <= 3.1 || x == Math.rint(x)));
        assertEquals("3.5", GensTest.shrunk(result));
    }
}
