package dev.assay.app.bench;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * How long something took over several rounds, in seconds.
 *
 * @param spread half the distance between the quartiles, as a part of the median
 */
public record Measurement(double median, double spread) {
    /** Makes whatever was computed count, so that the virtual machine cannot leave it out. */
    @SuppressWarnings("UnusedVariable")
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

    /** Runs all of them in turn, until the virtual machine has compiled what it will compile. */
    public static void warmUp(int rounds, List<Supplier<?>> contestants) {
        for (int i = 0; i < rounds; i++) {
            contestants.forEach(contestant -> seconds(contestant, System::nanoTime));
        }
    }

    /** Measures all of them round by round, so that whatever else the machine does disturbs them alike. */
    public static List<Measurement> compare(Effort effort, List<Supplier<?>> contestants) {
        return compare(effort, contestants, System::nanoTime);
    }

    /** The same by the processor time of this thread, for work that stays on it: a busy machine disturbs that less. */
    public static List<Measurement> compareOnThread(Effort effort, List<Supplier<?>> contestants) {
        return compare(effort, contestants, ManagementFactory.getThreadMXBean()::getCurrentThreadCpuTime);
    }

    private static List<Measurement> compare(Effort effort, List<Supplier<?>> contestants, LongSupplier clock) {
        warmUp(effort.warmUps(), contestants);
        var times = new double[contestants.size()][effort.rounds()];
        for (int round = 0; round < effort.rounds(); round++) {
            for (int i = 0; i < contestants.size(); i++) {
                times[i][round] = seconds(contestants.get(i), clock);
            }
        }
        var result = new ArrayList<Measurement>();
        for (double[] own : times) {
            result.add(of(own));
        }
        return result;
    }

    private static double seconds(Supplier<?> work, LongSupplier clock) {
        long start = clock.getAsLong();
        sink = System.identityHashCode(work.get());
        return (clock.getAsLong() - start) / 1e9;
    }
}
