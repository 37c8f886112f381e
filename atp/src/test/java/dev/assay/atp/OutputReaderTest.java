package dev.assay.atp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OutputReaderTest {
    @Test
    void aTstpProofTellsItsStatusAndItsLeaves() {
        OutputReader.Reading reading = OutputReader.TSTP.read("""
                # Proof found!
                # SZS status Theorem
                # SZS output start CNFRefutation
                fof(a1, axiom, ![X1]:(p(X1)), file('<stdin>', a1)).
                fof(c, conjecture, p(c), file('x.p', c)).
                cnf(c_0_8, plain, ($false), inference(sr,[status(thm)],[a1, c]), ['proof']).
                # SZS output end CNFRefutation
                """);
        assertEquals(Optional.of(Status.THEOREM), reading.status());
        assertEquals(List.of("a1", "c"), reading.used());
        assertTrue(reading.proof().startsWith("fof(a1, axiom"));
        assertTrue(reading.proof().endsWith("['proof'])."));
    }

    @Test
    void wordsForTheSameThingAreReduced() {
        assertEquals(
                Optional.of(Status.UNSATISFIABLE),
                OutputReader.TSTP.read("% SZS status ContradictoryAxioms for x").status());
        assertEquals(
                Optional.of(Status.TIMEOUT),
                OutputReader.TSTP.read("# SZS status ResourceOut").status());
        assertEquals(
                Optional.empty(), OutputReader.TSTP.read("Segmentation fault").status());
    }

    @Test
    void spassSaysWhatItUsed() {
        OutputReader.Reading reading = OutputReader.SPASS.read("""
                SPASS beiseite: Proof found.
                Problem: syl.p
                Here is a proof with depth 1, length 5 :
                1[0:Inp] ||  -> man(socrates)*.
                Formulae used in the proof : a2 c a1
                """);
        assertEquals(Optional.of(Status.UNSATISFIABLE), reading.status());
        assertEquals(List.of("a2", "c", "a1"), reading.used());
        assertEquals("1[0:Inp] ||  -> man(socrates)*.", reading.proof());
        assertEquals(
                Optional.of(Status.SATISFIABLE),
                OutputReader.SPASS.read("SPASS beiseite: Completion found.").status());
        assertEquals(
                Optional.of(Status.TIMEOUT),
                OutputReader.SPASS.read("SPASS beiseite: Ran out of time.").status());
    }

    @Test
    void anSmtSolverGivesACore() {
        OutputReader.Reading reading = OutputReader.SMTLIB.read("unsat\n(\nstatement!2\nstatement!0\n)\n");
        assertEquals(Optional.of(Status.UNSATISFIABLE), reading.status());
        assertEquals(List.of("2", "0"), reading.used());
        assertEquals(
                Optional.of(Status.GAVE_UP),
                OutputReader.SMTLIB.read("unknown\n(error …)\n").status());
        assertEquals(
                Optional.empty(),
                OutputReader.SMTLIB.read("(error \"unsat?\")\n").status());
    }

    @Test
    void leavesMayBeQuoted() {
        OutputReader.Reading reading = OutputReader.TSTP.read("""
                % SZS status Theorem for '/tmp/a(1).p'
                % SZS output start Refutation
                thf(zf_stmt_0, axiom, (p), file('/tmp/a(1).p', 'h0h')).
                thf(zip_1, plain, (p), inference('cnf', [status(esa)], [zf_stmt_0])).
                thf(zf_stmt_1, conjecture, (q), file('/tmp/a(1).p', h1h)).
                % SZS output end Refutation
                """);
        assertEquals(Optional.of(Status.THEOREM), reading.status());
        assertEquals(List.of("h0h", "h1h"), reading.used());
    }

    @Test
    void aWordOfSuccessInAnErrorIsNone() {
        assertEquals(
                Optional.empty(),
                OutputReader.TSTP.read("% no SZS statusTheorem here").status());
        assertEquals(
                Optional.empty(),
                OutputReader.SPASS.read("Proof found, perhaps").status());
        assertEquals(
                Optional.empty(), OutputReader.SMTLIB.read("unsatisfiable?\n").status());
    }

    @Test
    void everyDriverHasSlicesThatFillItsTimeInEncodingsThatItReads() {
        List<String> expected = List.of(
                "E", "SPASS", "Vampire", "iProver", "Zipperposition", "Leo-III", "Z3", "cvc5", "CVC4", "Alt-Ergo");
        assertEquals(expected, Prover.ALL.stream().map(Prover::name).toList());
        for (Prover prover : Prover.ALL) {
            double sum = prover.slices().stream().mapToDouble(Slice::share).sum();
            assertEquals(1, sum, 1e-9, prover.name());
            assertTrue(prover.slices().stream().allMatch(s -> prover.format().accepts(s.encoding())), prover.name());
            assertTrue(prover.slices().stream().allMatch(s -> s.encoding().isSound()), prover.name());
        }
    }
}
