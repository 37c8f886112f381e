package dev.assay.bench;

import dev.assay.bench.measure.Bench;
import dev.assay.bench.measure.Effort;
import dev.assay.bench.measure.Row;
import dev.assay.race.example.Registry;
import dev.assay.race.example.RegistryMachine;
import dev.assay.race.example.ShrinkComparison;
import dev.assay.race.example.ThreadRegistry;
import dev.assay.race.example.ThreadRegistryMachine;
import dev.assay.race.instrument.Granularity;
import dev.assay.race.parallel.ParallelFailure;
import dev.assay.race.parallel.ParallelTest;
import dev.assay.race.schedule.Method;
import dev.assay.race.schedule.Procrastination;
import dev.assay.race.scheduler.Scheduler;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;

/**
 * The process registry, as in the papers on PULSE and on procrastination: how soon a failing program is found by whom, and how
 * small it becomes by which method.
 */
final class RegistryBench implements Bench {
    private static final String MACHINE = "the machine";
    private static final String PAPER = "the paper";

    /** Which share of 45 failing programs became minimal in the paper, in percent. */
    private static final Map<String, Double> PUBLISHED = Map.ofEntries(
            Map.entry("chance, 1 times", 0.7),
            Map.entry("chance, 10 times", 17.0),
            Map.entry("chance, 25 times", 43.0),
            Map.entry("chance, 50 times", 67.0),
            Map.entry("chance, 100 times", 90.0),
            Map.entry("procrastination (10)", 60.0),
            Map.entry("procrastination (∞)", 56.0),
            Map.entry("procrastination (5, 1)", 66.0),
            Map.entry("procrastination (10, 3)", 65.0),
            Map.entry("reuse", 33.0),
            Map.entry("reuse + (10)", 78.0),
            Map.entry("reuse + (∞)", 80.0),
            Map.entry("reuse + (5, 1)", 86.0),
            Map.entry("reuse + (10, 3)", 84.0));

    @Override
    public String name() {
        return "registry";
    }

    @Override
    public String description() {
        return "races of the process registry: time to failure against threads of the machine, shrinking against the paper";
    }

    @Override
    public void run(Effort effort, Consumer<Row> rows, Consumer<String> notes) {
        Scheduler.host(() -> {
            timeToFailure(effort, rows, notes);
            shrinking(effort, rows);
            fixed(effort, notes);
            return "";
        });
    }

    private void timeToFailure(Effort effort, Consumer<Row> rows, Consumer<String> notes) {
        Duration time = Duration.ofSeconds(effort == Effort.QUICK ? 2 : 30);
        var threads = ParallelTest.of(new ThreadRegistryMachine(Registry.Version.ORIGINAL.name()))
                .prefix(4);
        ParallelTest<ThreadRegistryMachine.Model, ThreadRegistry> controlled = ParallelTest.of(
                        ThreadRegistryMachine.class, Granularity.COARSE, Registry.Version.ORIGINAL.name())
                .prefix(4);
        ParallelTest<RegistryMachine.Model, Registry> processes =
                ParallelTest.of(new RegistryMachine(Registry.Version.ORIGINAL));
        OptionalDouble machine = seconds(threads.searching(Method.uncontrolled(1)), time);
        Map<String, Method> methods = new LinkedHashMap<>();
        methods.put("chance", Method.repeating(1));
        methods.put("procrastination (10)", Method.procrastinating(10));
        methods.put("procrastination (∞)", Method.procrastinating(Procrastination.UNLIMITED));
        methods.put("procrastination (5, 1)", Method.procrastinating(5, 1));
        methods.put("procrastination (10, 3)", Method.procrastinating(10, 3));
        if (machine.isEmpty()) {
            notes.accept(MACHINE + " finds no failure in " + time.toSeconds() + " s");
        } else {
            methods.forEach(
                    (method, how) -> compare("threads", method, MACHINE, machine, controlled.searching(how), time)
                            .ifPresent(rows));
            always(threads, notes);
        }
        OptionalDouble chance = seconds(processes.searching(Method.repeating(1)), time);
        methods.remove("chance");
        methods.forEach((method, how) -> compare("processes", method, "chance", chance, processes.searching(how), time)
                .ifPresent(rows));
    }

    private Optional<Row> compare(
            String subject,
            String method,
            String rival,
            OptionalDouble theirs,
            ParallelTest<?, ?> test,
            Duration time) {
        OptionalDouble ours = seconds(test, time);
        return theirs.isEmpty() || ours.isEmpty()
                ? Optional.empty()
                : Optional.of(row(
                        subject + ", until a failure by " + method,
                        rival,
                        theirs.getAsDouble() * 1e3,
                        ours.getAsDouble() * 1e3,
                        "ms"));
    }

    private Row row(String row, String rival, double theirs, double ours, String unit) {
        return new Row(name(), row, rival, theirs, ours, unit, ours / theirs, 0);
    }

    /** The mean time until a failing program is found; nothing if none is. */
    private static OptionalDouble seconds(ParallelTest<?, ?> test, Duration time) {
        test.seeded(0).tests(100).findLarge(); // Warms up.
        long start = System.nanoTime();
        int failures = 0;
        long elapsed = 0;
        for (int seed = 1; elapsed < time.toNanos(); seed++) {
            failures += test.seeded(seed).tests(100).findLarge().isPresent() ? 1 : 0;
            elapsed = System.nanoTime() - start;
        }
        return failures == 0 ? OptionalDouble.empty() : OptionalDouble.of(elapsed / 1e9 / failures);
    }

    /** What threads of the machine find and shrink, when each candidate has ten runs. */
    private static void always(
            ParallelTest<ThreadRegistryMachine.Model, ThreadRegistry> threads, Consumer<String> notes) {
        for (int seed = 1; seed <= 5; seed++) {
            threads.seeded(seed)
                    .tests(100_000)
                    .searching(Method.uncontrolled(1))
                    .shrinking(Method.uncontrolled(10))
                    .find()
                    .map(ParallelFailure::program)
                    .ifPresent(program -> notes.accept(MACHINE + " finds, and shrinks with ten runs each: " + program));
        }
    }

    private void shrinking(Effort effort, Consumer<Row> rows) {
        var comparison = new ShrinkComparison(effort == Effort.QUICK ? 5 : 45);
        comparison.measure(Method.standardShrinking()); // Warms up.
        ShrinkComparison.methods().forEach((name, method) -> {
            ShrinkComparison.Line line = comparison.measure(method);
            rows.accept(row(
                    "minimal by " + name, PAPER, PUBLISHED.getOrDefault(name, Double.NaN), 100 * line.minimal(), "%"));
            rows.accept(row(
                    "length by " + name + ", longest against mean", "mean", line.length(), line.longest(), "commands"));
        });
    }

    /** After the second fix, nothing is found any more with two clients. */
    private static void fixed(Effort effort, Consumer<String> notes) {
        int tests = effort == Effort.QUICK ? 1_000 : 20_000;
        var test = ParallelTest.of(new RegistryMachine(Registry.Version.LIVE_ONLY))
                .seeded(1)
                .tests(tests)
                .searching(Method.repeating(1));
        notes.accept(test.findLarge()
                .map(failure -> "after the second fix a program still fails: " + failure.program())
                .orElse("after the second fix " + tests + " programs pass"));
    }
}
