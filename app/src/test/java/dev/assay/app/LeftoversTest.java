package dev.assay.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Files that are left when a run is killed, and output that cannot be written. Each test starts a process of its own. */
@Timeout(300)
class LeftoversTest {
    @TempDir
    private Path folder;

    private List<String> assay(String... arguments) {
        var command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Djava.io.tmpdir=" + folder.resolve("tmp"),
                "-cp",
                System.getProperty("java.class.path"),
                "dev.assay.app.Main"));
        command.addAll(List.of(arguments));
        return command;
    }

    @Test
    void aSolverAndItsFilesGoWithUsWhenWeAreKilled() throws IOException, InterruptedException {
        boolean hasSolver = Files.isExecutable(Path.of("/usr/bin/minisat"));
        assumeTrue(hasSolver, "needs minisat, on Linux");
        Path theory = Files.writeString(folder.resolve("Pigeons.thy"), """
            theory Pigeons imports Main begin
            lemma "\\<forall>f::'a \\<Rightarrow> 'a. inj f \\<longrightarrow> surj f \\<or> (\\<exists>x y. x \\<noteq> y \\<and> f x = f y)" oops
            end
            """);
        nothingIsLeftOf(
                process -> started(process, "minisat"),
                "refute",
                "--timeout",
                "200",
                "-o",
                "sat_solver=minisat",
                "-o",
                "card=14",
                theory.toString());
    }

    @Test
    void aProverGoesWithUsWhenWeAreKilled() throws IOException, InterruptedException {
        Path theory = Files.writeString(folder.resolve("Cubes.thy"), """
            theory Cubes imports Main begin
            lemma "(x::int) * x * x + y * y * y = z * z * z \\<Longrightarrow> x * y * z = 0" oops
            end
            """);
        nothingIsLeftOf(
                process -> started(process, "java"),
                "prove",
                "--timeout",
                "200",
                "--provers",
                "Z3 (embedded)",
                theory.toString());
    }

    @Test
    void programsThatAreRankedGoWithUsWhenWeAreKilled() throws IOException, InterruptedException {
        nothingIsLeftOf(
                process -> started(process, "java"),
                "rank",
                Path.of("..", "examples", "rank", "intervals").toString(),
                "--tests",
                "1000000");
    }

    /** Two threads whose order matters to nobody: the search for a failing schedule goes on and on. */
    public static final class Endless {
        private Endless() {}

        public static void run() throws InterruptedException {
            var thread = new Thread(() -> System.setProperty("assay.endless", "true"));
            thread.start();
            thread.join();
            Path.of(System.getProperty("java.io.tmpdir"), "begun").toFile().mkdir();
        }
    }

    @Test
    void aRaceLeavesNothingWhenWeAreKilled() throws IOException, InterruptedException {
        nothingIsLeftOf(
                _ -> Files.exists(folder.resolve("tmp").resolve("begun")),
                "race",
                "-cp",
                Path.of("target", "test-classes").toString(),
                "--schedules",
                "100000000",
                Endless.class.getName() + "#run");
    }

    /** Kills a command when it is in the middle of its work; what it started ends then, and its files are deleted. */
    private void nothingIsLeftOf(Predicate<Process> isAtWork, String... arguments)
            throws IOException, InterruptedException {
        assumeTrue(Files.isDirectory(Path.of("/proc/self")), "needs Linux");
        Path temporary = Files.createDirectories(folder.resolve("tmp"));
        Process process = new ProcessBuilder(assay(arguments))
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("said").toFile())
                .start();
        while (!isAtWork.test(process) && process.isAlive()) {
            Thread.sleep(20);
        }
        assertTrue(process.isAlive(), () -> "it ended before it was killed: " + text("said"));
        List<ProcessHandle> started = process.descendants().toList();
        process.destroyForcibly().waitFor();
        while (started.stream().anyMatch(ProcessHandle::isAlive)) {
            Thread.sleep(20);
        }
        while (!files(temporary).isEmpty()) {
            Thread.sleep(20);
        }
        assertEquals(List.of(), files(temporary));
    }

    /** A child that is just being forked still has the name of its parent; the folder is made after the first fork. */
    private boolean started(Process process, String program) {
        return folderIsThere()
                && process.descendants()
                        .anyMatch(child -> child.info().command().orElse("").endsWith(program));
    }

    private boolean folderIsThere() {
        try {
            return !files(folder.resolve("tmp")).isEmpty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String text(String name) {
        try {
            return Files.readString(folder.resolve(name));
        } catch (IOException e) {
            return e.toString();
        }
    }

    /** Ours; those of the virtual machine itself are not. */
    private static List<String> files(Path temporary) throws IOException {
        try (Stream<Path> all = Files.list(temporary)) {
            return all.map(path -> String.valueOf(path.getFileName()))
                    .filter(name -> name.startsWith("assay"))
                    .toList();
        }
    }

    @Test
    void outputThatCannotBeWrittenIsAnError() throws IOException, InterruptedException {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.exists(full), "needs /dev/full, on Linux");
        Process process = new ProcessBuilder(assay("--version"))
                .redirectOutput(full.toFile())
                .start();
        String complaint = new String(process.getErrorStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        assertEquals(2, process.waitFor());
        assertTrue(complaint.contains("assay: standard output cannot be written: "), complaint);
    }
}
