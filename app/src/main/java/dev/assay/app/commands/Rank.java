package dev.assay.app.commands;

import dev.assay.app.cli.ExitCode;
import dev.assay.app.cli.Root;
import dev.assay.app.cli.Session;
import dev.assay.app.judging.Complaint;
import dev.assay.app.options.JsonLines;
import dev.assay.app.options.Positive;
import dev.assay.app.options.Verbosity;
import dev.assay.app.rank.RankRow;
import dev.assay.app.rank.RankStudy;
import dev.assay.rank.Granularity;
import dev.assay.rank.Inference;
import dev.assay.rank.program.Panel;
import dev.assay.rank.report.CsvReport;
import dev.assay.rank.report.HtmlReport;
import dev.assay.rank.report.Report;
import dev.assay.rank.report.TextReport;
import dev.assay.rank.study.StudySheet;
import dev.assay.rank.task.Task;
import dev.assay.rank.task.TaskException;
import dev.assay.rank.task.TaskReader;
import dev.assay.rank.task.TaskSettings;
import dev.assay.run.WholeFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code assay rank DIR}: which bugs do these programs have between them, and who is the best? */
@Command(
        name = "rank",
        description = {
            "Rank the programs in a folder by the bugs that they have between them.",
            "Each is a Java source, a class file or anything executable, and runs in a process of its own. What is right,"
                    + " a model answer or a property says; they, and where tests come from, are named in rank.properties."
        },
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {"  assay rank --model Model.java answers/"})
public final class Rank implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Root assay;

    @Option(names = "--model", paramLabel = "FILE", description = "The model answer.")
    private @Nullable String model;

    @Option(
            names = "--generator",
            paramLabel = "GEN",
            description =
                    "A Java source with a Gen, or a name such as 'lists of ints'; what the model's parameters are, if"
                            + " not given.")
    private @Nullable String generator;

    @Option(names = "--property", paramLabel = "FILE", description = "A Java source that says which outputs are right.")
    private @Nullable String property;

    @Option(
            names = "--equivalence",
            paramLabel = "EQ",
            description = "When an output counts as the model's: equal, unordered, 'within NUMBER', or a Java source.")
    private @Nullable String equivalence;

    @Option(
            names = "--functions",
            paramLabel = "NAMES",
            description = "What the programs compute, separated by commas.")
    private @Nullable String functions;

    @Option(
            names = "--tests",
            paramLabel = "N",
            description = "End after so many tests in a row that show nothing new; 1000 if not given.")
    private @Nullable String quiet;

    @Option(names = "--timeout", paramLabel = "SECONDS", description = "For one test of one program; 1 if not given.")
    private @Nullable String time;

    @Option(names = "--memory", paramLabel = "MB", description = "For one program; 64 if not given.")
    private @Nullable String memory;

    @Option(names = "--bugs", paramLabel = "KIND", description = "What a bug is: irredundant, maximal or crude.")
    private String bugs = "irredundant";

    @Option(names = "--seed", paramLabel = "N", description = "Where randomness starts; 0 if not given.")
    private long seed;

    @Option(
            names = {"-j", "--jobs"},
            paramLabel = "N",
            converter = Positive.class,
            description = "So many programs run at a time; as many as processors.")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Option(names = "--state", paramLabel = "FILE", description = "Keep how far the search is, and go on from there.")
    private @Nullable Path state;

    @Option(
            names = "--runs",
            paramLabel = "K",
            converter = Positive.class,
            description = "Rank from so many seeds, and tell how stable that is.")
    private int runs = 1;

    @Option(
            names = "--pair",
            paramLabel = "A,B",
            split = ",",
            description = "Compare two programs over many rankings with other competitors.")
    private List<String> pair = List.of();

    @Option(
            names = "--rankings",
            paramLabel = "N",
            converter = Positive.class,
            description = "So many rankings for --pair; 500 if not given.")
    private int rankings = 500;

    @Option(
            names = "--others",
            paramLabel = "N",
            converter = Positive.class,
            description = "So many competitors in each; 30 if not given.")
    private int others = 30;

    @Option(
            names = "--lots",
            paramLabel = "GROUPS",
            split = ",",
            description = "Rank nothing: draw lots who is in which group, as lines for study.csv.")
    private List<String> lots = List.of();

    @Option(names = "--html", paramLabel = "FILE", description = "Write a page with the graph, to hand back.")
    private @Nullable Path html;

    @Option(names = "--csv", paramLabel = "FILE", description = "Write a table for a spreadsheet.")
    private @Nullable Path csv;

    @Mixin
    private JsonLines json = new JsonLines();

    @Mixin
    private Verbosity verbosity = new Verbosity();

    @Parameters(paramLabel = "DIR", description = "The folder.")
    private Path folder = Path.of(".");

    @Override
    public Integer call() {
        Session session = assay.session();
        try {
            Task task = TaskReader.read(folder, settings());
            if (!lots.isEmpty()) {
                draw(session, task);
                return ExitCode.OK;
            }
            return rank(session, task);
        } catch (TaskException | Panel.ModelFailed e) {
            json.complain(session, String.valueOf(e.getMessage()));
            return ExitCode.ERROR;
        } catch (IOException e) {
            json.complain(session, Complaint.about(folder, e));
            return ExitCode.ERROR;
        }
    }

    private TaskSettings settings() {
        TaskSettings settings = TaskSettings.read(folder);
        override(settings, "model", fromHere(model));
        override(settings, "generator", fromHere(generator));
        override(settings, "property", fromHere(property));
        override(settings, "equivalence", fromHere(equivalence));
        override(settings, "functions", functions);
        override(settings, "quiet", quiet);
        override(settings, "time", time);
        override(settings, "memory", memory);
        return settings;
    }

    /** A file on the command line is meant from where the user is, if there is one there; or else from the folder. */
    private static @Nullable String fromHere(@Nullable String name) {
        if (name == null || !(name.endsWith(".java") || name.endsWith(".class"))) {
            return name;
        }
        Path file = Path.of(name);
        return Files.exists(file) ? file.toAbsolutePath().toString() : name;
    }

    private static void override(TaskSettings settings, String name, @Nullable String value) {
        if (value != null) {
            settings.override(name, value);
        }
    }

    private void draw(Session session, Task task) {
        session.out().println("answer,group");
        List<String> names =
                task.names().subList(task.hasModel() ? 1 : 0, task.names().size());
        StudySheet.lots(names, lots, seed)
                .forEach((name, group) -> session.out().println(name + "," + group));
    }

    private int rank(Session session, Task task) throws IOException {
        var study = new RankStudy(task, granularity(), seed, jobs, session::isStopped);
        task.complaints().forEach(complaint -> json.complain(session, complaint));
        session.err().flush();
        Report report = study.report(
                Optional.ofNullable(state),
                runs,
                pair(task),
                progress -> show(session, progress),
                note -> session.err().println(note));
        clearProgress(session);
        if (html != null) {
            WholeFile.write(html, HtmlReport.of(report));
        }
        if (csv != null) {
            WholeFile.write(csv, CsvReport.of(report));
        }
        if (json.wanted()) {
            RankRow.of(report).forEach(row -> json.print(session.out(), row));
        } else {
            TextReport.of(report, verbosity.quiet()).forEach(session.out()::println);
        }
        report.result().warning().ifPresent(warning -> session.err().println("warning: " + warning));
        report.result()
                .givenUp()
                .forEach(name -> session.err()
                        .println(name + " took too long too often; it was asked only for the tests of the bugs"));
        report.result()
                .unsteady()
                .forEach(name -> session.err()
                        .println(name + " does not always do the same on the same test: its place is doubtful"));
        return ExitCode.OK;
    }

    private Granularity granularity() {
        for (Granularity each : Granularity.values()) {
            if (each.name().toLowerCase(Locale.ROOT).equals(bugs)) {
                return each;
            }
        }
        throw new ParameterException(spec.commandLine(), "--bugs is irredundant, maximal or crude, not '" + bugs + "'");
    }

    private Optional<RankStudy.PairPlan> pair(Task task) {
        if (pair.isEmpty()) {
            return Optional.empty();
        }
        for (String name : pair) {
            if (!task.names().contains(name)) {
                throw new TaskException(folder + ": there is no program '" + name + "' to compare");
            }
        }
        if (pair.size() != 2) {
            throw new ParameterException(spec.commandLine(), "--pair takes two names with a comma between them");
        }
        return Optional.of(new RankStudy.PairPlan(
                task.names().indexOf(pair.getFirst()), task.names().indexOf(pair.getLast()), others, rankings));
    }

    /** One line that changes, on a terminal only. */
    private void show(Session session, Inference.Progress progress) {
        if (session.colour() && !verbosity.quiet()) {
            session.err()
                    .print("\r\033[K" + progress.drawn() + " tests, " + progress.bugs() + " bugs, nothing new for "
                            + progress.quiet());
            session.err().flush();
        } else if (verbosity.verbose()) {
            session.err()
                    .println(progress.drawn() + " tests, " + progress.bugs() + " bugs, nothing new for "
                            + progress.quiet());
            session.err().flush();
        }
    }

    private static void clearProgress(Session session) {
        if (session.colour()) {
            session.err().print("\r\033[K");
            session.err().flush();
        }
    }
}
