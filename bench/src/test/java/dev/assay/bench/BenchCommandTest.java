package dev.assay.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.app.cli.ExitCode;
import dev.assay.app.cli.Session;
import dev.assay.bench.measure.Bench;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BenchCommandTest {
    /** One run of the command line in this process, and what came of it. */
    private record Run(int exitCode, String out, String err) {
        static Run of(String... args) {
            var out = new StringWriter();
            var err = new StringWriter();
            var session = new Session(new PrintWriter(out), new PrintWriter(err), false, System.getenv());
            int exitCode = Main.run(session, args);
            return new Run(exitCode, out.toString(), err.toString());
        }
    }

    @Test
    void theOptionsAreToldAsForEveryCommand() {
        var run = Run.of("bench", "--help");
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertTrue(run.out().startsWith("Usage: assay bench "), run.out());
        assertTrue(run.out().contains("--markdown=FILE"), run.out());
    }

    @Test
    void withoutANameTheBenchmarksAreListed() {
        var run = Run.of("bench");
        assertEquals(ExitCode.OK, run.exitCode());
        assertTrue(run.out().startsWith("read  "), run.out());
    }

    @Test
    void anUnknownNameIsBadUsage() {
        var run = Run.of("bench", "wirte");
        assertEquals(ExitCode.ERROR, run.exitCode());
        assertEquals(
                "assay bench: there is no benchmark 'wirte', only "
                        + Benchmarks.ALL.stream().map(Bench::name).collect(Collectors.joining(", "))
                        + "; see 'assay bench --help'.\n",
                run.err());
    }

    @Test
    void aFolderIsOnlyForBenchmarksThatTakeOne() {
        var run = Run.of("bench", "read", "somewhere");
        assertEquals(ExitCode.ERROR, run.exitCode());
        assertTrue(run.err().contains("the benchmark read takes no folder"), run.err());
    }

    @Test
    void theProversAreComparedOnAFolderOfProblems(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("a.p"), "fof(a, axiom, p(a)). fof(goal, conjecture, ?[X]: p(X)).");
        var run = Run.of("bench", "prover", folder.toString(), "--quick");
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertTrue(run.err().contains("inferences per second"), run.err());
    }

    @Test
    void theTableIsAlsoWrittenAsMarkdown(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("a.p"), "fof(a, axiom, p(a)). fof(goal, conjecture, ?[X]: p(X)).");
        Path table = folder.resolve("table.md");
        var run = Run.of("bench", "prover", folder.toString(), "--quick", "--markdown", table.toString());
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        // Without a rival on the path there is no row, and hence no section.
        assertEquals(run.out().lines().count() > 1, Files.readString(table).startsWith("## `prover`"));
    }

    @Test
    void inductionIsComparedOnAFolderOfProblems(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("plus.smt2"), """
                (declare-datatype nat ((zero) (succ (pred nat))))
                (define-fun-rec plus ((x nat) (y nat)) nat (match x ((zero y) ((succ z) (succ (plus z y))))))
                (prove (forall ((x nat)) (= (plus x zero) x)))
                """);
        var run = Run.of("bench", "induct", folder.toString(), "--quick");
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertTrue(run.err().contains("plus.smt2:3: "), run.err());
        assertTrue(run.out().contains("cvc5 quant-ind"), run.out());
    }
}
