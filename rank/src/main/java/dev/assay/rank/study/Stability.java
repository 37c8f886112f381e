package dev.assay.rank.study;

import dev.assay.rank.Order;
import dev.assay.rank.Ranking;
import dev.assay.rank.statistics.Sample;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How much the choice of tests matters: the same programs ranked again and again from other seeds.
 *
 * @param suiteSizes of each run
 * @param sameOrder whether every run put every two programs into the same order
 * @param lowestRanks of each program, over the runs
 */
public record Stability(
        List<Integer> suiteSizes,
        boolean sameOrder,
        List<Integer> lowestRanks,
        List<Integer> highestRanks,
        double averageDeviation,
        double largestDeviation) {
    public static <T> Stability of(List<Ranking<T>> runs) {
        int programs = runs.getFirst().programs().size();
        List<int[]> ranks = IntStream.range(0, programs)
                .mapToObj(program ->
                        runs.stream().mapToInt(run -> run.rank(program)).toArray())
                .toList();
        double[] deviations = ranks.stream()
                .mapToDouble(
                        each -> Sample.of(Arrays.stream(each).asDoubleStream().toArray())
                                .deviation())
                .toArray();
        List<Order<T>> orders = runs.stream().map(Order::of).toList();
        return new Stability(
                runs.stream().map(run -> run.bugs().size()).toList(),
                orders.stream().allMatch(order -> isSame(order, orders.getFirst(), programs)),
                ranks.stream().map(each -> Arrays.stream(each).min().orElse(0)).toList(),
                ranks.stream().map(each -> Arrays.stream(each).max().orElse(0)).toList(),
                Sample.of(deviations).mean(),
                Arrays.stream(deviations).max().orElse(0));
    }

    private static <T> boolean isSame(Order<T> one, Order<T> other, int programs) {
        for (int i = 0; i < programs; i++) {
            for (int j = 0; j < programs; j++) {
                if (one.isAtLeast(i, j) != other.isAtLeast(i, j)) {
                    return false;
                }
            }
        }
        return true;
    }
}
