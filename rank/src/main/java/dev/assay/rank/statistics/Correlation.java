package dev.assay.rank.statistics;

import java.util.stream.IntStream;

/** How much two series of numbers go together, from −1 to 1. */
public final class Correlation {
    private Correlation() {}

    /** Spearman's: of the places, where equal numbers share the mean of their places. */
    public static double spearman(double[] one, double[] other) {
        return pearson(places(one), places(other));
    }

    private static double[] places(double[] numbers) {
        return IntStream.range(0, numbers.length)
                .mapToDouble(i -> {
                    long below = IntStream.range(0, numbers.length)
                            .filter(j -> numbers[j] < numbers[i])
                            .count();
                    long equal = IntStream.range(0, numbers.length)
                            .filter(j -> numbers[j] == numbers[i])
                            .count();
                    return below + (equal + 1) / 2.0;
                })
                .toArray();
    }

    static double pearson(double[] one, double[] other) {
        double meanOne = Sample.of(one).mean();
        double meanOther = Sample.of(other).mean();
        double both = 0;
        double first = 0;
        double second = 0;
        for (int i = 0; i < one.length; i++) {
            both += (one[i] - meanOne) * (other[i] - meanOther);
            first += (one[i] - meanOne) * (one[i] - meanOne);
            second += (other[i] - meanOther) * (other[i] - meanOther);
        }
        return both / Math.sqrt(first * second);
    }
}
