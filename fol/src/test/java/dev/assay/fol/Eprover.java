package dev.assay.fol;

import dev.assay.fol.print.TptpOutput;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.run.process.ExternalProcess;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/** Asks E, where it is installed, whether a problem without conjecture is unsatisfiable. */
public final class Eprover {
    private Eprover() {}

    private static boolean isInstalled() {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .anyMatch(directory -> Files.isExecutable(Path.of(directory, "eprover")));
    }

    /** Whether E refutes it; the test is skipped where there is no E. */
    public static boolean refutes(Problem problem) {
        Assumptions.assumeTrue(isInstalled(), "E is not installed");
        try (Meter meter = Budget.UNLIMITED.withTime(Duration.ofSeconds(60)).start()) {
            var result = ExternalProcess.of("eprover", "--auto", "-s", "--cpu-limit=3")
                    .withInput(TptpOutput.print(problem))
                    .run(meter);
            String text = result.output().text();
            if (!text.contains("SZS status") && !text.contains("Resource limit")) {
                throw new IllegalStateException(text + result.errors().text() + TptpOutput.print(problem));
            }
            return text.contains("SZS status Unsatisfiable")
                    || text.contains("SZS status ContradictoryAxioms")
                    || text.contains("SZS status Theorem");
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
