package dev.assay.prove.relevance;

import java.util.Arrays;
import java.util.List;

/** One ranking out of several: what is near the top somewhere is near the top. */
final class Fusion {
    /** So far down, a place counts half of the first. */
    private static final double HALF = 12;

    private Fusion() {}

    /** The numbers below {@code count}, best first; a ranking need not have them all. */
    static int[] of(int count, List<int[]> rankings, List<Double> weights) {
        double[] scores = new double[count];
        for (int r = 0; r < rankings.size(); r++) {
            int[] ranking = rankings.get(r);
            for (int place = 0; place < ranking.length; place++) {
                scores[ranking[place]] += weights.get(r) / (HALF + place);
            }
        }
        Integer[] order = new Integer[count];
        Arrays.setAll(order, i -> i);
        Arrays.sort(order, (a, b) -> Double.compare(scores[b], scores[a]));
        return Arrays.stream(order).mapToInt(Integer::intValue).toArray();
    }
}
