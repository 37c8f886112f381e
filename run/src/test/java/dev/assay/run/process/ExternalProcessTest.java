package dev.assay.run.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.run.Budget;
import dev.assay.run.Limit;
import dev.assay.run.Meter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
@DisabledOnOs(OS.WINDOWS)
class ExternalProcessTest {
    private final Meter meter = Budget.UNLIMITED.start();

    @TempDir
    Path folder;

    @AfterEach
    void end() {
        meter.close();
    }

    private static ExternalProcess sh(String script) {
        return ExternalProcess.of("sh", "-c", script);
    }

    private int niceness() throws IOException {
        return Integer.parseInt(sh("nice").run(meter).output().text().strip());
    }

    /** Ours may be anything, and other tests may have given way before. */
    @Test
    void programsThatGiveWayAreNicerThanWeAre() throws IOException {
        int ours = Integer.parseInt(
                new ProcessBuilder("nice").start().inputReader().readLine());
        ExternalProcess.giveWay();
        assertEquals(Math.min(19, ours + 10), niceness());
    }

    private long pidIn(Path file) throws Exception {
        while (!Files.exists(file) || !Files.readString(file).endsWith("\n")) {
            TimeUnit.MILLISECONDS.sleep(10);
        }
        return Long.parseLong(Files.readString(file).strip());
    }

    @Test
    void outputErrorsAndExitCodeComeBack() throws Exception {
        var result = sh("echo out; echo err >&2; exit 3").run(meter);
        assertEquals(new Ending.Exited(3), result.ending());
        assertEquals("out\n", result.output().text());
        assertEquals("err\n", result.errors().text());
        assertFalse(result.timedOut());
        assertFalse(result.truncated());
    }

    @Test
    void theProgramReadsItsWholeInputAndNothingElse() throws Exception {
        var input = "a line of the problem ü\n".repeat(100_000);
        assertEquals(
                input,
                ExternalProcess.of("cat").withInput(input).run(meter).output().text());
        assertEquals("", ExternalProcess.of("cat").run(meter).output().text());
    }

    @Test
    void aProgramThatDoesNotReadItsInputIsNoFailure() throws Exception {
        var result = ExternalProcess.of("true").withInput("x".repeat(1 << 20)).run(meter);
        assertEquals(new Ending.Exited(0), result.ending());
    }

    @Test
    void argumentsArePassedAsTheyAre() throws Exception {
        var result =
                ExternalProcess.of("printf", "%s|", "a b", "$HOME", "'", "").run(meter);
        assertEquals("a b|$HOME|'||", result.output().text());
    }

    @Test
    void aProgramThatIsNotThereIsSaidToBeMissing() {
        var failure = assertThrows(
                IOException.class, () -> ExternalProcess.of("no-such-prover").run(meter));
        assertEquals("there is no program no-such-prover", failure.getMessage());
    }

    @Test
    void aSignalIsReportedByName() throws Exception {
        var result = sh("kill -SEGV $$").run(meter);
        assertEquals(new Ending.Signalled(11), result.ending());
        assertEquals("died: signal 11 (SIGSEGV)", result.ending().sentence());
    }

    @Test
    void aFloodOfOutputIsCutAndSaidToBe() throws Exception {
        var result =
                sh("yes | head -c 10000000; echo end >&2").withOutputCap(1000).run(meter);
        assertEquals(new Ending.Exited(0), result.ending());
        assertEquals(1000, result.output().text().length());
        assertTrue(result.truncated());
        assertEquals("end\n", result.errors().text());
    }

    @Test
    void theDeadlineEndsTheWholeTreeAndKeepsWhatWasWritten() throws Exception {
        var output = "";
        // On a busy machine it takes a while until the program has begun.
        for (var time = Duration.ofMillis(300); output.isEmpty(); time = time.multipliedBy(2)) {
            try (var brief = meter.child(Budget.UNLIMITED.withTime(time))) {
                var result = sh("sleep 3600 & echo $!; sleep 3600").run(brief);
                assertTrue(result.timedOut());
                output = result.output().text().strip();
            }
        }
        Processes.awaitEnd(Long.parseLong(output));
    }

    @Test
    void cancellationEndsTheProgram() throws Exception {
        var file = folder.resolve("pid");
        var result = CompletableFuture.supplyAsync(() -> runUnchecked("echo $$ > " + file + "; exec sleep 3600"));
        long pid = pidIn(file);
        meter.cancel();
        assertEquals(new Ending.Stopped(Limit.CANCELLED), result.get().ending());
        Processes.awaitEnd(pid);
    }

    private ExternalProcess.Result runUnchecked(String script) {
        try {
            return sh(script).run(meter);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void interruptionEndsTheProgram() throws Exception {
        var file = folder.resolve("pid");
        var result = new CompletableFuture<ExternalProcess.Result>();
        var caller = Thread.ofPlatform()
                .start(() -> result.complete(runUnchecked("echo $$ > " + file + "; exec sleep 3600")));
        long pid = pidIn(file);
        caller.interrupt();
        assertEquals(new Ending.Stopped(Limit.CANCELLED), result.get().ending());
        Processes.awaitEnd(pid);
    }

    @Test
    void whatAProgramLeavesBehindIsEnded() throws Exception {
        var result = sh("sleep 3600 >/dev/null 2>&1 & echo $!").run(meter);
        assertEquals(new Ending.Exited(0), result.ending());
        Processes.awaitEnd(Long.parseLong(result.output().text().strip()));
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void theMemoryLimitBindsTheProgram() throws Exception {
        var hungry = "x=aaaaaaaaaaaaaaaa; while [ ${#x} -lt 500000000 ]; do x=$x$x; done; echo full";
        var result = sh(hungry).withMemoryBytes(100L << 20).run(meter);
        assertNotEquals(new Ending.Exited(0), result.ending());
        assertEquals("", result.output().text());
    }
}
