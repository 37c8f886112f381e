package dev.assay.bench;

import dev.assay.app.cli.Build;
import dev.assay.app.sweep.Plan;
import dev.assay.app.sweep.RunFolder;
import dev.assay.app.sweep.Sweep;
import dev.assay.bench.measure.Bench;
import dev.assay.bench.measure.Effort;
import dev.assay.bench.measure.Row;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.run.process.TemporaryFolder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Sweeps over generated problems that are decided at once: what a row costs must not depend on how many there are. */
final class SweepBench implements Bench {
    private static final int PER_FOLDER = 1000;
    private static final int MEGABYTES = 512;

    @Override
    public String name() {
        return "sweep";
    }

    @Override
    public String description() {
        return "rows per second and memory of a sweep by one worker over many small problems, against fewer of them";
    }

    /** What a sweep came to. */
    private record Figures(int tasks, double rowsPerSecond, double megabytes) {}

    @Override
    public void run(Effort effort, Consumer<Row> rows, Consumer<String> notes) {
        List<Integer> sizes = effort == Effort.QUICK ? List.of(100, 1000) : List.of(1000, 10_000, 100_000);
        Figures first = measure(sizes.getFirst());
        for (int size : sizes.subList(1, sizes.size())) {
            Figures next = measure(size);
            rows.accept(row(next, first, "rows", first.rowsPerSecond, next.rowsPerSecond, "1/s"));
            rows.accept(row(next, first, "heap after the run", first.megabytes, next.megabytes, "MB"));
        }
    }

    private Row row(Figures ours, Figures first, String what, double before, double now, String unit) {
        return new Row(
                name(), ours.tasks + " tasks: " + what, first.tasks + " tasks", before, now, unit, now / before, 0);
    }

    private static Figures measure(int tasks) {
        try (var temporary = TemporaryFolder.create("sweep");
                Meter meter = Budget.UNLIMITED.start()) {
            List<Path> files = problems(temporary.path().resolve("problems"), tasks);
            Path out = temporary.path().resolve("run");
            var plan = new Plan(
                    Plan.Kind.PROVE,
                    Optional.empty(),
                    1,
                    0,
                    0,
                    List.of(),
                    "",
                    out.resolve("verdicts").toString(),
                    Build.fingerprint());
            try (RunFolder run = RunFolder.open(out, plan)) {
                var sweep = new Sweep(plan, run, MEGABYTES, Sweep.Listener.NONE);
                long start = System.nanoTime();
                sweep.run(sweep.open(files), 1, meter);
                double seconds = (System.nanoTime() - start) / 1e9;
                int proved = run.verdicts().getOrDefault("proved", 0);
                if (proved != tasks) {
                    throw new IllegalStateException("of " + tasks + " tasks are proved " + proved);
                }
                System.gc();
                Runtime memory = Runtime.getRuntime();
                return new Figures(tasks, tasks / seconds, (memory.totalMemory() - memory.freeMemory()) / 1e6);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Each says of a predicate of its own that it holds or does not. */
    static List<Path> problems(Path folder, int count) throws IOException {
        var result = new ArrayList<Path>();
        for (int i = 0; i < count; i++) {
            Path file = folder.resolve(String.valueOf(i / PER_FOLDER)).resolve("p" + i + ".p");
            Files.createDirectories(file.getParent());
            Files.writeString(file, "fof(c, conjecture, p%d(a) | ~ p%d(a)).%n".formatted(i, i));
            result.add(file);
        }
        return result;
    }
}
