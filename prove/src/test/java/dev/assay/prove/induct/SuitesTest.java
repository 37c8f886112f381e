package dev.assay.prove.induct;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.logic.Conjecture;
import dev.assay.prove.induct.InductionProver.Answer;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.syntax.Document;
import dev.assay.syntax.tip.TipReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How many problems of the TIP suites below the directory {@code assay.suites} are proved in 30 seconds each. */
class SuitesTest {
    private static final Duration EACH = Duration.ofSeconds(30);
    private static final long STACK_BYTES = 512L << 20;

    @ParameterizedTest
    @CsvSource({"isaplanner, 83", "prod, 71"})
    void problemsAreProved(String suite, int least) throws Exception {
        String suites = System.getProperty("assay.suites", "");
        if (suites.isEmpty()) {
            System.out.println("skipped tip/" + suite + ": set -Dassay.suites=DIRECTORY to prove the problems there");
        }
        assumeTrue(!suites.isEmpty(), "assay.suites is not set");
        List<Path> files;
        try (Stream<Path> found = Files.list(Path.of(suites, "tip", suite))) {
            files = found.filter(f -> f.toString().endsWith(".smt2")).sorted().toList();
        }
        var open = new ArrayList<Path>();
        var thread = new Thread(
                null,
                () -> files.stream().filter(f -> !isProved(f)).forEach(open::add),
                "assay-induction",
                STACK_BYTES);
        thread.start();
        thread.join();
        System.out.println("tip/" + suite + ": " + (files.size() - open.size()) + " proved, but not " + open);
        assertTrue(files.size() - open.size() >= least, open::toString);
    }

    private static boolean isProved(Path file) {
        try {
            Document document = TipReader.read(file).document();
            Conjecture conjecture = document.conjectures().getFirst();
            try (Meter meter = Budget.UNLIMITED.withTime(EACH).start()) {
                return InductionProver.prove(document.theory(), conjecture, () -> !meter.tryStep())
                                instanceof Answer.Proved proved
                        && proved.theorem().trust().stream()
                                .allMatch(t -> dev.assay.judge.Ground.of(t).isGranted());
            }
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
