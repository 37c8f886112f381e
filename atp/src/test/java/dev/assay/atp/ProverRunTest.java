package dev.assay.atp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.fol.hol.HolProblem;
import dev.assay.fol.hol.LambdaScheme;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.run.process.LostProcess;
import dev.assay.syntax.Document;
import dev.assay.syntax.Source;
import dev.assay.syntax.tptp.TptpReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProverRunTest {
    private static final String SOCRATES = """
            fof(mortals, axiom, ![X]: (man(X) => mortal(X))).
            fof('a man', axiom, man(socrates)).
            fof(gods, axiom, ![X]: (god(X) => ~ mortal(X))).
            fof(goal, conjecture, mortal(socrates)).
            """;

    private static final String ZEUS = """
            fof(mortals, axiom, ![X]: (man(X) => mortal(X))).
            fof(goal, conjecture, mortal(zeus)).
            """;

    private static final String LAMBDA = """
            thf(p, type, p: ($i > $i) > $o).
            thf(f, type, f: $i > $i).
            thf(a, axiom, (p @ (^[X: $i]: (f @ (f @ X))))).
            thf(goal, conjecture, ?[G: $i > $i]: (p @ G)).
            """;

    @TempDir
    private Path directory;

    private static Question question(String tptp) {
        Document document = TptpReader.read(new Source("test.p", tptp)).document();
        return new Question(HolProblem.of(document.theory(), document.conjectures(), document::name));
    }

    private static Answer ask(Function<Meter, Answer> run, Duration time) {
        try (Meter meter = Budget.UNLIMITED.withTime(time).start()) {
            return run.apply(meter);
        }
    }

    private static Answer ask(String prover, String tptp) {
        Prover known = Prover.ALL.stream()
                .filter(p -> p.name().equals(prover))
                .findFirst()
                .orElseThrow();
        Optional<Path> executable = known.find(System.getenv().getOrDefault("PATH", ""));
        Assumptions.assumeTrue(executable.isPresent(), prover + " is not installed");
        return ask(new ProverRun(known, executable.get(), question(tptp))::ask, Duration.ofSeconds(60));
    }

    @ParameterizedTest
    @ValueSource(strings = {"E", "SPASS", "Z3", "cvc5", "CVC4", "Vampire"})
    void aProverProvesATheoremAndTellsWhatItUsed(String prover) {
        Answer answer = ask(prover, SOCRATES);
        assertEquals(Status.THEOREM, answer.status(), answer.detail());
        assertEquals(Set.of("mortals", "a man"), Set.copyOf(answer.used()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"E", "SPASS", "Z3", "cvc5"})
    void aProverFindsThatAConjectureDoesNotFollow(String prover) {
        assertEquals(Status.COUNTER_SATISFIABLE, ask(prover, ZEUS).status());
    }

    @ParameterizedTest
    @ValueSource(strings = {"E", "SPASS", "Z3", "cvc5"})
    void higherOrderProblemsAreTranslated(String prover) {
        assertEquals(Status.THEOREM, ask(prover, LAMBDA).status());
    }

    @ParameterizedTest
    @EnumSource
    void aSolverIsAlwaysThere(EmbeddedSolver solver) {
        Answer answer = ask(meter -> solver.ask(question(SOCRATES), meter), Duration.ofMinutes(2));
        assertEquals(Status.THEOREM, answer.status(), answer.detail());
        assertEquals(Set.of("mortals", "a man"), Set.copyOf(answer.used()));
    }

    @Test
    void aModelOfTheTranslationIsNoneOfAHigherOrderProblem() {
        Answer answer = ask("E", LAMBDA.replace("?[G: $i > $i]: (p @ G)", "![G: $i > $i]: (p @ G)"));
        assertTrue(!answer.status().isDecisive(), answer.status().word());
    }

    // Provers that do not behave

    private Answer askScript(String script, Duration time) throws IOException {
        Path file = directory.resolve("prover");
        Files.writeString(file, "#!/bin/sh\n" + script + "\n");
        assertTrue(file.toFile().setExecutable(true));
        var prover = new Prover(
                "Script",
                List.of("prover"),
                InputFormat.FOF,
                List.of("{seconds}"),
                OutputReader.TSTP,
                List.of(Slice.of(1, "g??", LambdaScheme.LIFTING)));
        return ask(new ProverRun(prover, file, question(SOCRATES))::ask, time);
    }

    @Test
    void aProverThatCrashesIsReportedAsSuch() throws IOException {
        Answer answer = askScript("echo oops >&2; kill -SEGV $$", Duration.ofSeconds(30));
        assertEquals(Status.ERROR, answer.status());
        assertTrue(answer.detail().contains("SIGSEGV"), answer.detail());
        assertTrue(answer.detail().contains("oops"), answer.detail());
    }

    @Test
    void aProverThatIsKilledByOthersIsLost() {
        var lost = assertThrows(LostProcess.class, () -> askScript("kill -KILL $$", Duration.ofSeconds(30)));
        assertEquals("Script died: signal 9 (SIGKILL)", lost.getMessage());
    }

    @Test
    void aProverThatPrintsGarbageIsReportedAsSuch() throws IOException {
        Answer answer = askScript("echo 'all is well'; exit 3", Duration.ofSeconds(30));
        assertEquals(Status.ERROR, answer.status());
        assertEquals("exited with code 3, and said all is well", answer.detail());
    }

    @Test
    void aProverThatIgnoresItsLimitIsStopped() throws IOException {
        assertEquals(
                Status.TIMEOUT, askScript("sleep 1000", Duration.ofMillis(500)).status());
    }

    @Test
    void aProverThatPrintsBytesWithoutEndIsReportedAsSuch() throws IOException {
        Answer answer = askScript("head -c 3000000 /dev/urandom; printf '\\033[2J'; exit 1", Duration.ofSeconds(30));
        assertEquals(Status.ERROR, answer.status());
        assertTrue(answer.detail().startsWith("exited with code 1"), answer.detail());
        assertTrue(answer.detail().chars().noneMatch(Character::isISOControl), answer.detail());
    }

    @Test
    void aProverThatLeavesAChildBehindDoesNotHoldUsUp() throws IOException {
        Path pid = directory.resolve("pid");
        Answer answer = askScript(
                "sleep 1000 & echo $! > '" + pid + "'; echo '% SZS status Theorem for x'", Duration.ofSeconds(30));
        assertEquals(Status.THEOREM, answer.status(), answer.detail());
        ProcessHandle.of(Long.parseLong(Files.readString(pid).strip()))
                .ifPresent(child -> child.onExit().join());
    }

    @Test
    void aProverThatIgnoresEverySignalIsStopped() throws IOException {
        Answer answer = askScript("trap '' TERM INT HUP; while :; do :; done", Duration.ofMillis(500));
        assertEquals(Status.TIMEOUT, answer.status(), answer.detail());
    }

    @Test
    void aProverThatIsNotThereIsReportedAsSuch() {
        var prover = Prover.ALL.getFirst();
        Answer answer = ask(
                new ProverRun(prover, directory.resolve("nowhere"), question(SOCRATES))::ask, Duration.ofSeconds(30));
        assertEquals(Status.ERROR, answer.status());
        assertTrue(answer.detail().startsWith("could not be run"), answer.detail());
    }

    @Test
    void anIncompleteSliceCannotRefute() throws IOException {
        Path file = directory.resolve("prover");
        Files.writeString(file, "#!/bin/sh\necho '% SZS status CounterSatisfiable'\n");
        assertTrue(file.toFile().setExecutable(true));
        var prover = new Prover(
                "Script",
                List.of("prover"),
                InputFormat.FOF,
                List.of(),
                OutputReader.TSTP,
                List.of(Slice.of(1, "g??", LambdaScheme.LIFTING).incomplete()));
        Answer answer = ask(new ProverRun(prover, file, question(SOCRATES))::ask, Duration.ofSeconds(30));
        assertEquals(Status.GAVE_UP, answer.status(), answer.detail());
    }

    @Test
    void aSliceThatCrashesLeavesTheNextItsTime() throws IOException {
        Path file = directory.resolve("prover");
        Files.writeString(file, "#!/bin/sh\n[ \"$1\" = second ] && echo '% SZS status Theorem' || kill -ABRT $$\n");
        assertTrue(file.toFile().setExecutable(true));
        var prover = new Prover(
                "Script",
                List.of("prover"),
                InputFormat.FOF,
                List.of("{seconds}"),
                OutputReader.TSTP,
                List.of(
                        Slice.of(0.5, "g??", LambdaScheme.LIFTING, "first"),
                        Slice.of(0.5, "t??", LambdaScheme.LIFTING, "second")));
        Answer answer = ask(new ProverRun(prover, file, question(SOCRATES))::ask, Duration.ofSeconds(30));
        assertEquals(Status.THEOREM, answer.status(), answer.detail());
    }
}
