package dev.assay.syntax;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.syntax.tip.TipPrinter;
import dev.assay.syntax.tip.TipProblem;
import dev.assay.syntax.tip.TipReader;
import dev.assay.syntax.tptp.TptpPrinter;
import dev.assay.syntax.tptp.TptpProblem;
import dev.assay.syntax.tptp.TptpReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** All problems of the suites in the directory {@code assay.suites} are read, and printed and read again. */
class SuitesTest {
    private static List<Path> problems(String suite, String suffix) throws IOException {
        String suites = System.getProperty("assay.suites", "");
        if (suites.isEmpty()) {
            System.out.println("skipped " + suite + ": set -Dassay.suites=DIRECTORY to read the problems there");
        }
        assumeTrue(!suites.isEmpty(), "assay.suites is not set");
        try (var files = Files.walk(Path.of(suites, suite))) {
            return files.filter(f -> f.toString().endsWith(suffix)).sorted().toList();
        }
    }

    @Test
    void allTipProblemsAreRead() throws IOException {
        List<Path> problems = problems("tip", ".smt2");
        int proved = 0;
        Map<String, Integer> doubts = new TreeMap<>();
        for (Path file : problems) {
            TipProblem problem = TipReader.read(file);
            TipProblem again = TipReader.read(new Source(file.toString(), TipPrinter.print(problem)));
            SameTheory.assertSame(problem.document(), again.document(), file.toString());
            assertFalse(problem.document().conjectures().isEmpty(), file.toString());
            for (TipProblem.Termination termination : problem.termination()) {
                if (termination.isProved()) {
                    proved++;
                } else {
                    doubts.merge(termination.doubt(), 1, Integer::sum);
                }
            }
        }
        int claimed = doubts.values().stream().mapToInt(Integer::intValue).sum();
        System.out.println(problems.size() + " TIP problems; recursions: " + proved + " with termination proved, "
                + claimed + " claimed");
        doubts.forEach((doubt, count) -> System.out.println(count + " × " + doubt));
    }

    @Test
    void allTptpProblemsAreRead() throws IOException {
        List<Path> problems = problems("tptp", ".p");
        for (Path file : problems) {
            TptpProblem problem = TptpReader.read(file);
            TptpProblem again = TptpReader.read(new Source(file.toString(), TptpPrinter.print(problem)));
            SameTheory.assertSame(problem.document(), again.document(), file.toString());
            assertFalse(problem.document().conjectures().isEmpty(), file.toString());
        }
        System.out.println(problems.size() + " TPTP problems");
    }
}
