package dev.assay.rank.statistics;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.assay.rank.Ranking;
import dev.assay.rank.study.GroupComparison;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The figures of section 4 of "Ranking Programs using Black Box Testing", from the scores of the thirteen students. */
class StudyFiguresTest {
    private static final double ROUNDING = 0.005;

    private static final int[] ANONYMIZER = {0, 9, 6, 9, 10, 0, 12, 16, 7, 0, 14, 10, 13};
    private static final List<Integer> ANONYMIZER_QC = List.of(1, 2, 4, 7, 8, 12, 13);
    private static final int[] INTERVALS = {4, 11, 7, 12, 7, 9, 4, 5, 16, 15, 9, 13, 14};
    private static final List<Integer> INTERVALS_QC = List.of(1, 2, 3, 4, 8, 10, 13);
    private static final int[] CRYPTARITHM = {0, 0, 0, 0, 4, 2, 0, 0, 2, 3, 0, 0, 4};
    private static final List<Integer> CRYPTARITHM_QC = List.of(1, 3, 4, 5, 6, 7, 11);
    private static final int[] ANONYMIZER_MANUAL = {3, 3, 2, 5, 4, 0, 2, 9, 4, 1, 8, 4, 8};

    private static void check(int[] scores, List<Integer> quickCheck, double[] expected, double p) {
        List<String> groups = IntStream.rangeClosed(1, scores.length)
                .mapToObj(i -> quickCheck.contains(i) ? "QuickCheck" : "HUnit")
                .toList();
        var comparison = GroupComparison.of(
                Arrays.stream(scores).asDoubleStream().boxed().toList(), groups);
        var samples = List.of(
                comparison.all(),
                comparison.groups().get("QuickCheck"),
                comparison.groups().get("HUnit"));
        for (int i = 0; i < 3; i++) {
            assertEquals(expected[2 * i], samples.get(i).mean(), ROUNDING);
            assertEquals(expected[2 * i + 1], samples.get(i).deviation(), ROUNDING);
        }
        assertEquals(7, samples.get(1).count());
        assertEquals(6, samples.get(2).count());
        assertEquals(p, comparison.test().orElseThrow().p(), 0.001);
    }

    @Test
    void theAnonymizerScores() {
        check(ANONYMIZER, ANONYMIZER_QC, new double[] {8.15, 5.38, 9.86, 5.01, 6.17, 5.53}, 0.2390);
    }

    @Test
    void theIntervalScores() {
        check(INTERVALS, INTERVALS_QC, new double[] {9.69, 4.15, 9.71, 4.39, 9.67, 4.27}, 0.9846);
    }

    @Test
    void theCryptarithmScores() {
        check(CRYPTARITHM, CRYPTARITHM_QC, new double[] {1.15, 1.63, 0.86, 1.57, 1.50, 1.76}, 0.5065);
    }

    @Test
    void theManualGradesOfTheAnonymizer() {
        // All but the mean of all, which is printed as 4.07: the grades have a mean of 53/13.
        List<String> groups = IntStream.rangeClosed(1, 13)
                .mapToObj(i -> ANONYMIZER_QC.contains(i) ? "QuickCheck" : "HUnit")
                .toList();
        var comparison = GroupComparison.of(
                Arrays.stream(ANONYMIZER_MANUAL).asDoubleStream().boxed().toList(), groups);
        assertEquals(53 / 13.0, comparison.all().mean(), 1e-9);
        assertEquals(2.78, comparison.all().deviation(), ROUNDING);
        assertEquals(4.86, comparison.groups().get("QuickCheck").mean(), ROUNDING);
        assertEquals(2.67, comparison.groups().get("QuickCheck").deviation(), ROUNDING);
        assertEquals(3.17, comparison.groups().get("HUnit").mean(), ROUNDING);
        assertEquals(2.86, comparison.groups().get("HUnit").deviation(), ROUNDING);
    }

    @Test
    void thePlacesByScoreAndByGrade() {
        assertArrayEquals(
                new int[] {11, 7, 10, 7, 5, 11, 4, 1, 9, 11, 2, 5, 3},
                Ranking.positions(Arrays.stream(ANONYMIZER).asDoubleStream().toArray()));
        assertArrayEquals(
                new int[] {8, 8, 10, 4, 5, 13, 10, 1, 5, 12, 2, 5, 2},
                Ranking.positions(
                        Arrays.stream(ANONYMIZER_MANUAL).asDoubleStream().toArray()));
        assertEquals(
                0.78,
                Correlation.spearman(
                        Arrays.stream(ANONYMIZER).asDoubleStream().toArray(),
                        Arrays.stream(ANONYMIZER_MANUAL).asDoubleStream().toArray()),
                ROUNDING);
    }

    @Test
    void studentsDistributionIsThatOfTheTables() {
        assertEquals(0.05, Welch.twoSided(12.706205, 1), 1e-6);
        assertEquals(0.05, Welch.twoSided(2.228139, 10), 1e-6);
        assertEquals(0.01, Welch.twoSided(-2.749996, 30), 1e-6);
        assertEquals(1, Welch.twoSided(0, 5), 1e-12);
        assertEquals(Math.log(24), Beta.logGamma(5), 1e-12);
    }

    @Test
    void groupsThatCannotDifferOrCannotBeCompared() {
        assertEquals(1, Welch.of(Sample.of(2, 2), Sample.of(2, 2)).p());
        assertEquals(0, Welch.of(Sample.of(2, 2), Sample.of(3, 3)).p());
        assertThrows(IllegalArgumentException.class, () -> Welch.of(Sample.of(1), Sample.of(2, 3)));
    }

    @Test
    void linesNearPoints() {
        var half = Line.throughOrigin(new double[] {2, 4}, new double[] {1, 2});
        assertEquals(new Line(0.5, 0, 0), half);
        var less = Line.nearest(new double[] {10, 15, 20}, new double[] {8, 13, 18});
        assertEquals(new Line(1, -2, 0), less);
        assertEquals(
                1,
                Line.parallelToDiagonal(new double[] {1, 1}, new double[] {0, 2})
                        .error(),
                1e-12);
    }
}
