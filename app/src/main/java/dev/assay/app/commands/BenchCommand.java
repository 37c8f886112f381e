package dev.assay.app.commands;

import dev.assay.app.Assay;
import dev.assay.app.ExitCode;
import dev.assay.app.Session;
import dev.assay.app.bench.Bench;
import dev.assay.app.bench.Effort;
import dev.assay.app.bench.FolderBench;
import dev.assay.app.bench.LimitedBench;
import dev.assay.app.bench.RivalBench;
import dev.assay.app.bench.Row;
import dev.assay.app.options.JsonLines;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
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

/** {@code assay bench [NAME]}: measures against a rival in the same run. */
@Command(
        name = "bench",
        description = {
            "Run a benchmark, or list those there are.",
            "Each row has the rival's figure, ours, and ours divided by the rival's, from the medians of several rounds."
        },
        sortOptions = false)
public final class BenchCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Assay assay;

    @Mixin
    private JsonLines json = new JsonLines();

    @Option(names = "--quick", description = "Measure small inputs in few rounds.")
    private boolean quick;

    @Option(names = "--limit", paramLabel = "N", description = "At most so many inputs, such as lemmas.")
    private @Nullable Integer limit;

    @Option(
            names = "--against",
            paramLabel = "NAMES",
            split = ",",
            description = "Only these rivals, separated by commas.")
    private List<String> rivals = List.of();

    @Parameters(index = "0", paramLabel = "NAME", arity = "0..1", description = "The benchmark.")
    private @Nullable String name;

    @Parameters(index = "1", paramLabel = "FOLDER", arity = "0..1", description = "What to measure it on.")
    private @Nullable Path folder;

    @Override
    public Integer call() {
        Session session = assay.session();
        if (name == null) {
            Bench.ALL.forEach(bench -> session.out().println(bench.name() + "  " + bench.description()));
            return ExitCode.OK;
        }
        Bench bench = Bench.named(name)
                .orElseThrow(() -> new ParameterException(
                        spec.commandLine(),
                        "there is no benchmark '" + name + "', only "
                                + Bench.ALL.stream().map(Bench::name).collect(Collectors.joining(", "))));
        if (folder != null) {
            if (!(bench instanceof FolderBench onFolders)) {
                throw new ParameterException(spec.commandLine(), "the benchmark " + bench.name() + " takes no folder");
            }
            bench = onFolders.in(folder);
        }
        if (!rivals.isEmpty()) {
            if (!(bench instanceof RivalBench withRivals)) {
                throw new ParameterException(
                        spec.commandLine(), "the benchmark " + bench.name() + " has no rivals to choose from");
            }
            bench = withRivals.against(rivals);
        }
        Effort effort = quick ? Effort.QUICK : Effort.FULL;
        Consumer<Row> rows = json.wanted() ? row -> json.print(session.out(), row) : table(session);
        Consumer<String> notes = note -> session.err().println(note);
        if (limit == null) {
            bench.run(effort, rows, notes);
        } else if (bench instanceof LimitedBench limited) {
            limited.run(effort, limit, rows, notes);
        } else {
            throw new ParameterException(spec.commandLine(), "the benchmark " + name + " has no limit");
        }
        return ExitCode.OK;
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
