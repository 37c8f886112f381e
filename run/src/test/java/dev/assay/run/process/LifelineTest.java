package dev.assay.run.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.run.Budget;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A JVM that has processes comes to its end in several ways; its processes and its temporary files end with it. */
@Timeout(60)
@EnabledOnOs(value = OS.LINUX, disabledReason = "only Linux has the setsid by which grandchildren are found")
class LifelineTest {
    /**
     * The parent: starts a worker, which is busy and has started a process itself, and an external process with a
     * background job, and says their ids and where its temporary file is.
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
            System.out.println(Files.writeString(TemporaryFolder.create("test").file("problem"), "p cnf 0 0\n"));
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

    /** Without the signals that we ourselves were told to ignore, as in the background of a shell. */
    private Process parent(String how) throws IOException {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return new ProcessBuilder(
                        "env",
                        "--default-signal",
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

    private void leavesNothingBehind(String how, String signal) throws Exception {
        var parent = parent(how);
        var reader = parent.inputReader();
        var pids = children(reader);
        var file = Path.of(reader.readLine());
        assertEquals(4, pids.stream().distinct().count());
        if (!signal.isEmpty()) {
            assertTrue(pids.stream().allMatch(Processes::exists));
            assertTrue(Files.exists(file));
            new ProcessBuilder("kill", "-" + signal, Long.toString(parent.pid()))
                    .start()
                    .waitFor();
        }
        parent.waitFor();
        for (long pid : pids) {
            Processes.awaitEnd(pid);
        }
        // The file, its folder, and the folder of all that the parent had.
        Processes.awaitAbsence(file.getParent().getParent());
    }

    @Test
    void aParentThatIsKilledLeavesNothingBehind() throws Exception {
        leavesNothingBehind("wait", "KILL");
    }

    @Test
    void aParentThatIsInterruptedAsByControlCLeavesNothingBehind() throws Exception {
        leavesNothingBehind("wait", "INT");
    }

    @Test
    void aParentThatIsTerminatedLeavesNothingBehind() throws Exception {
        leavesNothingBehind("wait", "TERM");
    }

    @Test
    void aParentThatExitsLeavesNothingBehind() throws Exception {
        leavesNothingBehind("exit", "");
    }

    @Test
    void aParentThatReturnsFromMainLeavesNothingBehind() throws Exception {
        leavesNothingBehind("return", "");
    }

    @Test
    void aParentThatCrashesLeavesNothingBehind() throws Exception {
        leavesNothingBehind("crash", "");
    }
}
