package dev.assay.bench;

import com.google.gson.Gson;
import dev.assay.bench.measure.Bench;
import dev.assay.bench.measure.Effort;
import dev.assay.bench.measure.FolderBench;
import dev.assay.bench.measure.Row;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.run.process.Ending;
import dev.assay.run.process.ExternalProcess;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * All benchmarks in turn, each in a virtual machine of its own: what one of them compiled, or left on the heap, is not to be in
 * another's figures.
 *
 * @param folder what the benchmarks that need a folder are measured on
 * @param each how long one of them may take; the rows it has by then count
 */
public record EveryBench(Optional<Path> folder, Duration each, Meter run) {
    /** The name after {@code assay bench}. */
    public static final String NAME = "all";

    public void run(Effort effort, Consumer<Row> rows, Consumer<String> notes) {
        for (Bench bench : Benchmarks.ALL) {
            if (run.stopped().isPresent()) {
                return;
            }
            if (needsFolder(bench) && folder.isEmpty()) {
                notes.accept("bench " + bench.name() + " is left out: it wants a FOLDER.");
                continue;
            }
            measure(bench, effort, rows, notes);
        }
    }

    private static boolean needsFolder(Bench bench) {
        return bench instanceof FolderBench onFolders && onFolders.needsFolder();
    }

    private void measure(Bench bench, Effort effort, Consumer<Row> rows, Consumer<String> notes) {
        ExternalProcess.Result result;
        try (Meter meter = run.child(Budget.UNLIMITED.withTime(each))) {
            result = ExternalProcess.of(command(bench, effort)).run(meter);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        result.errors().text().lines().forEach(notes);
        var gson = new Gson();
        result.output()
                .text()
                .lines()
                .filter(line -> line.endsWith("}"))
                .forEach(line -> rows.accept(gson.fromJson(line, Row.class)));
        if (!result.ending().equals(new Ending.Exited(0))) {
            notes.accept("bench " + bench.name() + " " + result.ending().sentence() + ".");
        }
    }

    private List<String> command(Bench bench, Effort effort) {
        var command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "bench",
                bench.name()));
        if (needsFolder(bench)) {
            folder.map(Path::toString).ifPresent(command::add);
        }
        command.add("--json");
        if (effort == Effort.QUICK) {
            command.add("--quick");
        }
        return command;
    }
}
