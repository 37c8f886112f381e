package dev.assay.run.process;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.run.Budget;
import dev.assay.run.Limit;
import dev.assay.run.Meter;
import dev.assay.run.Reason;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
@DisabledOnOs(OS.WINDOWS)
class WorkerTest {
    private static final WorkerSpec SPEC = WorkerSpec.of("solver", Tasks.class).withHeapBytes(64 << 20);

    private final Meter meter = Budget.UNLIMITED.start();
    private final Worker worker = new Worker(SPEC);

    @TempDir
    Path folder;

    @AfterEach
    void end() {
        worker.close();
        meter.close();
    }

    /** The file that a hanging task makes when it starts to hang. */
    private Path busy() {
        return folder.resolve("busy");
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private WorkerAnswer ask(String request) {
        return worker.ask(bytes(request), meter);
    }

    private static String text(WorkerAnswer answer) {
        return new String(
                assertInstanceOf(WorkerAnswer.Done.class, answer, answer::sentence)
                        .bytes(),
                StandardCharsets.UTF_8);
    }

    /** The request kills the worker with this sentence, and the next request finds a new one. */
    private void dies(String request, String sentence) throws Exception {
        long pid = Long.parseLong(text(ask("pid")));
        var answer = assertInstanceOf(WorkerAnswer.Died.class, ask(request));
        assertEquals(sentence, answer.sentence());
        Processes.awaitEnd(pid);
        assertEquals("1", text(ask("count")), "a new worker counts from the start");
    }

    @Test
    void answersOneRequestAfterTheOther() {
        assertEquals("hello", text(ask("echo hello")));
        assertEquals("2", text(ask("count")));
        assertEquals("3", text(ask("count")));
    }

    @Test
    void carriesLargeMessagesOfAnyBytes() {
        var spec = WorkerSpec.of("mirror", Mirror.class);
        var large = new byte[20 << 20];
        new Random(1).nextBytes(large);
        try (var mirror = new Worker(spec)) {
            assertArrayEquals(
                    large,
                    assertInstanceOf(WorkerAnswer.Done.class, mirror.ask(large, meter))
                            .bytes());
            assertEquals(
                    0,
                    assertInstanceOf(WorkerAnswer.Done.class, mirror.ask(new byte[0], meter))
                            .bytes()
                            .length);
        }
    }

    /** Gives back what it gets. */
    public static final class Mirror implements WorkerTask {
        @Override
        public byte[] answer(byte[] request) {
            return request;
        }
    }

    @Test
    void whatTheTaskPrintsDoesNotGetIntoTheAnswers() {
        assertEquals("printed", text(ask("print garbage from Java")));
        assertEquals("printed", text(ask("puts garbage from C")));
        assertEquals("3", text(ask("count")));
    }

    @Test
    void aTaskThatThrowsIsReportedAndTheWorkerLivesOn() {
        assertEquals("1", text(ask("count")));
        var answer = assertInstanceOf(WorkerAnswer.Failed.class, ask("throw no such clause"));
        assertEquals("worker solver failed: java.lang.IllegalStateException: no such clause", answer.sentence());
        assertTrue(answer.trace().contains("Tasks.answer"), answer.trace());
        assertInstanceOf(Reason.Crashed.class, answer.reason());
        assertEquals("3", text(ask("count")));
    }

    @Test
    void aTaskThatOverflowsItsStackIsReportedAndTheWorkerLivesOn() {
        var answer = assertInstanceOf(WorkerAnswer.Failed.class, ask("overflow"));
        assertEquals("worker solver failed: java.lang.StackOverflowError", answer.sentence());
        assertEquals("2", text(ask("count")));
    }

    @Test
    void aTaskThatDoesNotExistIsReported() {
        var spec = new WorkerSpec(
                "ghost", "no.such.Task", SPEC.classPath(), SPEC.heapBytes(), SPEC.jvmOptions(), SPEC.folder());
        try (var ghost = new Worker(spec)) {
            assertEquals(
                    "worker ghost failed: java.lang.ClassNotFoundException: no.such.Task",
                    ghost.ask(new byte[0], meter).sentence());
        }
    }

    @Test
    void aWorkerRunsInTheFolderThatItIsToldTo() throws Exception {
        try (var elsewhere = new Worker(SPEC.in(folder.toRealPath()))) {
            assertEquals(folder.toRealPath().toString(), text(elsewhere.ask(bytes("folder"), meter)));
        }
        Path missing = folder.resolve("missing");
        try (var nowhere = new Worker(SPEC.in(missing))) {
            String sentence = nowhere.ask(bytes("folder"), meter).sentence();
            assertTrue(sentence.contains("there is no folder " + missing), sentence);
        }
    }

    @Test
    void aJvmThatDoesNotStartIsReportedWithItsOwnWords() {
        try (var broken = new Worker(SPEC.withJvmOptions("-XX:NoSuchOption"))) {
            var sentence = broken.ask(new byte[0], meter).sentence();
            assertTrue(sentence.startsWith("worker solver exited with code 1 before it answered: "), sentence);
        }
    }

    @Test
    void aTaskThatExitsIsReported() throws Exception {
        dies("exit 7", "worker solver exited with code 7 before it answered");
        dies("exit 0", "worker solver exited with code 0 before it answered");
    }

    @Test
    void aTaskThatHaltsAsIfAbortedIsReportedAsTheShellWould() throws Exception {
        dies("halt 134", "worker solver died: signal 6 (SIGABRT)");
    }

    @Test
    void aSignalIsReportedByName() throws Exception {
        dies("kill ABRT", "worker solver died: signal 6 (SIGABRT)");
        dies("kill KILL", "worker solver died: signal 9 (SIGKILL)");
    }

    @Test
    void anAbortInNativeCodeIsReported() throws Exception {
        dies("abort", "worker solver died: signal 6 (SIGABRT)");
    }

    @Test
    void aSegmentationFaultInNativeCodeIsReportedAndLeavesNoFileBehind() throws Exception {
        dies("segfault", "worker solver died: signal 11 (SIGSEGV)");
        try (var files = Files.list(Path.of(""))) {
            assertFalse(files.anyMatch(file -> file.getFileName().toString().matches("(hs_err|core).*")));
        }
    }

    @Test
    void aFullHeapIsReportedAsOutOfMemory() throws Exception {
        dies("allocate", "worker solver ran out of memory: Java heap space (limit 64 MB)");
        assertEquals(Limit.OUT_OF_MEMORY, ask("allocate").reason());
    }

    @Test
    void garbageInTheProtocolIsReported() throws Exception {
        dies(
                "garbage Segmentation fault",
                "worker solver wrote garbage where its answer should be: \"Segmentation fault\"");
    }

    @Test
    void aTaskThatHangsIsEndedAtTheDeadlineWithAllItStarted() throws Exception {
        long pid = Long.parseLong(text(ask("pid")));
        long sleeper = Long.parseLong(text(ask("spawn 3600")));
        try (var brief = meter.child(Budget.UNLIMITED.withTime(Duration.ofMillis(100)))) {
            var answer = worker.ask(bytes("hang " + busy()), brief);
            assertEquals("worker solver was stopped: out of time", answer.sentence());
            assertEquals(Limit.OUT_OF_TIME, answer.reason());
        }
        Processes.awaitEnd(pid);
        Processes.awaitEnd(sleeper);
        assertEquals("1", text(ask("count")));
    }

    @Test
    void cancellationEndsAWorkerThatIsBusy() throws Exception {
        long pid = Long.parseLong(text(ask("pid")));
        var answer = CompletableFuture.supplyAsync(() -> ask("hang " + busy()));
        Processes.awaitFile(busy());
        meter.cancel();
        assertEquals(new WorkerAnswer.Stopped("solver", Limit.CANCELLED), answer.get());
        Processes.awaitEnd(pid);
    }

    @Test
    void aMeterThatIsStoppedAlreadyDoesNotCostAWorkerItsLife() {
        assertEquals("1", text(ask("count")));
        try (var stopped = Budget.UNLIMITED.start()) {
            stopped.cancel();
            assertEquals(new WorkerAnswer.Stopped("solver", Limit.CANCELLED), worker.ask(bytes("count"), stopped));
        }
        assertEquals("2", text(ask("count")));
    }

    @Test
    void interruptionEndsAWorkerThatIsBusy() throws Exception {
        long pid = Long.parseLong(text(ask("pid")));
        var answer = new CompletableFuture<WorkerAnswer>();
        var caller = Thread.ofPlatform().start(() -> answer.complete(ask("hang " + busy())));
        Processes.awaitFile(busy());
        caller.interrupt();
        assertEquals(new WorkerAnswer.Stopped("solver", Limit.CANCELLED), answer.get());
        Processes.awaitEnd(pid);
    }

    @Test
    void aWorkerThatDiedWhileIdleIsReplacedWithoutAWord() throws Exception {
        long pid = Long.parseLong(text(ask("pid")));
        ProcessHandle.of(pid).orElseThrow().destroyForcibly();
        while (worker.isAlive()) {
            TimeUnit.MILLISECONDS.sleep(10);
        }
        assertEquals("1", text(ask("count")));
    }

    @Test
    void closingEndsTheProcessAndAllItStarted() throws Exception {
        long pid = Long.parseLong(text(ask("pid")));
        long sleeper = Long.parseLong(text(ask("spawn 3600")));
        worker.close();
        Processes.awaitEnd(pid);
        Processes.awaitEnd(sleeper);
        assertThrows(IllegalStateException.class, () -> ask("count"));
    }

    @Test
    void aPoolServesManyThreadsWithFewWorkersAndReplacesTheDead() {
        try (var pool = new WorkerPool(SPEC, 2)) {
            var pids = IntStream.range(0, 8)
                    .mapToObj(_ -> CompletableFuture.supplyAsync(() -> text(pool.ask(bytes("pid"), meter))))
                    .toList()
                    .stream()
                    .map(CompletableFuture::join)
                    .distinct()
                    .count();
            assertTrue(pids <= 2);
            assertInstanceOf(WorkerAnswer.Died.class, pool.ask(bytes("halt 134"), meter));
            assertEquals("back", text(pool.ask(bytes("echo back"), meter)));
        }
    }

    @Test
    void whoWaitsForAPoolHonoursHisMeter() throws Exception {
        try (var pool = new WorkerPool(SPEC, 1)) {
            var busy = CompletableFuture.supplyAsync(() -> pool.ask(bytes("hang " + busy()), meter));
            Processes.awaitFile(busy());
            try (var brief = Budget.UNLIMITED.withTime(Duration.ofMillis(50)).start()) {
                assertEquals(new WorkerAnswer.Stopped("solver", Limit.OUT_OF_TIME), pool.ask(bytes("count"), brief));
            }
            meter.cancel();
            assertEquals(new WorkerAnswer.Stopped("solver", Limit.CANCELLED), busy.get());
        }
    }
}
