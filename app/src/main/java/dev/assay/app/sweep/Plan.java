package dev.assay.app.sweep;

import dev.assay.app.judging.Engines;
import dev.assay.app.judging.MutantTasks;
import dev.assay.app.judging.TaskFiles;
import dev.assay.judge.EngineChoice;
import dev.assay.judge.Limits;
import dev.assay.prove.relevance.Relevance;
import dev.assay.prove.sledgehammer.Wishes;
import dev.assay.run.Seed;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * How each task is judged. It is written beside the results: a run goes on only with the plan that it began with.
 *
 * @param seconds on the clock for each task; if there are none, engines have their usual steps
 * @param engines how many engines work on a task at the same time
 * @param mutants if not 0, so many mutants of each theorem are judged instead of the theorem
 * @param folders where theories may lie that others import
 * @param store where verdicts are remembered
 * @param version of Assay
 */
public record Plan(
        Kind kind,
        Optional<Double> seconds,
        int engines,
        long seed,
        int mutants,
        List<String> folders,
        String path,
        String store,
        String version) {
    /** Which engines, by the command that lets them work. */
    public enum Kind {
        TRY,
        TEST,
        REFUTE,
        PROVE
    }

    public String json() {
        return Gsons.PLAIN.toJson(this);
    }

    public static Plan read(String json) {
        return Gsons.PLAIN.fromJson(json, Plan.class);
    }

    /** The languages that are read. */
    public TaskFiles languages() {
        List<Path> places = folders.stream().map(Path::of).toList();
        return mutants == 0
                ? TaskFiles.all(List.of(), places)
                : new TaskFiles(List.of(new MutantTasks(places, mutants, new Seed(seed))));
    }

    Limits limits() {
        Limits usual = seconds.map(time -> Limits.of(Duration.ofNanos((long) (time * 1e9))))
                .orElse(Limits.DEFAULT);
        return usual.withJobs(engines).withSeed(new Seed(seed));
    }

    EngineChoice choice() {
        return switch (kind) {
            case TRY -> Engines.all(path);
            case TEST -> Engines.testing(Engines.testers(), List.of());
            case REFUTE -> Engines.refuting(List.of());
            case PROVE -> Engines.proving(new Relevance(), Wishes.NONE, path);
        };
    }
}
