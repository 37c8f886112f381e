package dev.assay.app.judging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.judge.EngineChoice;
import dev.assay.judge.Ground;
import dev.assay.judge.Judge;
import dev.assay.judge.Judged;
import dev.assay.judge.Judging;
import dev.assay.judge.Limits;
import dev.assay.judge.Task;
import dev.assay.judge.Verdict;
import dev.assay.prove.relevance.Relevance;
import dev.assay.prove.sledgehammer.Wishes;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.run.ProgressListener;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The verdicts of all commands on one task never contradict each other, and mean the same. */
class ConsistencyTest {
    /** Little time: what matters is not how much is decided, but that it is decided alike. */
    private static final Duration EACH = Duration.ofMillis(300);

    private static final int FROM_SUITES = 300;

    private static Map<String, Judging> commands() {
        var choices = new LinkedHashMap<String, EngineChoice>();
        choices.put("try", Engines.all(""));
        choices.put("test", Engines.testing(Engines.testers(), List.of()));
        choices.put("refute", Engines.refuting(List.of()));
        choices.put("prove", Engines.proving(new Relevance(), Wishes.NONE, ""));
        var result = new LinkedHashMap<String, Judging>();
        choices.forEach((name, engines) -> result.put(name, new Judging(engines, Limits.of(EACH), Optional.empty())));
        return result;
    }

    private static int check(List<Path> files, int most) {
        TaskFiles languages = TaskFiles.all(List.of(), List.of());
        var problems = new ArrayList<String>();
        int checked = 0;
        try (Meter run = Budget.UNLIMITED.start()) {
            for (Path file : files) {
                Map<String, Judging> commands = commands();
                var judges = new LinkedHashMap<String, Judge>();
                commands.keySet().forEach(name -> judges.put(name, new Judge()));
                for (Task task : languages.read(file).tasks()) {
                    if (checked++ >= most) {
                        break;
                    }
                    var verdicts = new LinkedHashMap<String, Verdict>();
                    commands.forEach((name, judging) -> {
                        Judged judged = judging.judge(
                                task, judges.getOrDefault(name, new Judge()), run, ProgressListener.SILENT);
                        verdicts.put(name, judged.verdict());
                    });
                    contradiction(verdicts).ifPresent(p -> problems.add(task.title() + ": " + p));
                }
            }
        }
        assertEquals(List.of(), problems);
        return checked;
    }

    private static Optional<String> contradiction(Map<String, Verdict> verdicts) {
        boolean isRefuted = verdicts.values().stream().anyMatch(Verdict.Refuted.class::isInstance);
        boolean isProved = verdicts.values().stream().anyMatch(Verdict.Proved.class::isInstance);
        boolean isFailed = verdicts.values().stream().anyMatch(Verdict.Failed.class::isInstance);
        boolean isMisnamed = verdicts.values().stream().anyMatch(ConsistencyTest::isMisnamed);
        return isRefuted && isProved || isFailed || isMisnamed || !isTrustSame(verdicts.values())
                ? Optional.of(verdicts.toString())
                : Optional.empty();
    }

    /** What is proved in the same way rests on the same, whichever command tells it, and is called the same. */
    private static boolean isTrustSame(Collection<Verdict> verdicts) {
        Map<List<String>, List<Object>> trust = new HashMap<>();
        return verdicts.stream()
                .filter(v -> v instanceof Verdict.Proved || v instanceof Verdict.Claimed)
                .allMatch(v -> {
                    String proof = v instanceof Verdict.Proved proved ? proved.proof() : ((Verdict.Claimed) v).proof();
                    List<Object> own = List.of(v.word(), v.grounds());
                    return own.equals(trust.computeIfAbsent(List.of(v.by(), proof), _ -> own));
                });
    }

    /** Proved rests on nothing but axioms and the library; claimed on something else, or on a prover's word. */
    private static boolean isMisnamed(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Proved proved -> !proved.grounds().stream().allMatch(Ground::isGranted);
            case Verdict.Claimed claimed ->
                !claimed.grounds().isEmpty() && claimed.grounds().stream().allMatch(Ground::isGranted);
            case Verdict.Refuted _,
                    Verdict.Potential _,
                    Verdict.Corroborated _,
                    Verdict.Unknown _,
                    Verdict.Unread _,
                    Verdict.Failed _ -> false;
        };
    }

    @Test
    void allCommandsAgreeOnTheExamples() throws IOException {
        TaskFiles languages = TaskFiles.all(List.of(), List.of());
        var files = new ArrayList<Path>();
        for (String folder : List.of("theories", "tip", "tptp", "java")) {
            files.addAll(languages.files(Path.of("..", "examples", folder)).files());
        }
        assertTrue(check(files, Integer.MAX_VALUE) > 10);
    }

    @Test
    void allCommandsAgreeOnTheSuites() throws IOException {
        String suites = System.getProperty("assay.suites", "");
        assumeTrue(!suites.isEmpty(), "the suites are not there: -Dassay.suites=FOLDER says where they are");
        TaskFiles languages = TaskFiles.all(List.of(), List.of());
        int checked = 0;
        for (String suite : List.of("isabelle/theorems", "tip/false", "tip/isaplanner", "tptp")) {
            checked += check(languages.files(Path.of(suites, suite)).files(), FROM_SUITES / 4);
        }
        assertTrue(checked >= FROM_SUITES, () -> "too few statements in " + suites);
    }
}
