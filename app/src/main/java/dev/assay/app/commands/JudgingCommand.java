package dev.assay.app.commands;

import dev.assay.app.cli.ExitCode;
import dev.assay.app.cli.Root;
import dev.assay.app.cli.Session;
import dev.assay.app.display.Display;
import dev.assay.app.display.JsonDisplay;
import dev.assay.app.display.LiveDisplay;
import dev.assay.app.display.PlainDisplay;
import dev.assay.app.judging.Complaint;
import dev.assay.app.judging.CrashLog;
import dev.assay.app.judging.TaskFiles;
import dev.assay.app.options.JsonLines;
import dev.assay.app.options.JudgingOptions;
import dev.assay.app.options.TheoryFolders;
import dev.assay.app.options.Verbosity;
import dev.assay.app.report.Laws;
import dev.assay.app.report.Report;
import dev.assay.app.report.Sarif;
import dev.assay.judge.EngineChoice;
import dev.assay.judge.Judge;
import dev.assay.judge.Judged;
import dev.assay.judge.Judging;
import dev.assay.judge.Limits;
import dev.assay.judge.Task;
import dev.assay.judge.TaskSource;
import dev.assay.judge.Verdict;
import dev.assay.judge.VerdictStore;
import dev.assay.run.CrashBoundary;
import dev.assay.run.Ending;
import dev.assay.run.Meter;
import dev.assay.run.Parallel;
import dev.assay.run.Reason;
import dev.assay.run.Seed;
import dev.assay.run.process.ExternalProcess;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** A command that judges the conjectures of files: a choice of engines; limits and display are the same for all of them. */
abstract class JudgingCommand implements Callable<Integer> {
    @Spec
    CommandSpec spec;

    @ParentCommand
    Root assay;

    @Mixin
    private JudgingOptions common = new JudgingOptions();

    @Mixin
    private TheoryFolders folders = new TheoryFolders();

    @Parameters(
            paramLabel = "FILE",
            arity = "0..*",
            description =
                    "Theories (.thy), problems (.smt2, .p), Java files with properties (.java), and folders with such"
                            + " files.")
    private List<Path> names = List.of();

    private boolean isAllRead = true;
    private boolean isAllWell = true;
    /** Complaints so far: what is wrong with a theory concerns all that import it, and is told once. */
    private final Set<String> told = new LinkedHashSet<>();

    private final List<Judged> all = new ArrayList<>();
    private final List<Laws> laws = new ArrayList<>();
    private int total;

    /** The engines that this command lets work. */
    abstract EngineChoice engines();

    /** Whether the options leave the engines as they usually are, so that what others decided is an answer, too. */
    boolean isUsual() {
        return true;
    }

    /** The languages that it reads. */
    TaskFiles languages() {
        return TaskFiles.all(List.of(), folders());
    }

    /** Whether it is about this task. */
    boolean isWanted(Task task) {
        return true;
    }

    /** The task as this command wants it judged. */
    Task prepared(Path file, Task task) {
        return task;
    }

    /** Tasks that are in no file. */
    List<Task> otherTasks() {
        return List.of();
    }

    /** What else there is to say below a verdict. */
    List<String> furtherLines(Judged judged) {
        return List.of();
    }

    /** These files are about to be read. */
    void begins(List<Path> files) {}

    /**
     * All tasks of a file are judged; whether nothing went wrong with what this command keeps of it.
     *
     * @param stated what the file states, whether it is wanted or not
     */
    boolean ends(Path file, List<Task> stated, List<Judged> judged, Display display) {
        return true;
    }

    /** What else there is to find out about a file, for the report. */
    Optional<Laws> laws(Path file) throws IOException {
        return Optional.empty();
    }

    /** Where theories may lie that others import. */
    final List<Path> folders() {
        return folders.all();
    }

    final boolean hasPage() {
        return common.hasPage();
    }

    /** Refuses those of the options that would have no effect beside another one. */
    final void refuseWith(String other, String... options) {
        common.refuseWith(other, options);
    }

    final Duration time() {
        return common.timeout().orElse(Limits.USUAL);
    }

    /** For work that takes less than usual, where the user says nothing else. */
    final Limits limits(Duration effort) {
        return common.timeout().map(Limits::of).orElse(Limits.inSteps(effort)).withSeed(new Seed(seed()));
    }

    final long seed() {
        return common.seed();
    }

    final JsonLines json() {
        return common.json();
    }

    final List<Path> names() {
        return names;
    }

    final Session session() {
        return assay.session();
    }

    final String path() {
        return session().environment().getOrDefault("PATH", "");
    }

    @Override
    public Integer call() throws IOException {
        long start = System.nanoTime();
        List<Task> others = otherTasks();
        if (names.isEmpty() && others.isEmpty()) {
            throw new ParameterException(spec.commandLine(), "there is nothing to do: name a file");
        }
        Limits limits = common.limits();
        common.refuseOverwriting(names);
        ExternalProcess.giveWay();
        try (Display display = display()) {
            names.stream().findFirst().ifPresent(display::reads);
            var judging = new Judging(engines(), limits, store());
            total = others.size();
            run(judging(judging, others, new ArrayList<>(), display).iterator());
            List<Path> files = files(sentence -> complain(display, sentence));
            begins(files);
            run(steps(judging, files, display));
            common.write(() -> Report.html(all, laws), () -> Sarif.of(all, List.copyOf(told)))
                    .forEach(sentence -> complain(display, sentence));
            display.ends(all, total, (System.nanoTime() - start) / 1e9);
        }
        if (!isAllRead || !isAllWell) {
            return ExitCode.ERROR;
        }
        return all.stream().anyMatch(Judged::isDisappointing) ? ExitCode.REFUTED : ExitCode.OK;
    }

    /**
     * A piece of work for a thread of its own. What it returns is done after it, in the order of the text: to tell what became of it,
     * and whether to go on.
     */
    private interface Step {
        BooleanSupplier work(Meter run);
    }

    /** Several at a time, if the user wants that. */
    private void run(Iterator<Step> steps) {
        if (!session().isStopped()) {
            Parallel.inOrder(steps, common.jobs(), session().run(), Step::work, BooleanSupplier::getAsBoolean);
        }
    }

    /** Those of all files. A file is read when there is nothing left to do of those before it, which need not be done yet. */
    private Iterator<Step> steps(Judging judging, List<Path> files, Display display) {
        return files.stream()
                .takeWhile(_ -> !session().isStopped())
                .flatMap(file -> steps(judging, file, display))
                .iterator();
    }

    private Stream<Step> steps(Judging judging, Path file, Display display) {
        display.reads(file);
        TaskSource.Reading reading = languages().read(file);
        List<Task> tasks = reading.tasks().stream()
                .filter(this::isWanted)
                .map(task -> prepared(file, task))
                .toList();
        var judged = new ArrayList<Judged>();
        Step first = _ -> () -> {
            // A file that was being read when the user wanted no more has nothing wrong with it.
            if (session().isStopped()) {
                return false;
            }
            reading.complaints().forEach(sentence -> complain(display, sentence));
            reading.notes().forEach(display::note);
            total += tasks.size();
            return true;
        };
        Step last = _ -> () -> {
            isAllRead &= ends(file, reading.tasks(), judged, display);
            if (!tasks.isEmpty() && !session().isStopped()) {
                addLaws(file, display);
            }
            return !session().isStopped();
        };
        return Stream.of(Stream.of(first), judging(judging, tasks, judged, display), Stream.of(last))
                .flatMap(steps -> steps);
    }

    private void addLaws(Path file, Display display) {
        try {
            laws(file).ifPresent(laws::add);
        } catch (IOException e) {
            complain(display, Complaint.about(file, e));
        }
    }

    /** The judging of each task, of none that the user does not wait for any more; the verdicts go to {@code judged}, too. */
    private Stream<Step> judging(Judging judging, List<Task> tasks, List<Judged> judged, Display display) {
        var judge = new Judge(tasks);
        return tasks.stream().map(task -> run -> {
            if (session().isStopped()) {
                return () -> true;
            }
            Judged verdict = judging.judge(task, judge, run, display.begins(task));
            return () -> {
                if (!session().isStopped() || verdict.verdict().isDecisive()) {
                    judged.add(verdict);
                    all.add(verdict);
                    show(verdict, display);
                }
                return true;
            };
        });
    }

    /** Whatever goes wrong when a verdict is shown is told, too. */
    private void show(Judged judged, Display display) {
        List<String> failures = CrashLog.of(judged);
        isAllWell &= failures.isEmpty() && !(judged.verdict() instanceof Verdict.Failed);
        isAllRead &= !(judged.verdict() instanceof Verdict.Unread);
        Ending<Boolean> shown = CrashBoundary.run(() -> {
            display.judged(judged, furtherLines(judged));
            return true;
        });
        failures.forEach(display::complaint);
        if (shown instanceof Ending.Unanswered<Boolean>(Reason.Crashed crash, var _)) {
            isAllWell = false;
            display.complaint(judged.task().title() + ": cannot be shown: " + CrashLog.sentence(crash));
        }
    }

    private Optional<VerdictStore> store() {
        return isUsual() ? common.store(session()) : Optional.empty();
    }

    private Display display() {
        if (json().wanted()) {
            return new JsonDisplay(session(), json());
        }
        Verbosity verbosity = common.verbosity();
        boolean isLive = session().colour() && !verbosity.quiet();
        return isLive ? new LiveDisplay(session(), verbosity, time()) : new PlainDisplay(session(), verbosity);
    }

    /** The files that are named, and those in folders that are. */
    final List<Path> files(Consumer<String> complain) {
        var result = new LinkedHashSet<Path>();
        for (Path name : names) {
            try {
                TaskFiles.Meant meant = languages().files(name);
                meant.problems().forEach(complain);
                if (meant.files().isEmpty() && meant.problems().isEmpty()) {
                    complain.accept(name + ": there is no file in this folder that is "
                            + languages().kinds());
                }
                result.addAll(meant.files());
            } catch (IOException e) {
                complain.accept(Complaint.about(name, e));
            }
        }
        return List.copyOf(result);
    }

    final void complain(Display display, String sentence) {
        isAllRead = false;
        if (told.add(sentence)) {
            display.complaint(sentence);
        }
    }
}
