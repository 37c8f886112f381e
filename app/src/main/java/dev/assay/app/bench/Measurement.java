package dev.assay.app.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/**
 * How long something took over several rounds, in seconds.
 *
 * @param spread half the distance between the quartiles, as a part of the median
 */
public record Measurement(double median, double spread) {
    /** Makes whatever was computed count, so that the virtual machine cannot leave it out. */
    @SuppressWarnings({"unused", "UnusedVariable"}) // written so that something depends on it
    private static volatile int sink;

    static Measurement of(double... seconds) {
        double[] sorted = seconds.clone();
        Arrays.sort(sorted);
        double median = quantile(sorted, 0.5);
        return new Measurement(median, (quantile(sorted, 0.75) - quantile(sorted, 0.25)) / 2 / median);
    }

    private static double quantile(double[] sorted, double part) {
        double at = part * (sorted.length - 1);
        int below = (int) at;
        int above = Math.min(below + 1, sorted.length - 1);
        return sorted[below] + (at - below) * (sorted[above] - sorted[below]);
    }

    /** Measures all of them round by round, so that whatever else the machine does disturbs them alike. */
    public static List<Measurement> compare(Effort effort, List<Supplier<?>> contestants) {
        for (int i = 0; i < effort.warmUps(); i++) {
            contestants.forEach(Measurement::seconds);
        }
        var times = new double[contestants.size()][effort.rounds()];
        for (int round = 0; round < effort.rounds(); round++) {
            for (int i = 0; i < contestants.size(); i++) {
                times[i][round] = seconds(contestants.get(i));
            }
        }
        var result = new ArrayList<Measurement>();
        for (double[] own : times) {
            result.add(of(own));
        }
        return result;
    }

    private static double seconds(Supplier<?> work) {
        long start = System.nanoTime();
        sink = System.identityHashCode(work.get());
        return (System.nanoTime() - start) / 1e9;
    }
}
