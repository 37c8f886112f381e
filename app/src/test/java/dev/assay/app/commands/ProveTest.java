package dev.assay.app.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.app.Run;
import dev.assay.app.cli.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProveTest {
    @TempDir
    private Path directory;

    private String file(String name, String text) throws IOException {
        return Files.writeString(directory.resolve(name), text).toString();
    }

    @Test
    void aTheoremIsProvedFromTheAxiomsThatWereUsed() throws IOException {
        String path = file("s.p", """
                fof(mortals, axiom, ![X]: (man(X) => mortal(X))).
                fof(socrates, axiom, man(socrates)).
                fof(zeus, axiom, ~ man(zeus)).
                fof(goal, conjecture, mortal(socrates)).
                """);
        // Z3 is always there.
        var run = Run.of("prove", path, "--provers", "Z3 (embedded)", "--timeout", "120");
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertTrue(run.out().contains("% SZS status Theorem for " + path), run.out());
        assertTrue(run.out().contains("goal: proved by Z3 (embedded)"), run.out());
        assertTrue(run.out().contains("from the axioms: mortals, socrates"), run.out());
    }

    @Test
    void aProofOfAProblemNamesItsAxioms() throws IOException {
        String path = file("g.p", """
                fof(idempotent, axiom, ![X]: f(f(X)) = f(X)).
                fof(value, axiom, f(a) = b).
                fof(goal, conjecture, f(b) = b).
                """);
        var run = Run.of("try", path, "--verbose", "--timeout", "120");
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertTrue(run.out().contains("% SZS status Theorem for " + path), run.out());
        assertTrue(run.out().contains("from the axioms: idempotent, value"), run.out());
    }

    @Test
    void whatDoesNotFollowHasAModel() throws IOException {
        String path = file("z.p", "fof(goal, conjecture, mortal(zeus)).");
        var run = Run.of("prove", path, "--timeout", "120");
        assertEquals(ExitCode.REFUTED, run.exitCode(), run.err());
        assertTrue(run.out().contains("% SZS status CounterSatisfiable"), run.out());
    }

    @Test
    void aConjectureThatDoesNotFollowIsRefuted() throws IOException {
        String path = file("z.p", "fof(goal, conjecture, mortal(zeus)).");
        var run = Run.of("prove", "--json", path, "--provers", "Z3 (embedded)", "--timeout", "120");
        assertEquals(ExitCode.REFUTED, run.exitCode(), run.err());
        assertTrue(run.out().contains("\"verdict\":\"refuted\""), run.out());
        assertTrue(run.out().contains("\"szs\":\"CounterSatisfiable\""), run.out());
    }

    @Test
    void whatIsWrongIsOneSentence() throws IOException {
        var unknown = Run.of("prove", file("z.p", "fof(a, axiom, p)."), "--provers", "Otter");
        assertEquals(ExitCode.ERROR, unknown.exitCode());
        assertTrue(unknown.err().contains("there is no prover 'Otter', only embedded, E, SPASS"), unknown.err());
        var broken = Run.of("prove", file("b.p", "fof(a, axiom, p(X.\n"));
        assertEquals(ExitCode.ERROR, broken.exitCode());
        assertTrue(broken.err().contains("b.p:1:18: "), broken.err());
    }
}
