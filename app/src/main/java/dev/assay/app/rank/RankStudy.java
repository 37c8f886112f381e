package dev.assay.app.rank;

import dev.assay.rank.Call;
import dev.assay.rank.Granularity;
import dev.assay.rank.Inference;
import dev.assay.rank.Ranking;
import dev.assay.rank.Witness;
import dev.assay.rank.isolation.Answer;
import dev.assay.rank.program.Program;
import dev.assay.rank.report.Report;
import dev.assay.rank.study.Competitors;
import dev.assay.rank.study.Stability;
import dev.assay.rank.study.StudySheet;
import dev.assay.rank.study.SubmittedSuite;
import dev.assay.rank.study.SuiteGrading;
import dev.assay.rank.task.Competition;
import dev.assay.rank.task.SavedState;
import dev.assay.rank.task.Task;
import dev.assay.rank.task.TaskException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** All that is asked about a folder: the ranking, its stability, the submitted suites, the study. */
public final class RankStudy {
    private final Task task;
    private final Granularity granularity;
    private final long seed;
    private final int jobs;
    private final BooleanSupplier stopped;

    public RankStudy(Task task, Granularity granularity, long seed, int jobs, BooleanSupplier stopped) {
        this.task = task;
        this.granularity = granularity;
        this.seed = seed;
        this.jobs = jobs;
        this.stopped = stopped;
    }

    /** Two programs to be compared over many rankings. */
    public record PairPlan(int first, int second, int others, int rankings) {}

    /** Runs it all. */
    public Report report(
            Optional<Path> state,
            int runs,
            Optional<PairPlan> pair,
            Consumer<Inference.Progress> progress,
            Consumer<String> notes)
            throws IOException {
        Optional<SavedState> saved = state.map(file -> new SavedState(file, task, seed, notes));
        Competition.Result result = new Competition(task, seed, jobs, saved).run(progress, stopped);
        boolean irredundant = granularity == Granularity.IRREDUNDANT;
        List<List<Answer>> answers = irredundant && !stopped.getAsBoolean()
                ? result.bugs().stream().map(Competition.Bug::answers).toList()
                : List.of();
        var ranking = new Ranking<>(task.names(), bugs(result));
        return new Report(
                title(),
                seed,
                granularity,
                task.hasModel(),
                result,
                ranking,
                answers,
                task.complaints(),
                sheet(),
                runs > 1 ? Optional.of(stability(ranking, runs, progress)) : Optional.empty(),
                pair.filter(_ -> !stopped.getAsBoolean())
                        .map(plan -> new Competitors<>(task.names(), result.seen())
                                .pair(plan.first(), plan.second(), plan.others(), plan.rankings(), seed)),
                grades());
    }

    private String title() {
        return String.valueOf(task.folder().toAbsolutePath().normalize().getFileName());
    }

    private List<Witness<Call>> bugs(Competition.Result result) {
        return granularity == Granularity.IRREDUNDANT
                ? result.suite()
                : granularity.bugs(result.seen(), task.programs().size());
    }

    private Stability stability(Ranking<Call> first, int runs, Consumer<Inference.Progress> progress) {
        var rankings = new ArrayList<>(List.of(first));
        for (int i = 1; i < runs && !stopped.getAsBoolean(); i++) {
            var result = new Competition(task, seed + i, jobs, Optional.empty()).run(progress, stopped);
            rankings.add(new Ranking<>(task.names(), bugs(result)));
        }
        return Stability.of(rankings);
    }

    /** The sheet that the settings name, or {@code study.csv} if there is one. */
    private Optional<StudySheet> sheet() throws IOException {
        Path file = task.folder().resolve(task.settings().text("study").orElse("study.csv"));
        if (!Files.exists(file)) {
            if (task.settings().text("study").isPresent()) {
                throw new TaskException(task.settings().place("study") + ": there is no file " + file);
            }
            return Optional.empty();
        }
        try {
            return Optional.of(StudySheet.parse(Files.readAllLines(file)));
        } catch (StudySheet.SheetException e) {
            throw new TaskException(file + ":" + e.getMessage());
        }
    }

    /** Of the suites in the folder that the settings name, or {@code suites}. */
    private List<SuiteGrading.Grade> grades() throws IOException {
        Path folder = task.folder().resolve(task.settings().text("suites").orElse("suites"));
        if (!Files.isDirectory(folder) || !task.hasModel()) {
            return List.of();
        }
        Program model = task.programs().getFirst();
        var grading = new SuiteGrading(
                model,
                task.programs().subList(1, task.programs().size()),
                program -> program.responder(task.format(), task.limits()));
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(Files::isRegularFile)
                    .sorted()
                    .takeWhile(_ -> !stopped.getAsBoolean())
                    .map(file -> grading.grade(SubmittedSuite.read(file, model)))
                    .toList();
        }
    }
}
