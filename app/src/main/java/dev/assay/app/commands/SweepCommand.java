package dev.assay.app.commands;

import dev.assay.app.cli.Build;
import dev.assay.app.cli.ExitCode;
import dev.assay.app.cli.Plural;
import dev.assay.app.cli.Root;
import dev.assay.app.cli.Session;
import dev.assay.app.judging.Complaint;
import dev.assay.app.judging.TaskFiles;
import dev.assay.app.options.Effort;
import dev.assay.app.options.JsonLines;
import dev.assay.app.options.Positive;
import dev.assay.app.options.TheoryFolders;
import dev.assay.app.options.Verbosity;
import dev.assay.app.sweep.Cluster;
import dev.assay.app.sweep.Comparison;
import dev.assay.app.sweep.Piece;
import dev.assay.app.sweep.Plan;
import dev.assay.app.sweep.Row;
import dev.assay.app.sweep.RunFolder;
import dev.assay.app.sweep.Sweep;
import dev.assay.app.sweep.SweepReport;
import dev.assay.judge.VerdictStore;
import dev.assay.run.WholeFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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
        subcommands = {
            SweepCommand.ReportCommand.class,
            SweepCommand.CompareCommand.class,
            SweepCommand.QueryCommand.class
        },
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

    @Option(
            names = "--mutants",
            paramLabel = "N",
            converter = Positive.class,
            description = "Judge at most N mutants of each theorem of theories instead of what is written there.")
    private int mutants;

    @Mixin
    private Effort effort = new Effort();

    @Option(
            names = {"-j", "--jobs"},
            paramLabel = "N",
            converter = Positive.class,
            description = "So many workers at a time; as many as processors and memory allow if not given.")
    private int jobs;

    @Option(
            names = "--engines",
            paramLabel = "N",
            converter = Positive.class,
            description = "So many engines on a conjecture at a time; 1 if not given.")
    private int engines = 1;

    @Option(
            names = "--memory",
            paramLabel = "MB",
            converter = Positive.class,
            description = "For one worker; 2048 if not given.")
    private int megabytes = MEGABYTES;

    @Option(
            names = "--no-cache",
            description = "Use no verdicts of earlier runs but those of this one, which it keeps in its folder.")
    private boolean isForgetful;

    @Option(
            names = "--master",
            paramLabel = "URL",
            description = "Let a cluster of Apache Spark work: spark://HOST:PORT, yarn, k8s://URL, or local[N].")
    private @Nullable String master;

    @Option(
            names = "--conf",
            paramLabel = "KEY=VALUE",
            description = "A setting of Spark, such as spark.executor.cores=4; may be repeated.")
    private Map<String, String> settings = Map.of();

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
        Runner runner = runner();
        try (var progress = new Progress(session(), json, verbosity)) {
            Plan plan = plan(folder);
            List<Path> files = files(plan.languages(), progress);
            try (RunFolder run = RunFolder.open(folder, plan)) {
                var sweep = new Sweep(plan, run, megabytes, progress);
                List<Piece> open = sweep.open(files);
                progress.begins(open.size());
                runner.run(sweep, open);
                progress.ends(run);
                return exitCode(run, progress);
            }
        } catch (IOException e) {
            json.complain(session(), sentence(folder, e));
            return ExitCode.ERROR;
        }
    }

    /** Has pieces judged, somewhere. */
    private interface Runner {
        void run(Sweep sweep, List<Piece> pieces) throws IOException;
    }

    private Runner runner() {
        String url = master;
        if (url == null) {
            refuse("--conf", "without --master");
            int workers = workers();
            return (sweep, open) -> sweep.run(open, workers, session().run());
        }
        refuse("--jobs", "with --master: the cluster has a worker for each core");
        Cluster cluster = cluster(spec);
        return (sweep, open) ->
                cluster.run(sweep, open, url, settings, session().run());
    }

    private static String sentence(Path folder, IOException problem) {
        return switch (problem) {
            case RunFolder.Unusable unusable -> unusable.sentence();
            case Cluster.Refusal refusal -> refusal.sentence();
            default -> Complaint.about(folder, problem);
        };
    }

    private void refuse(String option, String when) {
        if (spec.commandLine().getParseResult().hasMatchedOption(option)) {
            throw new ParameterException(spec.commandLine(), option + " has no effect " + when);
        }
    }

    private static Cluster cluster(CommandSpec spec) {
        return Cluster.here()
                .orElseThrow(() -> new ParameterException(
                        spec.commandLine(),
                        "this needs Spark: start it with ./assay, which builds the module sweep-spark"));
    }

    private static int exitCode(RunFolder run, Progress progress) {
        boolean isAllWell = progress.isAllRead()
                && run.isUnderstood()
                && !run.verdicts().containsKey("error")
                && !run.verdicts().containsKey("unread");
        if (!isAllWell) {
            return ExitCode.ERROR;
        }
        return run.isDisappointing() ? ExitCode.REFUTED : ExitCode.OK;
    }

    private Plan plan(Path folder) {
        Path store = isForgetful
                ? folder.resolve("verdicts")
                : VerdictStore.usualFolder(session().environment());
        return new Plan(
                kind(),
                effort.timeout().map(time -> time.toNanos() / 1e9),
                engines,
                effort.seed(),
                mutants,
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
            return jobs;
        }
        var system = (com.sun.management.OperatingSystemMXBean)
                java.lang.management.ManagementFactory.getOperatingSystemMXBean();
        long fitting = system.getTotalMemorySize() / ((long) megabytes << 20);
        return Math.clamp(fitting, 1, Runtime.getRuntime().availableProcessors());
    }

    private List<Path> files(TaskFiles languages, Progress progress) throws IOException {
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
        private boolean isAllRead = true;

        Progress(Session session, JsonLines json, Verbosity verbosity) {
            this.session = session;
            this.json = json;
            this.verbosity = verbosity;
        }

        synchronized void begins(int open) {
            files = open;
        }

        synchronized boolean isAllRead() {
            return isAllRead;
        }

        @Override
        public synchronized void judged(Row row) {
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
        public synchronized void ended(String file) {
            ended++;
            show();
        }

        private void show() {
            if (session.colour() && !verbosity.quiet()) {
                session.err()
                        .print("\r\033[K" + ended + " of " + Plural.of(files, "file") + ", " + words(counts) + left());
                session.err().flush();
            }
        }

        private static String words(Map<String, Integer> counts) {
            int tasks = counts.values().stream().mapToInt(Integer::intValue).sum();
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

        synchronized void ends(RunFolder run) {
            clear();
            if (!json.wanted()) {
                double seconds = (System.nanoTime() - start) / 1e9;
                session.out()
                        .println(words(run.verdicts())
                                + String.format(Locale.ROOT, " (%.1f s); rows are in %s", seconds, run.path()));
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
                WholeFile.write(file, SweepReport.html("Sweep " + folder.getFileName(), run));
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

    /** {@code assay sweep query RUN SQL}. */
    @Command(
            name = "query",
            description = {
                "Ask the rows of a run in SQL, by Apache Spark.",
                "There are two tables: rows, with a row for each task, and complaints, with what was not understood."
            },
            sortOptions = false,
            footer = {"", "Example:", "  assay sweep query run1 \"select verdict, count(*) from rows group by verdict\""
            })
    static final class QueryCommand implements Callable<Integer> {
        @Spec
        private CommandSpec spec;

        @ParentCommand
        private Root sweep;

        @Mixin
        private JsonLines json = new JsonLines();

        @Parameters(index = "0", paramLabel = "RUN", description = "The folder of a run.")
        private Path folder = Path.of(".");

        @Parameters(index = "1", paramLabel = "SQL", description = "The query.")
        private String sql = "";

        @Override
        public Integer call() {
            try {
                RunFolder.check(folder);
                cluster(spec).query(folder, sql, json.wanted(), sweep.session().out());
                return ExitCode.OK;
            } catch (IOException e) {
                json.complain(sweep.session(), sentence(folder, e));
                return ExitCode.ERROR;
            }
        }
    }
}
