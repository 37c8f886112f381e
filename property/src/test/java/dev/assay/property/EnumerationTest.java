package dev.assay.property;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class EnumerationTest {
    @Test
    void smallValuesComeFirst() {
        assertEquals(
                List.of(0, 1, -1, 2, -2, 3, -3),
                Gens.ints().enumeration().upTo(3).limit(7).toList());
        assertEquals(
                List.of(List.of(), List.of(false), List.of(true), List.of(false, false)),
                Gens.booleans().list().enumeration().upTo(2).limit(4).toList());
    }

    @Test
    void aFiniteTypeIsCounted() {
        assertEquals(
                Optional.of(BigInteger.ONE.shiftLeft(32)),
                Gens.ints().enumeration().cardinality());
        assertEquals(
                Optional.of(BigInteger.valueOf(31)),
                Gens.booleans().list(0, 4).enumeration().cardinality());
        assertEquals(Optional.empty(), Gens.strings().enumeration().cardinality());
    }

    @Test
    void everyValueComesOnce() {
        List<List<Integer>> lists =
                Gens.ints(0, 2).list(0, 4).enumeration().upTo(100).toList();
        assertEquals(1 + 3 + 9 + 27 + 81, lists.size());
        assertEquals(lists.size(), new HashSet<>(lists).size());
    }

    sealed interface Tree {
        record Leaf() implements Tree {}

        record Node(Tree left, Tree right) implements Tree {}
    }

    @Test
    void treesAreCountedByCatalan() {
        // A tree with n nodes has n + 1 leaves, and each constructor counts one.
        var trees = Gens.of(Tree.class).enumeration();
        for (int nodes = 0; nodes < 12; nodes++) {
            assertEquals(catalan(nodes), trees.count(2 * nodes + 1));
        }
        BigInteger far = BigInteger.TEN.pow(100);
        int size = 1;
        while (trees.count(size).compareTo(far) <= 0) {
            size++;
        }
        assertTrue(trees.get(size, far).isPresent());
    }

    private static BigInteger catalan(int n) {
        BigInteger result = BigInteger.ONE;
        for (int i = 0; i < n; i++) {
            result = result.multiply(BigInteger.valueOf(2L * (2L * i + 1))).divide(BigInteger.valueOf(i + 2L));
        }
        return result;
    }

    /** What is enumerated is what the generator chooses when it is run on it, no more and no less. */
    @TestFactory
    Stream<DynamicTest> aSeriesIsReplayedAsItIs() {
        return Stream.<Gen<?>>of(
                        Gens.ints(),
                        Gens.longs(),
                        Gens.doubles(),
                        Gens.bigIntegers(),
                        Gens.strings(1, 3),
                        Gens.ints(0, 3).list(1, 4),
                        Gens.of(Tree.class),
                        Gens.functions(Gens.booleans()),
                        Times.zonedDateTimes(),
                        Gens.maps(Gens.booleans(), Gens.ints()),
                        Gens.ints(0, 3).flatMap(n -> Gens.booleans().list(n, n)),
                        Gens.shuffled(List.of(1, 2, 3)))
                .map(gen -> DynamicTest.dynamicTest(gen.label().toString(), () -> isReplayed(gen)));
    }

    private static void isReplayed(Gen<?> gen) {
        var enumeration = gen.enumeration();
        for (int size = 0; size < 8; size++) {
            long count = enumeration.count(size).min(BigInteger.valueOf(200)).longValueExact();
            for (long i = 0; i < count; i++) {
                long[] series = enumeration.choices(size, BigInteger.valueOf(i));
                var recording = Recording.replay(series, Enumeration.SIZE);
                try {
                    gen.generate(recording);
                } catch (Rejected e) {
                    continue;
                }
                assertArrayEquals(series, recording.values());
            }
        }
    }

    @Test
    void whatFlatMapMakesIsEnumeratedToo() {
        Set<List<Boolean>> lists = Gens.ints(0, 2)
                .flatMap(n -> Gens.booleans().list(n, n))
                .enumeration()
                .upTo(6)
                .collect(Collectors.toSet());
        assertEquals(7, lists.size());
    }
}
