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

class InductionProofsTest {
    private static final String NUMBERS = """
            (declare-datatype nat ((zero) (succ (pred nat))))
            (define-fun-rec plus ((x nat) (y nat)) nat
              (match x ((zero y) ((succ z) (succ (plus z y))))))
            """;

    @TempDir
    private Path directory;

    private String problem(String name, String conjecture) throws IOException {
        return Files.writeString(directory.resolve(name), NUMBERS + "(prove " + conjecture + ")\n")
                .toString();
    }

    @Test
    void aProofIsShownWithItsInduction() throws IOException {
        // It needs a lemma, so that no proof method alone can be first.
        var run = Run.of("prove", problem("swap.smt2", "(forall ((x nat) (y nat)) (= (plus x y) (plus y x)))"));
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertTrue(run.out().contains("swap.smt2:4: conjecture: proved by induction"), run.out());
        assertTrue(run.out().contains("rule: nat.induct)"), run.out());
    }

    @Test
    void whatIsFalseIsRefutedWithValues() throws IOException {
        var run = Run.of("prove", "--json", problem("false.smt2", "(forall ((x nat)) (= (plus x x) x))"));
        assertEquals(ExitCode.REFUTED, run.exitCode(), run.err());
        assertTrue(run.out().contains("\"verdict\":\"refuted\""), run.out());
        assertTrue(run.out().contains("x = succ zero"), run.out());
    }

    @Test
    void severalFilesHaveASummary() throws IOException {
        var run = Run.of(
                "prove",
                "--jobs",
                "2",
                problem("zero.smt2", "(forall ((x nat)) (= (plus x zero) x))"),
                problem("left.smt2", "(forall ((x nat)) (= (plus zero x) x))"));
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertTrue(run.out().contains("2 conjectures: 2 proved ("), run.out());
    }

    @Test
    void whatCannotBeReadIsOneSentence() throws IOException {
        var run = Run.of("prove", problem("bad.smt2", "(forall ((x nat)) (= (minus x) x))"));
        assertEquals(ExitCode.ERROR, run.exitCode());
        assertTrue(run.err().contains("bad.smt2:4:"), run.err());
    }
}
