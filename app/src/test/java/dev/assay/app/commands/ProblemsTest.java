package dev.assay.app.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.app.Run;
import dev.assay.app.cli.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Problems in SMT-LIB and TPTP mean what their authors meant, whichever command is asked. */
class ProblemsTest {
    @TempDir
    private Path folder;

    private Run run(String command, String name, String text) throws IOException {
        Path file = Files.writeString(folder.resolve(name), text);
        return Run.of(command, "--no-cache", "--timeout", "60", file.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"try", "prove"})
    void assertionsThatContradictEachOtherAreUnsat(String command) throws IOException {
        Run run = run(command, "a.smt2", """
                (set-info :status unsat) (declare-const p Bool)
                (assert p) (assert (not p)) (check-sat)
                """);
        assertEquals(ExitCode.OK, run.exitCode(), run.out());
        assertTrue(run.out().contains("a.smt2:2: contradiction: proved by "), run.out());
        assertTrue(run.out().contains(": unsat ("), run.out());
        assertTrue(run.out().contains("  the assertions contradict each other"), run.out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"try", "test", "refute", "prove"})
    void assertionsWithAModelAreSatAndThatIsNoFailure(String command) throws IOException {
        Run run = run(command, "a.smt2", "(declare-const x Int) (assert (< 2 x 4)) (check-sat)");
        assertEquals(ExitCode.OK, run.exitCode(), run.out());
        assertTrue(run.out().contains("a.smt2:1: contradiction: refuted by "), run.out());
        assertTrue(run.out().contains(": sat ("), run.out());
        assertTrue(run.out().contains("    x = 3"), run.out());
    }

    /** Testers do not look at what is asserted of all values: what they find without it is no counterexample. */
    @Test
    void aCheckOfAxiomsIsNotDoubtedByTestsThatLeaveThemOut() throws IOException {
        Run run = run("test", "a.smt2", "(assert (exists ((x Int)) (forall ((y Int)) (<= x y)))) (check-sat)");
        assertFalse(run.out().contains("potential"), run.out());
    }

    @Test
    void aStatusThatIsWrongIsToldAndIsAFailure() throws IOException {
        String assertion = "(declare-const p Bool) (assert p)";
        Run model = run("refute", "a.smt2", "(set-info :status unsat) " + assertion + " (check-sat)");
        assertEquals(ExitCode.REFUTED, model.exitCode(), model.out());
        assertTrue(model.out().contains("The text says otherwise: its :status is unsat."), model.out());
        Run proof = run("prove", "b.smt2", "(set-info :status sat) " + assertion + " (assert (not p)) (check-sat)");
        assertEquals(ExitCode.REFUTED, proof.exitCode(), proof.out());
        assertTrue(proof.out().contains("The text says otherwise: its :status is sat."), proof.out());
    }

    @Test
    void whatIsNotSupportedIsUnread() throws IOException {
        Run run = run("try", "a.smt2", "(declare-const x (_ BitVec 8))\n(check-sat)");
        assertEquals(ExitCode.ERROR, run.exitCode(), run.out());
        assertTrue(run.out().contains("a.smt2:2: contradiction: unread: unknown"), run.out());
        assertTrue(run.out().contains("a.smt2:1:18: bit vectors are not supported"), run.out());
    }

    /** What SMT-LIB leaves open must not be decided by what the library says. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "(declare-const x Int) (assert (not (= (div x 0) 0)))",
                "(declare-const x Int) (assert (not (= (mod x 0) x)))",
                "(declare-const x Real) (assert (not (= (/ x 0.0) 0.0)))",
                "(declare-datatype d ((c) (e (f Int) (g Int)))) (assert (not (= (f c) (g c))))",
                "(declare-sort U 0) (declare-const a U) (declare-const b U) (assert (distinct a b))",
                "(declare-sort U 0) (assert (forall ((x U) (y U)) (= x y)))",
            })
    void whatSmtLibLeavesOpenIsNotDecided(String assertions) throws IOException {
        Run run = run("try", "a.smt2", assertions + " (check-sat)");
        assertFalse(run.out().contains("unsat"), run.out());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(declare-const x Int) (declare-const y Int) (assert (= x y)) (assert (not (= (div x 0) (div y 0))))",
                "(declare-const x Int) (assert (< (mod x (- 3)) 0))",
                "(declare-datatype d ((c) (e (f Int)))) (declare-const x d) (assert ((_ is e) x))"
                        + " (assert (not (= x (e (f x)))))",
                "(declare-const a (Array Int Int)) (declare-const i Int) (declare-const j Int) (assert (not (= i j)))"
                        + " (assert (not (= (select (store a i 0) j) (select a j))))",
                "(declare-datatype n ((z) (s (p n)))) (declare-fun add (n n) n)"
                        + " (assert (forall ((y n)) (= (add z y) y)))"
                        + " (assert (forall ((x n) (y n)) (= (add (s x) y) (s (add x y)))))"
                        + " (assert (not (forall ((x n)) (= (add x z) x))))",
            })
    void whatContradictsTheTheoriesIsUnsat(String assertions) throws IOException {
        Run run = run("prove", "a.smt2", assertions + " (check-sat)");
        assertTrue(run.out().contains(": unsat ("), run.out());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '¦', quoteCharacter = '`', textBlock = """
        fof(c, conjecture, 1 != 2).                                               ¦ Theorem
        fof(c, conjecture, "a" != 1).                                             ¦ Theorem
        tff(c, conjecture, ![X: $int]: $less(X, $sum(X, 1))).                     ¦ Theorem
        tff(c, conjecture, $quotient_t(-7, 2) = -3).                              ¦ Theorem
        tff(c, conjecture, $quotient_f(-7, 2) = -3).                              ¦ CounterSatisfiable
        tff(c, conjecture, ![X: $real]: ($less(0.0, X) => $lesseq(1.0, X))).      ¦ CounterSatisfiable
        cnf(a, axiom, p(X) | q). cnf(b, negated_conjecture, ~p(c)). cnf(d, negated_conjecture, ~q). ¦ Unsatisfiable
        tff(c, conjecture, $round(1.5) = 2.0).                                    ¦ SyntaxError
        """)
    void tptpIsAnsweredInTheWordsOfSzs(String problem, String status) throws IOException {
        Run run = run("try", "a.p", problem);
        assertTrue(run.out().contains("% SZS status " + status + " for "), run.out());
    }

    @Test
    void contradictoryAxiomsAreToldAsSuch() throws IOException {
        Run run = run("prove", "a.p", "fof(a, axiom, p). fof(b, axiom, ~ p). fof(c, conjecture, q).");
        assertTrue(run.out().contains("% SZS status ContradictoryAxioms for "), run.out());
        assertTrue(run.out().contains("The facts alone contradict one another."), run.out());
    }
}
