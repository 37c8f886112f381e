package dev.assay.bench.measure;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * How long something took over several rounds, in seconds.
 *
 * @param spread half the distance between the quartiles, as a part of the median
 */
public record Measurement(double median, double spread) {
    /** Makes whatever was computed count, so that the virtual machine cannot leave it out. */
    @SuppressWarnings("UnusedVariable")
    private static volatile int sink;

    public static Measurement of(double... seconds) {
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

    /** The same by the clock, but for no longer than this: of what takes long, fewer rounds are enough, and one at least. */
    public static List<Measurement> compareWithin(Effort effort, Duration limit, List<Supplier<?>> contestants) {
        long start = System.nanoTime();
        var times = new ArrayList<double[]>();
        for (int round = 0; round < effort.warmUps() + effort.rounds(); round++) {
            times.add(contestants.stream()
                    .mapToDouble(each -> seconds(each, System::nanoTime))
                    .toArray());
            if (System.nanoTime() - start > limit.toNanos()) {
                break;
            }
        }
        List<double[]> counted = times.subList(Math.min(effort.warmUps(), times.size() - 1), times.size());
        return IntStream.range(0, contestants.size())
                .mapToObj(
                        i -> of(counted.stream().mapToDouble(round -> round[i]).toArray()))
                .toList();
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
