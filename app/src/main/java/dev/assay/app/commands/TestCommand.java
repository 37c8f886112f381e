package dev.assay.app.commands;

import dev.assay.app.cli.ExitCode;
import dev.assay.app.cli.Plural;
import dev.assay.app.judging.CrashLog;
import dev.assay.app.judging.Engines;
import dev.assay.app.judging.TaskFiles;
import dev.assay.app.options.QuickcheckOptions;
import dev.assay.judge.EngineChoice;
import dev.assay.judge.Judge;
import dev.assay.judge.Judged;
import dev.assay.judge.Judging;
import dev.assay.judge.Task;
import dev.assay.run.ProgressListener;
import dev.assay.test.Options;
import dev.assay.test.assumptions.UnusedAssumptions;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** {@code assay test FILE…}: looks for counterexamples to every conjecture by running it. */
@Command(
        name = "test",
        description = {
            "Look for counterexamples to all conjectures of theories and problems by running them.",
            "All testers work side by side. A counterexample is evaluated again, by other code, before it counts as one."
        },
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {"  assay test Lists.thy", "  assay test -o size=6 -o tester=random Lists.thy"})
public final class TestCommand extends JudgingCommand {
    /** For each set of assumptions that is left out: there are many, and most tests fail at once. */
    private static final Duration UNUSED = Duration.ofSeconds(2);

    /**
     * A line of {@code --json --unused-assms}.
     *
     * @param superfluous the largest sets of assumptions, by their numbers from 1, that can be left out
     */
    private record Unused(
            String file, int line, String name, int assumptions, List<List<Integer>> superfluous, double seconds) {}

    @Mixin
    private QuickcheckOptions quickcheck = new QuickcheckOptions();

    @Option(
            names = "--unused-assms",
            description = "Look for assumptions without which the theorems still survive all tests.")
    private boolean unusedAssumptions;

    @Option(
            names = "--library",
            paramLabel = "THEORY",
            arity = "0..1",
            fallbackValue = LibraryTheories.WHOLE,
            description =
                    "Test every fact of the library: of all theories that Main needs, of all theories (all), or only of"
                            + " this one; none may be refuted.")
    private @Nullable String library;

    @Override
    EngineChoice engines() {
        return Engines.testing(quickcheck.forAllTesters(), quickcheck.evaluated());
    }

    @Override
    boolean isUsual() {
        return quickcheck.isUsual();
    }

    @Override
    List<Task> otherTasks() {
        return library == null ? List.of() : LibraryFacts.tasks(library);
    }

    @Override
    public Integer call() throws IOException {
        return unusedAssumptions ? unused() : super.call();
    }

    // Superfluous assumptions

    private int unused() {
        refuseWith("--unused-assms", "--library", "--jobs", "--engines", "--no-cache", "--html", "--sarif");
        if (names().isEmpty()) {
            throw new ParameterException(spec.commandLine(), "there is nothing to do: name a file");
        }
        Options options = UnusedAssumptions.options(quickcheck.forAllTesters());
        var judging = new Judging(Engines.testing(options, List.of()), limits(UNUSED), Optional.empty());
        var complaints = new ArrayList<String>();
        List<Path> files = files(complaints::add);
        complaints.forEach(sentence -> json().complain(session(), sentence));
        boolean isAllWell = complaints.isEmpty();
        var rows = new ArrayList<Unused>();
        TaskFiles languages = languages();
        for (Path file : files) {
            var reading = languages.read(file);
            reading.complaints().forEach(sentence -> json().complain(session(), sentence));
            isAllWell &= reading.complaints().isEmpty();
            for (Task task : reading.tasks()) {
                if (!session().isStopped()) {
                    var faults = new ArrayList<String>();
                    rows.addAll(unused(task, judging, faults));
                    faults.forEach(sentence -> json().complain(session(), sentence));
                    isAllWell &= faults.isEmpty();
                }
            }
        }
        if (!json().wanted()) {
            long assuming = rows.stream().filter(row -> row.assumptions > 0).count();
            long flagged =
                    rows.stream().filter(row -> !row.superfluous.isEmpty()).count();
            session()
                    .out()
                    .println(Plural.of(rows.size(), "theorem") + ": " + assuming + " with assumptions, " + flagged
                            + " of which seem" + (flagged == 1 ? "s" : "") + " to assume too much");
        }
        return isAllWell ? ExitCode.OK : ExitCode.ERROR;
    }

    /** The row for a theorem; none if the user wants no more. */
    private List<Unused> unused(Task task, Judging judging, List<String> faults) {
        long start = System.nanoTime();
        var search = new UnusedAssumptions(weaker -> {
            Judged judged = judging.judge(weaker, new Judge(), session().run(), ProgressListener.SILENT);
            faults.addAll(CrashLog.of(judged));
            return judged;
        });
        List<List<Integer>> sets = search.of(task);
        if (session().isStopped()) {
            return List.of();
        }
        var row = new Unused(
                task.file(),
                task.line(),
                task.name(),
                task.conjecture().assumptions().size(),
                sets,
                (System.nanoTime() - start) / 1e9);
        if (json().wanted()) {
            json().print(session().out(), row);
        } else if (!sets.isEmpty()) {
            session()
                    .out()
                    .println(row.file + ":" + row.line + ": " + (row.name.isEmpty() ? "" : row.name + ": ")
                            + UnusedAssumptions.sentence(sets));
        }
        return List.of(row);
    }
}
