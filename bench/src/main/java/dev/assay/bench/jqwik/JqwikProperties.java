package dev.assay.bench.jqwik;

import dev.assay.bench.hand.HandWritten;
import dev.assay.bench.hand.IntList;
import dev.assay.bench.hand.IntTree;
import dev.assay.test.random.Dice;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.GenerationMode;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;

/** Ready-made values for exhaustive tests, and the hand-written drawing for random ones: jqwik need not compose any. */
public final class JqwikProperties {
    static final int RANDOM_TESTS = 50_000;
    private static final int MOST_TESTS = 10_000_000;

    /** How large values are; set before a run. */
    static int size = 1;

    static long tests;

    private static boolean counted(boolean holds) {
        tests++;
        return holds;
    }

    @Provide
    Arbitrary<IntList> shortLists() {
        return Arbitraries.of(IntList.ofElements(size, 3));
    }

    @Provide
    Arbitrary<IntList> numberLists() {
        return Arbitraries.of(IntList.ofNumbers(size));
    }

    @Provide
    Arbitrary<IntTree> trees() {
        return Arbitraries.of(IntTree.all(size));
    }

    @Provide
    Arbitrary<Integer> numbers() {
        return Arbitraries.of(List.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9).subList(0, size));
    }

    @Provide
    Arbitrary<IntList> drawnShortLists() {
        return Arbitraries.randomValue(random -> IntList.draw(size, 3, new Dice(random.nextLong())));
    }

    @Provide
    Arbitrary<IntList> drawnNumberLists() {
        return Arbitraries.randomValue(random -> IntList.drawNumbers(size, new Dice(random.nextLong())));
    }

    @Provide
    Arbitrary<IntTree> drawnTrees() {
        return Arbitraries.randomValue(random -> IntTree.draw(size, new Dice(random.nextLong())));
    }

    @Property(generation = GenerationMode.EXHAUSTIVE, tries = MOST_TESTS, shrinking = ShrinkingMode.OFF)
    boolean reversal(@ForAll("shortLists") IntList xs, @ForAll("shortLists") IntList ys) {
        return counted(HandWritten.isReversed(xs, ys));
    }

    @Property(generation = GenerationMode.EXHAUSTIVE, tries = MOST_TESTS, shrinking = ShrinkingMode.OFF)
    boolean insertion(@ForAll("numberLists") IntList xs, @ForAll("numbers") int x) {
        return counted(!IntList.sorted(xs) || IntList.sorted(IntList.insort(x, xs)));
    }

    @Property(generation = GenerationMode.EXHAUSTIVE, tries = MOST_TESTS, shrinking = ShrinkingMode.OFF)
    boolean deletion(@ForAll("trees") IntTree t, @ForAll("numbers") int k) {
        return counted(!IntTree.isRedBlack(t) || IntTree.isRedBlack(IntTree.delete(k, t)));
    }

    @Property(generation = GenerationMode.RANDOMIZED, tries = RANDOM_TESTS, shrinking = ShrinkingMode.OFF)
    boolean randomReversal(@ForAll("drawnShortLists") IntList xs, @ForAll("drawnShortLists") IntList ys) {
        return counted(HandWritten.isReversed(xs, ys));
    }

    @Property(generation = GenerationMode.RANDOMIZED, tries = RANDOM_TESTS, shrinking = ShrinkingMode.OFF)
    boolean randomInsertion(@ForAll("drawnNumberLists") IntList xs, @ForAll("numbers") int x) {
        return counted(!IntList.sorted(xs) || IntList.sorted(IntList.insort(x, xs)));
    }

    @Property(generation = GenerationMode.RANDOMIZED, tries = RANDOM_TESTS, shrinking = ShrinkingMode.OFF)
    boolean randomDeletion(@ForAll("drawnTrees") IntTree t, @ForAll("numbers") int k) {
        return counted(!IntTree.isRedBlack(t) || IntTree.isRedBlack(IntTree.delete(k, t)));
    }
}
