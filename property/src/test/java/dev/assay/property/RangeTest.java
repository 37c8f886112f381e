package dev.assay.property;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class RangeTest {
    private static long[] inOrder(long low, long high, long origin) {
        Range range = Range.between(low, high, origin);
        return LongStream.rangeClosed(0, high - low).map(range::simplest).toArray();
    }

    @Test
    void numbersComeByTheirDistanceFromTheOrigin() {
        assertEquals("[0, 1, -1, 2, -2, 3, 4]", Arrays.toString(inOrder(-2, 4, 0)));
        assertEquals("[5, 6, 4, 3, 2]", Arrays.toString(inOrder(2, 6, 5)));
        assertEquals("[2, 3, 4]", Arrays.toString(inOrder(2, 4, 2)));
    }

    @Test
    void everyNumberHasItsPlace() {
        Property.forAll(Gens.longs(-20, 20).list(3, 3)).forgetful().holds(xs -> {
            long[] sorted = xs.stream().mapToLong(x -> x).sorted().toArray();
            Range range = Range.between(sorted[0], sorted[2], sorted[1]);
            long[] order = inOrder(sorted[0], sorted[2], sorted[1]);
            boolean ascending = true;
            for (int i = 1; i < order.length; i++) {
                ascending &= range.compare(order[i - 1], order[i]) < 0;
            }
            return ascending && Arrays.stream(order).allMatch(range::contains);
        });
    }

    @Test
    void allLongsAreARange() {
        Range range = Range.between(Long.MIN_VALUE, Long.MAX_VALUE);
        assertEquals(Long.MIN_VALUE, range.simplest(-1));
        assertEquals(Long.MAX_VALUE, range.simplest(-3));
        assertEquals(-1, range.simplest(2));
    }

    @Test
    void aNameThatIsGoneIsTheOneBefore() {
        Range names = Range.names(2, 5, 9);
        assertEquals(5, names.clamp(8));
        assertEquals(9, names.clamp(9));
        assertEquals(2, names.clamp(1));
        assertTrue(names.isName());
    }
}
