package dev.assay.bench;

import dev.assay.app.cli.ExitCode;
import dev.assay.app.cli.Root;
import dev.assay.app.cli.Session;
import dev.assay.app.options.JsonLines;
import dev.assay.bench.agree.AgreeCommand;
import dev.assay.bench.fuzz.FuzzCommand;
import dev.assay.bench.measure.Bench;
import dev.assay.bench.measure.Effort;
import dev.assay.bench.measure.FolderBench;
import dev.assay.bench.measure.LimitedBench;
import dev.assay.bench.measure.MarkdownTable;
import dev.assay.bench.measure.RivalBench;
import dev.assay.bench.measure.Row;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code assay bench [NAME|all]}: measures against a rival in the same run. */
@Command(
        name = "bench",
        description = {
            "Run a benchmark, or all of them, or list those there are.",
            "Each row has the rival's figure, ours, and ours divided by the rival's, from the medians of several rounds."
        },
        subcommands = {AgreeCommand.class, FuzzCommand.class},
        sortOptions = false)
public final class BenchCommand implements Root, Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Root assay;

    @Mixin
    private JsonLines json = new JsonLines();

    @Option(names = "--quick", description = "Measure small inputs in few rounds.")
    private boolean quick;

    @Option(names = "--limit", paramLabel = "N", description = "At most so many inputs, such as lemmas.")
    private @Nullable Integer limit;

    @Option(names = "--markdown", paramLabel = "FILE", description = "Write the table to this file as well.")
    private @Nullable Path markdown;

    @Option(
            names = "--minutes",
            paramLabel = "N",
            defaultValue = "15",
            description = "What each benchmark may take when all are run (default: ${DEFAULT-VALUE}).")
    private int minutes;

    @Option(
            names = "--against",
            paramLabel = "NAMES",
            split = ",",
            description = "Only these rivals, separated by commas.")
    private List<String> rivals = List.of();

    @Parameters(index = "0", paramLabel = "NAME", arity = "0..1", description = "The benchmark, or 'all'.")
    private @Nullable String name;

    @Parameters(index = "1", paramLabel = "FOLDER", arity = "0..1", description = "What to measure it on.")
    private @Nullable Path folder;

    @Override
    public Session session() {
        return assay.session();
    }

    @Override
    public Integer call() {
        Session session = assay.session();
        if (name == null) {
            Benchmarks.ALL.forEach(bench -> session.out().println(bench.name() + "  " + bench.description()));
            return ExitCode.OK;
        }
        var table = new MarkdownTable();
        Consumer<Row> shown = json.wanted() ? row -> json.print(session.out(), row) : table(session);
        Consumer<Row> rows = shown.andThen(table::add);
        Consumer<String> notes = note -> session.err().println(note);
        Effort effort = quick ? Effort.QUICK : Effort.FULL;
        if (name.equals(EveryBench.NAME)) {
            if (limit != null || !rivals.isEmpty()) {
                throw bad("a limit, or the choice of rivals, is for one benchmark and not for all");
            }
            new EveryBench(Optional.ofNullable(folder), Duration.ofMinutes(minutes), session.run())
                    .run(effort, rows, notes);
        } else {
            run(bench(name), effort, rows, notes);
        }
        return markdown == null ? ExitCode.OK : write(table, markdown);
    }

    private Bench bench(String name) {
        Bench bench = Benchmarks.named(name)
                .orElseThrow(() -> bad("there is no benchmark '" + name + "', only "
                        + Benchmarks.ALL.stream().map(Bench::name).collect(Collectors.joining(", "))));
        if (folder != null) {
            if (!(bench instanceof FolderBench onFolders)) {
                throw bad("the benchmark " + name + " takes no folder");
            }
            bench = onFolders.in(folder);
        }
        if (!rivals.isEmpty()) {
            if (!(bench instanceof RivalBench withRivals)) {
                throw bad("the benchmark " + name + " has no rivals to choose from");
            }
            bench = withRivals.against(rivals);
        }
        return bench;
    }

    private void run(Bench bench, Effort effort, Consumer<Row> rows, Consumer<String> notes) {
        if (limit == null) {
            bench.run(effort, rows, notes);
        } else if (bench instanceof LimitedBench limited) {
            limited.run(effort, limit, rows, notes);
        } else {
            throw bad("the benchmark " + bench.name() + " has no limit");
        }
    }

    private ParameterException bad(String what) {
        return new ParameterException(spec.commandLine(), what);
    }

    private int write(MarkdownTable table, Path file) {
        try {
            Files.writeString(file, table.toString());
            return ExitCode.OK;
        } catch (IOException e) {
            assay.session().err().println("assay: " + file + " cannot be written: " + e.getMessage());
            return ExitCode.ERROR;
        }
    }

    private static Consumer<Row> table(Session session) {
        session.out()
                .printf(
                        "%-42s %-14s %12s %12s %-8s %8s %8s%n",
                        "row", "rival", "rival's", "ours", "", "ratio", "spread");
        return row -> {
            session.out()
                    .printf(
                            Locale.ROOT,
                            "%-42s %-14s %12.2f %12.2f %-8s %8.2f %7.0f%%%n",
                            row.row(),
                            row.rival(),
                            row.rivalFigure(),
                            row.figure(),
                            row.unit(),
                            row.ratio(),
                            100 * row.spread());
            session.out().flush();
        };
    }
}
