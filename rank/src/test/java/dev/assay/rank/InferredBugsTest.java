package dev.assay.rank;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.property.Gens;
import dev.assay.property.Sampler;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class InferredBugsTest {
    private static List<Witness<String>> seen(int[]... signatures) {
        return IntStream.range(0, signatures.length)
                .mapToObj(i -> new Witness<>("t" + i, "", Signature.of(signatures[i])))
                .toList();
    }

    private static Ranking<String> ranking(Granularity granularity, int[]... signatures) {
        return new Ranking<>(List.of("A0", "A1", "A2", "A3"), granularity.bugs(seen(signatures), 4));
    }

    @Test
    void aTestThatTwoBugsExplainIsNoBug() {
        var ranking = ranking(Granularity.IRREDUNDANT, new int[] {1}, new int[] {2}, new int[] {1, 2});
        assertArrayEquals(new int[] {2, 1, 1, 2}, ranking.scores());
    }

    @Test
    void aThirdProgramThatFailsOnlyThereIsEvidenceOfABugOfItsOwn() {
        var ranking = ranking(Granularity.IRREDUNDANT, new int[] {1}, new int[] {2}, new int[] {1, 2, 3});
        assertEquals(3, ranking.bugs().size());
        assertEquals(
                List.of(0, 2, 2, 1),
                IntStream.range(0, 4).map(ranking::rank).boxed().toList());
    }

    @Test
    void theOrderInWhichTestsComeDoesNotMatter() {
        int[][] signatures = {{1, 2, 3}, {1, 2}, {2}, {1}, {}, {1, 2}, {3, 1}};
        int[][] backwards = new int[signatures.length][];
        for (int i = 0; i < signatures.length; i++) {
            backwards[signatures.length - 1 - i] = signatures[i];
        }
        assertArrayEquals(
                ranking(Granularity.IRREDUNDANT, signatures).scores(),
                ranking(Granularity.IRREDUNDANT, backwards).scores());
        assertEquals(3, ranking(Granularity.IRREDUNDANT, signatures).bugs().size());
    }

    @Test
    void thePairsOfFourProgramsAreSixBugs() {
        int[][] pairs = {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}};
        assertEquals(6, ranking(Granularity.IRREDUNDANT, pairs).bugs().size());
    }

    @Test
    void theFineGranularityCountsEverySignature() {
        var ranking = ranking(Granularity.MAXIMAL, new int[] {1}, new int[] {2}, new int[] {1, 2}, new int[] {});
        assertEquals(
                List.of(0, 2, 2, 0),
                IntStream.range(0, 4).map(ranking::rank).boxed().toList());
    }

    @Test
    void theCrudeGranularityCountsOtherProgramsThatFailLess() {
        var ranking = ranking(Granularity.CRUDE, new int[] {1, 3}, new int[] {2, 3}, new int[] {3});
        // A1 and A2 have their own bug; A3 has its own and theirs.
        assertEquals(
                List.of(0, 1, 1, 3),
                IntStream.range(0, 4).map(ranking::rank).boxed().toList());
    }

    @Test
    void aRedundantTestIsNotAdded() {
        var suite = Suite.of(seen(new int[] {1}, new int[] {2}));
        assertTrue(suite.isRedundant(Signature.of()));
        assertTrue(suite.isRedundant(Signature.of(1, 2)));
        assertFalse(suite.isRedundant(Signature.of(1, 3)));
        assertThrows(IllegalArgumentException.class, () -> suite.add(new Witness<>("t", "", Signature.of(1, 2))));
    }

    @Test
    void signaturesOfManyProgramsAreReadBack() {
        for (Signature each : List.of(Signature.of(), Signature.of(3, 64, 199), Signature.of(0))) {
            assertEquals(each, Signature.parse(each.text()));
        }
        assertEquals(Signature.of(1, 2), Signature.of(5, 70, 9).restrictedTo(4, 5, 70));
    }

    @Test
    void whoHasTheSameScoreSharesAPlaceAndTheNextIsSkipped() {
        assertArrayEquals(new int[] {1, 2, 2, 4, 5, 5}, Ranking.positions(9, 7, 7, 5, 1, 1));
    }

    @Test
    void anArrowTellsOneTestAndHowManyOthers() {
        var order = Order.of(new Ranking<>(List.of("A0", "A1"), seen(new int[] {1}, new int[] {1, 0}, new int[] {1})));
        assertEquals(List.of(new Order.Arrow<>(0, 1, "t0", 1)), order.arrows());
    }

    @Test
    void theSmallestTestOfAProgramThatDoesNotReverseIsTwoDifferentElements() {
        List<Function<? super List<Integer>, ? extends List<Integer>>> programs = List.of(List::reversed, xs -> xs);
        var inference = new Inference<>(
                new Sampler<>(Gens.lists(Gens.ints()), 7), Functions.against(List<Integer>::reversed, programs), 200);
        inference.run(_ -> {}, () -> false);
        assertEquals(
                List.of(List.of(0, 1)),
                inference.suite().tests().stream().map(Witness::test).toList());
    }

    @Test
    void aRunThatIsStoppedAndResumedEndsWhereOneWithoutStopEnds() {
        var whole = AnonymizerStudyTest.inferred(3);
        var first = new Inference<>(new Sampler<>(Gens.strings("a@. "), 3), AnonymizerStudyTest.programs(), 1000);
        var batches = new ArrayList<Inference.Progress>();
        first.run(batches::add, () -> batches.size() == 3);
        var second = new Inference<>(new Sampler<>(Gens.strings("a@. "), 3), AnonymizerStudyTest.programs(), 1000);
        second.resume(first.progress(), first.seen());
        second.run(_ -> {}, () -> false);
        assertEquals(whole.progress().drawn(), second.progress().drawn());
        assertEquals(
                whole.suite().tests().stream().map(Witness::failing).toList(),
                second.suite().tests().stream().map(Witness::failing).toList());
    }
}
