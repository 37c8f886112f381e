package dev.assay.sat.proof;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProofTest {
    @TempDir
    private Path directory;

    private static List<DratStep> drat(String text) throws BadProof {
        return DratReader.read(text.getBytes(StandardCharsets.US_ASCII));
    }

    /** Both checkers have to agree. */
    private static void check(Cnf cnf, List<DratStep> proof) throws BadProof {
        LratChecker.check(cnf, DratChecker.check(cnf, proof));
    }

    @Test
    void aClauseThatFollowsByPropagationIsAccepted() throws BadProof {
        Cnf cnf = Cnf.read("p cnf 2 4\n1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n");
        check(cnf, drat("2 0\n0\n"));
    }

    @Test
    void aClauseThatDoesNotFollowIsRefused() throws BadProof {
        Cnf cnf = Cnf.read("p cnf 3 2\n1 2 0\n-1 3 0\n");
        var e = assertThrows(BadProof.class, () -> DratChecker.check(cnf, drat("3 0\n0\n")));
        assertEquals("step 2: the clause [] does not follow", e.getMessage());
        var second = assertThrows(BadProof.class, () -> DratChecker.check(cnf, drat("-3 -1 0\n")));
        assertEquals("step 1: the clause [-3, -1] does not follow", second.getMessage());
    }

    @Test
    void aProofThatStopsEarlyIsRefused() throws BadProof {
        Cnf cnf = Cnf.read("1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n");
        var e = assertThrows(BadProof.class, () -> DratChecker.check(cnf, List.of()));
        assertEquals("the proof does not reach a contradiction", e.getMessage());
    }

    /** 4 ⟷ 1 ∧ 2 may be assumed, as 4 is new; none of its clauses follows. */
    @Test
    void aDefinitionIsAcceptedByResolvents() throws BadProof {
        Cnf cnf = Cnf.read("1 2 0\n-1 2 0\n1 -2 0\n-1 -2 3 0\n-3 -1 0\n");
        List<LratStep> steps = DratChecker.check(cnf, drat("4 -1 -2 0\n-4 1 0\n-4 2 0\n4 0\n0\n"));
        assertInstanceOf(LratStep.Add.class, steps.getFirst());
        LratChecker.check(cnf, steps);
        assertTrue(steps.stream()
                .anyMatch(s -> s instanceof LratStep.Add a
                        && java.util.Arrays.stream(a.hints()).anyMatch(h -> h < 0)));
    }

    @Test
    void aDeletedClauseIsNotUsed() throws BadProof {
        Cnf cnf = Cnf.read("1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n");
        var e = assertThrows(BadProof.class, () -> DratChecker.check(cnf, drat("d -2 -1 0\nd 1 2 0\n0\n")));
        assertEquals("step 3: the clause [] does not follow", e.getMessage());
    }

    @Test
    void bothFormatsAreRead() throws BadProof {
        byte[] binary = {'a', 2, 5, 0, 'd', (byte) 0x80, 1, 0};
        List<DratStep> steps = DratReader.read(binary);
        assertArrayEquals(new int[] {1, -2}, ((DratStep.Add) steps.get(0)).literals());
        assertArrayEquals(new int[] {64}, ((DratStep.Delete) steps.get(1)).literals());
        List<DratStep> same = drat("1 -2 0\nd 64 0\n");
        assertArrayEquals(new int[] {1, -2}, ((DratStep.Add) same.get(0)).literals());
        assertArrayEquals(new int[] {64}, ((DratStep.Delete) same.get(1)).literals());
    }

    @Test
    void whatIsNoProofIsOneSentence() {
        assertEquals(
                "line 1: the clause does not end in 0",
                assertThrows(BadProof.class, () -> drat("1 2")).getMessage());
        assertEquals(
                "line 2: expected a number, found '-'",
                assertThrows(BadProof.class, () -> drat("1 0\n- 0")).getMessage());
        assertEquals(
                "byte 2: the proof ends within a clause",
                assertThrows(BadProof.class, () -> DratReader.read(new byte[] {'a', 2}))
                        .getMessage());
        assertEquals(
                "byte 0: expected a step that begins with 'a' or 'd'",
                assertThrows(BadProof.class, () -> drat("hello")).getMessage());
    }

    @Test
    void proofsOfRandomProblemsAreAcceptedAndSatisfiableOnesHaveNone() throws BadProof {
        int refuted = 0;
        for (long seed = 0; seed < 60; seed++) {
            Cnf cnf = Problems.random(7, 36, seed);
            if (Problems.isSatisfiable(cnf, 7)) {
                assertThrows(BadProof.class, () -> check(cnf, drat("0\n")));
            } else {
                check(cnf, Problems.refutation(cnf, 7));
                refuted++;
            }
        }
        assertTrue(refuted > 10, "only " + refuted);
    }

    /** Whatever clause is put into a proof, what both checkers accept has to be unsatisfiable. */
    @Test
    void noWrongClauseGoesThroughForASatisfiableProblem() throws BadProof {
        var random = new SplittableRandom(5);
        int accepted = 0;
        for (long seed = 0; seed < 200; seed++) {
            Cnf cnf = Problems.random(6, 20, seed);
            if (!Problems.isSatisfiable(cnf, 6)) {
                continue;
            }
            var proof = new ArrayList<DratStep>();
            for (int i = 0; i < 5; i++) {
                int length = random.nextInt(1, 4);
                proof.add(new DratStep.Add(random.ints(length, 1, 7)
                        .map(v -> random.nextBoolean() ? v : -v)
                        .toArray()));
            }
            proof.add(new DratStep.Add());
            assertThrows(BadProof.class, () -> check(cnf, proof));
            accepted++;
        }
        assertTrue(accepted > 50, "only " + accepted);
    }

    @Test
    void aHintThatIsWrongIsRefused() throws BadProof {
        Cnf cnf = Cnf.read("1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n");
        var good = new LratStep.Add(5, new int[] {2}, new int[] {1, 2});
        LratChecker.check(cnf, List.of(good, new LratStep.Add(6, new int[0], new int[] {5, 3, 4})));
        var bad = new LratStep.Add(5, new int[] {2}, new int[] {3, 4});
        assertThrows(BadProof.class, () -> LratChecker.check(cnf, List.of(bad)));
        var gone = List.<LratStep>of(
                good, new LratStep.Delete(5, 3), new LratStep.Add(6, new int[0], new int[] {5, 3, 4}));
        assertEquals(
                "step 6: there is no clause 3",
                assertThrows(BadProof.class, () -> LratChecker.check(cnf, gone)).getMessage());
    }

    private static boolean isInstalled(String program) {
        String path = System.getenv("PATH");
        return path != null
                && Stream.of(path.split(File.pathSeparator))
                        .anyMatch(d -> Files.isExecutable(Path.of(d).resolve(program)));
    }

    @Test
    void whatCadicalWritesIsAcceptedInBothFormats() throws IOException, InterruptedException, BadProof {
        assumeTrue(isInstalled("cadical"));
        var problems = new ArrayList<>(List.of(Problems.pigeons(6)));
        for (long seed = 0; seed < 5; seed++) {
            problems.add(Problems.random(60, 330, seed));
        }
        int checked = 0;
        for (Cnf cnf : problems) {
            for (String format : List.of("--binary", "--no-binary")) {
                Path problem = Files.writeString(directory.resolve("problem.cnf"), cnf.text());
                Path proof = directory.resolve("proof");
                Process process = new ProcessBuilder("cadical", "-q", format, problem.toString(), proof.toString())
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start();
                if (process.waitFor() == 20) {
                    check(Cnf.read(problem), DratReader.read(proof));
                    checked++;
                }
            }
        }
        assertTrue(checked >= 4, "only " + checked);
    }

    @Test
    void onlyUnsatisfiableClausesGetACertificate() throws IOException, InterruptedException, BadProof {
        assumeTrue(isInstalled("cadical"));
        assertTrue(Certificate.of(Problems.pigeons(5), Duration.ofMinutes(1)).isPresent());
        var satisfiable = new Cnf(List.of(new int[] {1, 2}, new int[] {-1}));
        assertTrue(Certificate.of(satisfiable, Duration.ofMinutes(1)).isEmpty());
    }
}
