package dev.assay.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
        Path temporary = Files.createDirectories(folder.resolve("tmp"));
        Path theory = Files.writeString(folder.resolve("Pigeons.thy"), """
                theory Pigeons imports Main begin
                lemma "\\<forall>f::'a \\<Rightarrow> 'a. inj f \\<longrightarrow> surj f \\<or> (\\<exists>x y. x \\<noteq> y \\<and> f x = f y)" oops
                end
                """);
        Process process = new ProcessBuilder(assay(
                        "refute", "--timeout", "200", "-o", "sat_solver=minisat", "-o", "card=14", theory.toString()))
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("said").toFile())
                .start();
        while (solvers(process.pid()).isEmpty() && process.isAlive()) {
            Thread.sleep(20);
        }
        List<Long> solvers = solvers(process.pid());
        assertTrue(!solvers.isEmpty(), () -> "no solver was started: " + text("said"));
        process.destroyForcibly().waitFor();
        for (long solver : solvers) {
            while (ProcessHandle.of(solver).filter(ProcessHandle::isAlive).isPresent()) {
                Thread.sleep(20);
            }
        }
        while (!files(temporary).isEmpty()) {
            Thread.sleep(20);
        }
        assertEquals(List.of(), files(temporary));
    }

    private String text(String name) {
        try {
            return Files.readString(folder.resolve(name));
        } catch (IOException e) {
            return e.toString();
        }
    }

    private static List<Long> solvers(long pid) {
        return ProcessHandle.of(pid).stream()
                .flatMap(ProcessHandle::descendants)
                .filter(child -> child.info().command().orElse("").endsWith("minisat"))
                .map(ProcessHandle::pid)
                .toList();
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
