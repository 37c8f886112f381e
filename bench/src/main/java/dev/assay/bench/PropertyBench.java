package dev.assay.bench;

import dev.assay.bench.measure.Bench;
import dev.assay.bench.measure.Effort;
import dev.assay.bench.measure.Measurement;
import dev.assay.bench.measure.Row;
import dev.assay.bench.property.Contestant;
import dev.assay.bench.property.JqwikRun;
import dev.assay.bench.property.OurProperties;
import dev.assay.bench.property.QuickTheoriesProperties;
import dev.assay.bench.property.Rivals;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** How many cases a second, how soon a small counterexample, and how small, against jqwik and QuickTheories. */
final class PropertyBench implements Bench {
    /** For one property that holds. */
    private static final Duration LONG_ENOUGH = Duration.ofSeconds(40);

    /** For one challenge: jqwik shrinks for ten seconds if need be. */
    private static final Duration ENOUGH = Duration.ofSeconds(20);

    @Override
    public String name() {
        return "property";
    }

    @Override
    public String description() {
        return "properties in Java: cases per second, and counterexamples of the shrinking challenges, against jqwik and"
                + " QuickTheories";
    }

    @Override
    public void run(Effort effort, Consumer<Row> rows, Consumer<String> notes) {
        Map<String, Contestant> rivals = new LinkedHashMap<>();
        Rivals.find(JqwikRun.class).ifPresent(jqwik -> rivals.put("jqwik", jqwik));
        Rivals.find(QuickTheoriesProperties.class).ifPresent(other -> rivals.put("QuickTheories", other));
        if (rivals.isEmpty()) {
            notes.accept("neither jqwik nor QuickTheories lies in the folder rivals beside the application");
        }
        int cases = effort == Effort.QUICK ? 5_000 : 100_000;
        rivals.forEach((name, rival) -> {
            Contestant.SPEED.forEach(property -> speed(effort, rows, name, rival, property, cases));
            Contestant.CHALLENGES.forEach(property -> challenge(effort, rows, name, rival, property));
        });
    }

    private void speed(Effort effort, Consumer<Row> rows, String name, Contestant rival, String property, int cases) {
        Map<String, String> task = Map.of("property", property, "tries", "" + cases, "seed", "1");
        var ours = new OurProperties();
        List<Supplier<?>> contestants = List.of(() -> rival.run(task), () -> ours.run(task));
        List<Measurement> times = Measurement.compareWithin(effort, LONG_ENOUGH, contestants);
        double theirRate = cases / times.getFirst().median() / 1e3;
        double ourRate = cases / times.getLast().median() / 1e3;
        rows.accept(new Row(
                name(),
                property + ", cases",
                name,
                theirRate,
                ourRate,
                "1000/s",
                ourRate / theirRate,
                times.getLast().spread()));
    }

    /** The time over several seeds, and the mean size of what was found, written as Java writes it. */
    private void challenge(Effort effort, Consumer<Row> rows, String name, Contestant rival, String property) {
        var ours = new OurProperties();
        int seeds = effort == Effort.QUICK ? 1 : 3;
        double[] sizes = new double[2];
        List<Supplier<?>> contestants =
                List.of(() -> sizes[0] = size(rival, property, seeds), () -> sizes[1] = size(ours, property, seeds));
        List<Measurement> times = Measurement.compareWithin(effort, ENOUGH, contestants);
        rows.accept(Row.of(
                name(),
                property + ", found and shrunk",
                new Row.Contestant(name, times.getFirst(), 1e3 / seeds),
                new Row.Contestant("Assay", times.getLast(), 1e3 / seeds),
                "ms"));
        double theirSize = sizes[0];
        double ourSize = sizes[1];
        // Who finds nothing has no size to compare.
        if (theirSize > 0) {
            rows.accept(new Row(
                    name(),
                    property + ", size of counterexample",
                    name,
                    theirSize,
                    ourSize,
                    "letters",
                    ourSize / theirSize,
                    0));
        }
    }

    /** The mean number of letters and digits in what is found; 0 if a seed finds nothing. */
    private static double size(Contestant contestant, String property, int seeds) {
        double sum = 0;
        for (int seed = 1; seed <= seeds; seed++) {
            String found = contestant.run(Map.of("property", property, "tries", "20000", "seed", "" + seed));
            if (found.isEmpty()) {
                return 0;
            }
            sum += (double) found.chars().filter(Character::isLetterOrDigit).count();
        }
        return sum / seeds;
    }
}
