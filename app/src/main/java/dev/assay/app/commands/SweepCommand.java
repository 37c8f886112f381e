package dev.assay.app.commands;

import dev.assay.app.cli.Build;
import dev.assay.app.cli.ExitCode;
import dev.assay.app.cli.Plural;
import dev.assay.app.cli.Root;
import dev.assay.app.cli.Session;
import dev.assay.app.judging.Complaint;
import dev.assay.app.judging.TaskFiles;
import dev.assay.app.options.JsonLines;
import dev.assay.app.options.TheoryFolders;
import dev.assay.app.options.Timeout;
import dev.assay.app.options.Verbosity;
import dev.assay.app.sweep.Comparison;
import dev.assay.app.sweep.Plan;
import dev.assay.app.sweep.Row;
import dev.assay.app.sweep.RunFolder;
import dev.assay.app.sweep.Sweep;
import dev.assay.app.sweep.SweepReport;
import dev.assay.judge.VerdictStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
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

/** {@code assay sweep FOLDER… --out RUN}: every conjecture of a corpus, by workers that may die. */
@Command(
        name = "sweep",
        description = {
            "Judge every conjecture of a corpus, by worker processes.",
            "What is found out is written to RUN at once; the same command goes on where it was stopped."
        },
        subcommands = {SweepCommand.ReportCommand.class, SweepCommand.CompareCommand.class},
        sortOptions = false,
        footer = {"", "Example:", "  assay sweep theories/ --with test --timeout 2 --out run1"})
public final class SweepCommand implements Callable<Integer>, Root {
    private static final int MEGABYTES = 2048;

    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Root assay;

    @Option(names = "--out", paramLabel = "RUN", description = "The folder for results; a run that is there goes on.")
    private @Nullable Path out;

    @Option(
            names = "--with",
            paramLabel = "COMMAND",
            description = "Which engines work: those of try, test, refute or prove; of try if not given.")
    private String with = "try";

    private @Nullable Duration timeout;

    @Option(
            names = "--timeout",
            paramLabel = "SECONDS",
            description =
                    "For each conjecture, by the clock. If not given, engines have as many steps as take 10 seconds "
                            + "on a usual machine, and the clock stops them after 60.")
    void seconds(String text) {
        timeout = Timeout.of(spec, text);
    }

    @Option(
            names = {"-j", "--jobs"},
            paramLabel = "N",
            description = "So many workers at a time; as many as processors and memory allow if not given.")
    private int jobs;

    @Option(
            names = "--engines",
            paramLabel = "N",
            description = "So many engines on a conjecture at a time; 1 if not given.")
    private int engines = 1;

    @Option(names = "--memory", paramLabel = "MB", description = "For one worker; 2048 if not given.")
    private int megabytes = MEGABYTES;

    @Option(names = "--seed", paramLabel = "N", description = "Where randomness starts; 0 if not given.")
    private long seed;

    @Option(
            names = "--no-cache",
            description = "Use no verdicts of earlier runs but those of this one, which it keeps in its folder.")
    private boolean isForgetful;

    @Mixin
    private TheoryFolders folders = new TheoryFolders();

    @Mixin
    private JsonLines json = new JsonLines();

    @Mixin
    private Verbosity verbosity = new Verbosity();

    @Parameters(paramLabel = "FOLDER", arity = "0..*", description = "Folders and files.")
    private List<Path> names = List.of();

    @Override
    public Session session() {
        return assay.session();
    }

    @Override
    public Integer call() {
        Path folder = out;
        if (names.isEmpty() || folder == null) {
            throw new ParameterException(spec.commandLine(), "name a folder to sweep, and where results go with --out");
        }
        try (var progress = new Progress(session(), json, verbosity)) {
            List<Path> files = files(progress);
            try (RunFolder run = RunFolder.open(folder, plan(folder))) {
                progress.begins(files);
                new Sweep(plan(folder), run, positive("--memory", megabytes), progress)
                        .run(files, workers(), session().run());
            }
            RunFolder.Contents contents = RunFolder.read(folder);
            progress.ends(contents.rows(), folder);
            return exitCode(contents, progress);
        } catch (IOException e) {
            json.complain(session(), sentence(folder, e));
            return ExitCode.ERROR;
        }
    }

    private static String sentence(Path folder, IOException problem) {
        return problem instanceof RunFolder.Unusable unusable ? unusable.sentence() : Complaint.about(folder, problem);
    }

    private static int exitCode(RunFolder.Contents run, Progress progress) {
        boolean isAllWell = progress.isAllRead()
                && run.complaints().isEmpty()
                && run.rows().stream()
                        .noneMatch(row ->
                                row.verdict().equals("error") || row.verdict().equals("unread"));
        if (!isAllWell) {
            return ExitCode.ERROR;
        }
        return run.rows().stream().anyMatch(Row::disappointing) ? ExitCode.REFUTED : ExitCode.OK;
    }

    private Plan plan(Path folder) {
        Path store = isForgetful
                ? folder.resolve("verdicts")
                : VerdictStore.usualFolder(session().environment());
        return new Plan(
                kind(),
                Optional.ofNullable(timeout).map(time -> time.toNanos() / 1e9),
                positive("--engines", engines),
                seed,
                folders.all().stream()
                        .map(each -> each.toAbsolutePath().toString())
                        .toList(),
                session().environment().getOrDefault("PATH", ""),
                store.toAbsolutePath().toString(),
                Build.fingerprint());
    }

    private Plan.Kind kind() {
        for (Plan.Kind each : Plan.Kind.values()) {
            if (each.name().toLowerCase(Locale.ROOT).equals(with)) {
                return each;
            }
        }
        throw new ParameterException(spec.commandLine(), "--with takes try, test, refute or prove, not '" + with + "'");
    }

    /** As many as the processors can feed and the memory can hold, unless the user says how many. */
    private int workers() {
        if (jobs != 0) {
            return positive("--jobs", jobs);
        }
        var system = (com.sun.management.OperatingSystemMXBean)
                java.lang.management.ManagementFactory.getOperatingSystemMXBean();
        long fitting = system.getTotalMemorySize() / ((long) megabytes << 20);
        return Math.clamp(fitting, 1, Runtime.getRuntime().availableProcessors());
    }

    private int positive(String option, int value) {
        if (value < 1) {
            throw new ParameterException(spec.commandLine(), option + " takes a positive number, not '" + value + "'");
        }
        return value;
    }

    private List<Path> files(Progress progress) throws IOException {
        TaskFiles languages = TaskFiles.all(List.of(), folders.all());
        var result = new ArrayList<Path>();
        for (Path name : names) {
            TaskFiles.Meant meant = languages.files(name);
            meant.problems().forEach(progress::complaint);
            result.addAll(meant.files());
            if (meant.files().isEmpty()) {
                progress.complaint(name + ": there is no file in this folder that is " + languages.kinds());
            }
        }
        return result.stream().distinct().toList();
    }

    /** What a user sees of a sweep at work: a line that changes on a terminal, rows in JSON, or nothing until the end. */
    private static final class Progress implements Sweep.Listener, AutoCloseable {
        private final Session session;
        private final JsonLines json;
        private final Verbosity verbosity;
        private final Map<String, Integer> counts = new TreeMap<>();
        private final long start = System.nanoTime();
        private int files;
        private int ended;
        private int tasks;
        private boolean isAllRead = true;

        Progress(Session session, JsonLines json, Verbosity verbosity) {
            this.session = session;
            this.json = json;
            this.verbosity = verbosity;
        }

        synchronized void begins(List<Path> all) {
            files = all.size();
        }

        synchronized boolean isAllRead() {
            return isAllRead;
        }

        @Override
        public synchronized void judged(Row row) {
            tasks++;
            counts.merge(row.verdict(), 1, Integer::sum);
            if (json.wanted()) {
                json.print(session.out(), row);
            }
            show();
        }

        @Override
        public synchronized void complaint(String sentence) {
            isAllRead = false;
            if (json.wanted() || verbosity.verbose()) {
                clear();
                json.complain(session, sentence);
            }
        }

        @Override
        public synchronized void ended(Path file) {
            ended++;
            show();
        }

        private void show() {
            if (session.colour() && !verbosity.quiet()) {
                session.err().print("\r\033[K" + ended + " of " + Plural.of(files, "file") + ", " + words() + left());
                session.err().flush();
            }
        }

        private String words() {
            return Plural.of(tasks, "task")
                    + counts.entrySet().stream()
                            .map(each -> each.getValue() + " " + each.getKey())
                            .collect(Collectors.joining(", ", counts.isEmpty() ? "" : ": ", ""));
        }

        /** By how many files are still to come, as if all took as long. */
        private String left() {
            if (ended == 0 || ended == files) {
                return "";
            }
            double seconds = (System.nanoTime() - start) / 1e9 / ended * (files - ended);
            return seconds < 90
                    ? String.format(Locale.ROOT, " (about %.0f s left)", seconds)
                    : String.format(Locale.ROOT, " (about %.0f min left)", seconds / 60);
        }

        void ends(List<Row> rows, Path folder) {
            clear();
            if (!json.wanted()) {
                Map<String, Long> all =
                        rows.stream().collect(Collectors.groupingBy(Row::verdict, TreeMap::new, Collectors.counting()));
                session.out()
                        .println(Plural.of(rows.size(), "task")
                                + all.entrySet().stream()
                                        .map(each -> each.getValue() + " " + each.getKey())
                                        .collect(Collectors.joining(", ", all.isEmpty() ? "" : ": ", ""))
                                + String.format(
                                        Locale.ROOT,
                                        " (%.1f s); rows are in %s",
                                        (System.nanoTime() - start) / 1e9,
                                        folder));
            }
        }

        private void clear() {
            if (session.colour() && !verbosity.quiet()) {
                session.err().print("\r\033[K");
                session.err().flush();
            }
        }

        @Override
        public void close() {
            session.out().flush();
        }
    }

    /** {@code assay sweep report RUN}. */
    @Command(
            name = "report",
            description = "Write a page about a run: verdicts by folder, reasons, times.",
            sortOptions = false)
    static final class ReportCommand implements Callable<Integer> {
        @ParentCommand
        private Root sweep;

        @Option(
                names = "--html",
                paramLabel = "FILE",
                description = "Where to; report.html in the run's folder if not given.")
        private @Nullable Path page;

        @Parameters(paramLabel = "RUN", description = "The folder of a run.")
        private Path folder = Path.of(".");

        @Override
        public Integer call() {
            try {
                RunFolder.Contents run = RunFolder.read(folder);
                Path file = page == null ? folder.resolve("report.html") : page;
                Files.writeString(file, SweepReport.html("Sweep " + folder.getFileName(), run));
                sweep.session().out().println(Plural.of(run.rows().size(), "task") + " in " + file);
                return ExitCode.OK;
            } catch (IOException e) {
                sweep.session().err().println(sentence(folder, e));
                return ExitCode.ERROR;
            }
        }
    }

    /** {@code assay sweep compare RUN RUN}. */
    @Command(
            name = "compare",
            description = "Tell what got better and worse between two runs; the exit code is 1 if something got worse.",
            sortOptions = false)
    static final class CompareCommand implements Callable<Integer> {
        @ParentCommand
        private Root sweep;

        @Parameters(index = "0", paramLabel = "BEFORE", description = "The folder of a run.")
        private Path before = Path.of(".");

        @Parameters(index = "1", paramLabel = "AFTER", description = "The folder of another one.")
        private Path after = Path.of(".");

        @Override
        public Integer call() {
            try {
                Comparison comparison = Comparison.of(
                        RunFolder.read(before).rows(), RunFolder.read(after).rows());
                var out = sweep.session().out();
                comparison.contradictions().forEach(each -> out.println("contradiction: " + each));
                comparison.worse().forEach(each -> out.println("worse: " + each));
                comparison.missing().forEach(each -> out.println("missing: " + each));
                comparison.better().forEach(each -> out.println("better: " + each));
                out.println(comparison.better().size() + " better, "
                        + comparison.worse().size() + " worse, "
                        + Plural.of(comparison.contradictions().size(), "contradiction") + ", "
                        + comparison.missing().size() + " missing, "
                        + comparison.added().size() + " new");
                return comparison.isRegression() ? ExitCode.REFUTED : ExitCode.OK;
            } catch (IOException e) {
                sweep.session().err().println(sentence(before, e));
                return ExitCode.ERROR;
            }
        }
    }
}
