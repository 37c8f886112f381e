package dev.assay.rank.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.property.Gens;
import dev.assay.property.Sampler;
import dev.assay.rank.Functions;
import dev.assay.rank.Inference;
import dev.assay.rank.Ranking;
import dev.assay.rank.Witness;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MutationStudyTest {
    /** Sums a list, with faults: at each place several, of which some exclude each other. */
    private static final List<MutationPoint> POINTS = List.of(
            new MutationPoint("start", "start1", "startMinus1"),
            new MutationPoint("sign", "negative"),
            new MutationPoint("first", List.of("skipsFirst", "doublesFirst"), Set.of("negative")),
            new MutationPoint("last", "skipsLast"),
            new MutationPoint("zero", "stopsAtZero"),
            new MutationPoint("odd", "skipsOdd", "skipsLarge"),
            new MutationPoint("length", "capsLength"));

    private static int sum(Set<String> faults, List<Integer> numbers) {
        int sum = faults.contains("start1") ? 1 : faults.contains("startMinus1") ? -1 : 0;
        for (int i = 0; i < numbers.size(); i++) {
            int number = numbers.get(i);
            boolean skipped = i == 0 && faults.contains("skipsFirst")
                    || i == numbers.size() - 1 && faults.contains("skipsLast")
                    || number % 2 != 0 && faults.contains("skipsOdd")
                    || number > 5 && faults.contains("skipsLarge")
                    || i > 2 && faults.contains("capsLength");
            if (number == 0 && faults.contains("stopsAtZero")) {
                break;
            }
            int times = i == 0 && faults.contains("doublesFirst") ? 2 : 1;
            sum += skipped ? 0 : faults.contains("negative") ? -number * times : number * times;
        }
        return sum;
    }

    private static Competitors<List<Integer>> mutants(int count) {
        var random = new SplittableRandom(4);
        var faults = new TreeSet<List<String>>(java.util.Comparator.comparing(Object::toString));
        while (faults.size() < count) {
            faults.add(List.copyOf(MutationPoint.draw(POINTS, random)));
        }
        var programs = new ArrayList<Function<? super List<Integer>, ? extends Integer>>();
        faults.forEach(each -> programs.add(numbers -> sum(Set.copyOf(each), numbers)));
        var inference = new Inference<>(
                new Sampler<>(Gens.lists(Gens.ints(0, 6), 0, 4), 1),
                Functions.against(numbers -> sum(Set.of(), numbers), programs),
                300);
        inference.run(_ -> {}, () -> false);
        return new Competitors<>(faults.stream().map(Object::toString).toList(), inference.seen());
    }

    @Test
    void allMutantsHaveAtMostOneFaultAtAPlaceAndNoneThatExcludesAnother() {
        var all = MutationPoint.all(POINTS);
        // 3 starts · (sign or three at the first) · 2 · 2 · 3 · 2
        assertEquals(3 * (1 + 3) * 2 * 2 * 3 * 2, all.size());
        assertEquals(all.size(), all.stream().distinct().count());
        assertTrue(all.stream().noneMatch(each -> each.contains("negative") && each.contains("skipsFirst")));
    }

    @Test
    void faultsAreDrawnFiveTimesLessOftenThanNot() {
        var random = new SplittableRandom(9);
        int faulty = 0;
        for (int i = 0; i < 60_000; i++) {
            faulty += MutationPoint.draw(List.of(new MutationPoint("place", "a", "b")), random)
                    .size();
        }
        assertEquals(10_000, faulty, 500);
    }

    @Test
    void withOtherCompetitorsScoresChangeButTheirRelationHardlyDoes() {
        var competitors = mutants(36);
        int best = competitors.programs().indexOf("[capsLength]");
        int worse = competitors.programs().indexOf("[capsLength, skipsLast]");
        if (worse < 0 || best < 0) {
            best = competitors.programs().indexOf("[]");
            worse = competitors.programs().indexOf("[skipsLast]");
        }
        Competitors.Pair pair = competitors.pair(best, worse, 30, 100, 7);
        assertEquals(100, pair.scores().points().size());
        int[] wins = pair.scores().wins();
        assertTrue(wins[0] > 90, wins[0] + " of 100");
        assertTrue(pair.scores().frequencies().size() > 1);
        assertTrue(
                pair.normalized().line().error() < 0.15,
                pair.normalized().line().toString());
        assertTrue(pair.normalized().points().stream().allMatch(point -> point.x() <= 1 && point.y() <= 1));
    }

    @Test
    void aRankingOfAllIsTheSameWhetherRestrictedOrNot() {
        var competitors = mutants(20);
        var all = competitors.ranking(IntStream.range(0, 20).toArray());
        var reversed =
                competitors.ranking(IntStream.range(0, 20).map(i -> 19 - i).toArray());
        assertEquals(all.bugs().size(), reversed.bugs().size());
        IntStream.range(0, 20).forEach(i -> assertEquals(all.rank(i), reversed.rank(19 - i)));
    }

    @Test
    void runsThatAgreeAreStable() {
        var one = ranking(new int[] {1}, new int[] {2});
        var other = ranking(new int[] {1}, new int[] {2}, new int[] {1, 2});
        var same = Stability.of(List.of(one, one, one));
        assertTrue(same.sameOrder());
        assertEquals(0, same.largestDeviation());
        var different = Stability.of(List.of(one, other));
        assertEquals(List.of(2, 3), different.suiteSizes());
        assertTrue(different.sameOrder());
        assertEquals(List.of(0, 1, 1), different.lowestRanks());
        assertEquals(List.of(0, 2, 2), different.highestRanks());
        assertEquals(Math.sqrt(0.5), different.largestDeviation(), 1e-12);
        assertFalse(Stability.of(List.of(one, ranking(new int[] {1}, new int[] {1, 2})))
                .sameOrder());
    }

    private static Ranking<String> ranking(int[]... signatures) {
        var bugs = new ArrayList<Witness<String>>();
        for (int[] each : signatures) {
            bugs.add(new Witness<>("t" + bugs.size(), "", dev.assay.rank.Signature.of(each)));
        }
        return new Ranking<>(List.of("A0", "A1", "A2"), bugs);
    }

    @Test
    void lotsMakeGroupsOfTheSameSize() {
        var lots = StudySheet.lots(List.of("a", "b", "c", "d", "e"), List.of("x", "y"), 3);
        assertEquals(3, lots.values().stream().filter("x"::equals).count());
        assertEquals(5, lots.size());
    }

    @Test
    void aSheetIsReadWithItsGroupsGradesAndFaults() {
        var sheet = StudySheet.parse(List.of(
                "answer, group, manual, mutations, skill",
                "A1,QuickCheck,7,none,3",
                "A2,HUnit,,take1 dot,5",
                "A3,,,,1"));
        assertEquals(Optional.of("QuickCheck"), sheet.group("A1"));
        assertEquals(Optional.of(7.0), sheet.manual("A1"));
        assertEquals(Optional.of(Set.of()), sheet.mutations("A1"));
        assertEquals(Optional.of(Set.of("take1", "dot")), sheet.mutations("A2"));
        assertEquals(Optional.empty(), sheet.mutations("A3"));
        assertEquals(Optional.empty(), sheet.group("A4"));
        var problem = org.junit.jupiter.api.Assertions.assertThrows(
                StudySheet.SheetException.class, () -> StudySheet.parse(List.of("answer,manual", "A1,good")));
        assertEquals("2: a manual grade is a number, not 'good'", problem.getMessage());
    }
}
