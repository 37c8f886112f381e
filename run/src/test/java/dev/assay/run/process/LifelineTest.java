package dev.assay.run.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.run.Budget;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A JVM that has processes comes to its end in several ways; its processes end with it. */
@Timeout(60)
@DisabledOnOs(OS.WINDOWS)
class LifelineTest {
    /**
     * The parent: starts a worker, which is busy and has started a process itself, and an external process with a
     * background job, and says their ids.
     */
    static final class Parent {
        private Parent() {}

        public static void main(String[] arguments) throws Exception {
            var worker = new Worker(WorkerSpec.of("solver", Tasks.class).withHeapBytes(64 << 20));
            var meter = Budget.UNLIMITED.start();
            for (var request : List.of("pid", "spawn 3600")) {
                var answer = worker.ask(request.getBytes(StandardCharsets.UTF_8), meter);
                System.out.println(new String(((WorkerAnswer.Done) answer).bytes(), StandardCharsets.UTF_8));
            }
            var background = Thread.ofPlatform().daemon();
            var hang = "hang " + arguments[1];
            background.start(() -> worker.ask(hang.getBytes(StandardCharsets.UTF_8), meter));
            Processes.awaitFile(Path.of(arguments[1]));
            var command = List.of("sh", "-c", "sleep 3600 & echo $! >&2; echo $$ >&2; exec sleep 3600");
            var child = Child.start(command, Budget.NO_LIMIT);
            var reader = child.process().errorReader();
            System.out.println(reader.readLine());
            System.out.println(reader.readLine());
            switch (arguments[0]) {
                case "exit" -> System.exit(0);
                case "return" -> {}
                case "crash" -> throw new IllegalStateException("on purpose");
                default -> Thread.currentThread().join();
            }
        }
    }

    @TempDir
    Path folder;

    private Process parent(String how) throws IOException {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return new ProcessBuilder(
                        java,
                        "-Xmx64m",
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Parent.class.getName(),
                        how,
                        folder.resolve("busy").toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private static List<Long> children(BufferedReader reader) {
        return Stream.generate(() -> readLine(reader))
                .limit(4)
                .map(Long::parseLong)
                .toList();
    }

    private static String readLine(BufferedReader reader) {
        try {
            return reader.readLine();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private void leavesNoOrphans(String how, String signal) throws Exception {
        var parent = parent(how);
        var pids = children(parent.inputReader());
        assertEquals(4, pids.stream().distinct().count());
        if (!signal.isEmpty()) {
            assertTrue(pids.stream().allMatch(Processes::exists));
            new ProcessBuilder("kill", "-" + signal, Long.toString(parent.pid()))
                    .start()
                    .waitFor();
        }
        parent.waitFor();
        for (long pid : pids) {
            Processes.awaitEnd(pid);
        }
    }

    @Test
    void aParentThatIsKilledLeavesNoOrphans() throws Exception {
        leavesNoOrphans("wait", "KILL");
    }

    @Test
    void aParentThatIsInterruptedAsByControlCLeavesNoOrphans() throws Exception {
        leavesNoOrphans("wait", "INT");
    }

    @Test
    void aParentThatIsTerminatedLeavesNoOrphans() throws Exception {
        leavesNoOrphans("wait", "TERM");
    }

    @Test
    void aParentThatExitsLeavesNoOrphans() throws Exception {
        leavesNoOrphans("exit", "");
    }

    @Test
    void aParentThatReturnsFromMainLeavesNoOrphans() throws Exception {
        leavesNoOrphans("return", "");
    }

    @Test
    void aParentThatCrashesLeavesNoOrphans() throws Exception {
        leavesNoOrphans("crash", "");
    }
}
