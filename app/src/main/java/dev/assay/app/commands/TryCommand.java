package dev.assay.app.commands;

import dev.assay.app.Assay;
import dev.assay.app.Build;
import dev.assay.app.ExitCode;
import dev.assay.app.Session;
import dev.assay.app.display.Display;
import dev.assay.app.display.JsonDisplay;
import dev.assay.app.display.LiveDisplay;
import dev.assay.app.display.PlainDisplay;
import dev.assay.app.options.JsonLines;
import dev.assay.app.options.Timeout;
import dev.assay.app.options.Verbosity;
import dev.assay.app.portfolio.Assayer;
import dev.assay.app.portfolio.Grounds;
import dev.assay.app.portfolio.Settled;
import dev.assay.app.portfolio.Task;
import dev.assay.app.portfolio.TaskFiles;
import dev.assay.app.portfolio.TaskSource;
import dev.assay.app.portfolio.Verdict;
import dev.assay.app.portfolio.VerdictStore;
import dev.assay.app.report.Laws;
import dev.assay.app.report.Report;
import dev.assay.run.Seed;
import dev.assay.run.process.ExternalProcess;
import dev.assay.syntax.SyntaxException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
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

/** {@code assay try FILE…}: every engine on every conjecture. */
@Command(
        name = "try",
        description = {
            "Test, refute and prove every conjecture of theories and problems, all at once.",
            "The engines work side by side, the quick ones first, until one has a counterexample or a proof. "
                    + "Verdicts are remembered until something that they depend on changes."
        },
        sortOptions = false)
public final class TryCommand implements Callable<Integer> {
    private static final Duration USUAL = Duration.ofSeconds(10);

    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Assay assay;

    @Mixin
    private Timeout timeout = new Timeout();

    @Option(names = "--jobs", paramLabel = "N", description = "Let so many engines work at the same time.")
    private @Nullable Integer jobs;

    @Option(names = "--seed", paramLabel = "N", description = "Where randomness starts; 0 if not given.")
    private long seed;

    @Option(names = "--no-cache", description = "Neither use what earlier runs found out nor remember this one.")
    private boolean isForgetful;

    @Option(names = "--html", paramLabel = "FILE", description = "Write a report that any browser can show.")
    private @Nullable Path page;

    @Option(names = "--laws", description = "Also discover the laws of the functions in each file, for the report.")
    private boolean wantsLaws;

    @Mixin
    private JsonLines json = new JsonLines();

    @Mixin
    private Verbosity verbosity = new Verbosity();

    @Parameters(
            paramLabel = "FILE",
            arity = "1..*",
            description =
                    "Theories (.thy), problems (.smt2, .p), Java files with properties (.java), and folders with such files.")
    private List<Path> names = List.of();

    private final TaskFiles languages = new TaskFiles(TaskSource.ALL);
    private boolean isAllRead = true;

    @Override
    public Integer call() throws IOException {
        Session session = assay.session();
        long start = System.nanoTime();
        if (wantsLaws && page == null) {
            throw new ParameterException(spec.commandLine(), "--laws are for the report: --html says where it goes");
        }
        var settled = new ArrayList<Settled>();
        var laws = new ArrayList<Laws>();
        int total = 0;
        ExternalProcess.giveWay();
        var assayer = new Assayer(session.environment().getOrDefault("PATH", ""), limits(), store(session));
        try (Display display = display(session)) {
            for (Path file : files(display)) {
                if (session.isStopped()) {
                    break;
                }
                List<Task> tasks = read(file, display);
                total += tasks.size();
                var grounds = new Grounds();
                for (Task task : tasks) {
                    if (!session.isStopped()) {
                        settled.add(settle(assayer, task, grounds, session, display));
                    }
                }
                if (wantsLaws && !tasks.isEmpty() && !session.isStopped()) {
                    laws.add(Laws.of(file, limits().time(), session.run()));
                }
            }
            if (page != null) {
                Files.writeString(page, Report.html(settled, laws));
            }
            display.ends(settled, total, (System.nanoTime() - start) / 1e9);
        }
        boolean isBroken = settled.stream().anyMatch(s -> s.verdict() instanceof Verdict.Failed);
        if (!isAllRead || isBroken) {
            return ExitCode.ERROR;
        }
        return settled.stream().anyMatch(s -> s.verdict() instanceof Verdict.Refuted) ? ExitCode.REFUTED : ExitCode.OK;
    }

    private static Settled settle(Assayer assayer, Task task, Grounds grounds, Session session, Display display) {
        Settled result = assayer.settle(task, grounds, session.run(), display.begins(task));
        display.settled(result);
        return result;
    }

    private Assayer.Limits limits() {
        Assayer.Limits usual = Assayer.Limits.of(timeout.orElse(USUAL));
        if (jobs != null && jobs < 1) {
            throw new ParameterException(spec.commandLine(), "--jobs takes a positive number, not '" + jobs + "'");
        }
        return new Assayer.Limits(usual.time(), jobs == null ? usual.jobs() : jobs, new Seed(seed));
    }

    private Optional<VerdictStore> store(Session session) {
        return isForgetful
                ? Optional.empty()
                : Optional.of(new VerdictStore(VerdictStore.usualFolder(session.environment()), Build.fingerprint()));
    }

    private Display display(Session session) {
        if (json.wanted()) {
            return new JsonDisplay(session, json);
        }
        boolean isLive = session.colour() && !verbosity.quiet();
        return isLive
                ? new LiveDisplay(session, verbosity, timeout.orElse(USUAL))
                : new PlainDisplay(session, verbosity);
    }

    private List<Path> files(Display display) {
        var result = new ArrayList<Path>();
        for (Path name : names) {
            try {
                List<Path> files = languages.files(name);
                if (files.isEmpty()) {
                    complain(display, name + ": there is no theory (.thy) or problem (.smt2, .p) in this folder");
                }
                result.addAll(files);
            } catch (IOException e) {
                complain(display, Complaint.about(name, e));
            }
        }
        return result;
    }

    private List<Task> read(Path file, Display display) {
        Optional<TaskSource> source = languages.source(file);
        if (source.isEmpty()) {
            complain(display, file + ": not a theory (.thy) or a problem (.smt2, .p)");
            return List.of();
        }
        try {
            TaskSource.Reading reading = source.get().read(file);
            reading.complaints().forEach(sentence -> complain(display, sentence));
            reading.notes().forEach(display::complaint);
            return reading.tasks();
        } catch (SyntaxException | IOException e) {
            complain(display, Complaint.about(file, e));
            return List.of();
        }
    }

    private void complain(Display display, String sentence) {
        isAllRead = false;
        display.complaint(sentence);
    }
}
