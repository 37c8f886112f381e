package dev.assay.rank.statistics;

import java.util.Arrays;

/**
 * Numbers, of which we know how many there are, their mean, and how far from it they are.
 *
 * @param deviation the standard deviation of a sample: the squares are divided by one less than there are numbers
 */
public record Sample(int count, double mean, double deviation) {
    public static Sample of(double... numbers) {
        double mean = Arrays.stream(numbers).average().orElse(Double.NaN);
        double squares =
                Arrays.stream(numbers).map(x -> (x - mean) * (x - mean)).sum();
        return new Sample(numbers.length, mean, numbers.length < 2 ? 0 : Math.sqrt(squares / (numbers.length - 1)));
    }

    /** The variance of the mean. */
    double meanVariance() {
        return deviation * deviation / count;
    }
}
