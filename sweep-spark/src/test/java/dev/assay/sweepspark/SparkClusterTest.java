package dev.assay.sweepspark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.app.Main;
import dev.assay.app.cli.Session;
import dev.assay.app.sweep.Comparison;
import dev.assay.app.sweep.Row;
import dev.assay.app.sweep.RunFolder;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A master and two workers on this machine. */
@DisabledOnOs(OS.WINDOWS)
@Timeout(900)
class SparkClusterTest {
    private static final int FILES = 60;

    @TempDir
    private Path folder;

    private final List<Process> processes = new ArrayList<>();

    @BeforeEach
    void aSmallCorpus() throws IOException {
        Path corpus = Files.createDirectories(folder.resolve("corpus"));
        for (int i = 0; i < FILES; i++) {
            Files.writeString(
                    corpus.resolve("p" + i + ".p"),
                    switch (i % 3) {
                        case 0 -> "fof(c, conjecture, p%d | ~ p%d).".formatted(i, i);
                        case 1 -> "fof(c, conjecture, p%d).".formatted(i);
                        default -> "fof(a, axiom, q%d). fof(c, conjecture, q%d).".formatted(i, i);
                    });
        }
        Files.writeString(corpus.resolve("Lists.thy"), """
            theory Lists imports Main begin
            fun twice :: "'a list ⇒ 'a list" where "twice [] = []" | "twice (x # xs) = x # x # twice xs"
            lemma twice_append: "twice (xs @ ys) = twice xs @ twice ys" by (induct xs) auto
            lemma twice_rev: "twice (rev xs) = rev (twice xs)" by (induct xs) (auto simp: twice_append)
            lemma wrong: "twice xs = xs" oops
            end
            """);
    }

    @AfterEach
    void end() throws InterruptedException {
        for (Process process : processes) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly().waitFor();
        }
    }

    private record Ran(int exitCode, String out, String err) {}

    private static Ran assay(String... arguments) {
        var out = new StringWriter();
        var err = new StringWriter();
        var session = new Session(new PrintWriter(out), new PrintWriter(err), false, System.getenv());
        int exitCode = Main.run(session, arguments);
        return new Ran(exitCode, out.toString(), err.toString());
    }

    private Ran sweep(String run, String... more) {
        List<String> arguments = Stream.concat(
                        Stream.of(
                                "sweep",
                                folder.resolve("corpus").toString(),
                                "--no-cache",
                                "--memory",
                                "512",
                                "--out",
                                folder.resolve(run).toString()),
                        Stream.of(more))
                .toList();
        return assay(arguments.toArray(String[]::new));
    }

    private List<Row> rows(String run) throws IOException {
        return RunFolder.read(folder.resolve(run)).rows();
    }

    /** Starts a cluster and waits for its master. */
    private String cluster() throws IOException, InterruptedException {
        int port;
        try (var socket = new ServerSocket(0)) {
            port = socket.getLocalPort();
        }
        var builder = new ProcessBuilder("./cluster", String.valueOf(port)).redirectErrorStream(true);
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().put("SPARK_WORKER_DIR", folder.resolve("work").toString());
        Path log = folder.resolve("cluster.log");
        Process process = builder.redirectOutput(log.toFile()).start();
        processes.add(process);
        while (!isOpen(port)) {
            assumeTrue(process.isAlive(), () -> "the cluster does not start here: " + text(log));
            TimeUnit.MILLISECONDS.sleep(200);
        }
        return "spark://127.0.0.1:" + port;
    }

    private static boolean isOpen(int port) {
        try (var _ = new Socket(InetAddress.getLoopbackAddress(), port)) {
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            return e.toString();
        }
    }

    /** The executors that the workers of the cluster have started. */
    private Stream<ProcessHandle> executors() {
        return processes.stream()
                .flatMap(Process::descendants)
                .filter(process -> process.info()
                        .commandLine()
                        .orElse("")
                        .contains("org.apache.spark.executor.CoarseGrainedExecutorBackend"));
    }

    @Test
    void aClusterSaysTheSameAndLosesNothingWhenAnExecutorDies() throws Exception {
        String master = cluster();
        var isKilled = new AtomicBoolean();
        var killer = Thread.ofVirtual().start(() -> {
            try {
                // As soon as there is something to lose.
                while (!Files.exists(folder.resolve("spark/done.txt"))) {
                    TimeUnit.MILLISECONDS.sleep(20);
                }
                isKilled.set(executors()
                        .findAny()
                        .map(ProcessHandle::destroyForcibly)
                        .orElse(false));
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        Ran spark = sweep("spark", "--master", master);
        killer.interrupt();
        assertEquals(1, spark.exitCode(), spark.err());
        assertTrue(isKilled.get(), "no executor was killed before the end");
        Ran local = sweep("local");
        assertEquals(1, local.exitCode(), local.err());
        Comparison comparison = Comparison.of(rows("local"), rows("spark"));
        assertEquals(new Comparison(List.of(), List.of(), List.of(), List.of(), List.of()), comparison);
        assertEquals(rows("local").size(), rows("spark").size());
        Ran query = assay(
                "sweep",
                "query",
                folder.resolve("spark").toString(),
                "select count(*) as n, count(distinct file, index) as d from rows",
                "--json");
        int all = FILES + 3;
        assertEquals("{\"n\":" + all + ",\"d\":" + all + "}", query.out().strip(), query.err());
    }

    @Test
    void aLocalRunIsAskedInTheSameWay() throws IOException {
        Path run = Files.createDirectories(folder.resolve("run"));
        Files.writeString(run.resolve("plan.json"), "{}");
        Files.writeString(run.resolve("rows.jsonl"), """
                {"file":"a.p","index":0,"verdict":"proved","seconds":0.5}
                {"file":"b.p","index":0,"verdict":"refuted","seconds":1.5}
                """);
        Ran query = assay("sweep", "query", run.toString(), "select file, seconds from rows where verdict = 'refuted'");
        assertEquals("file  seconds\nb.p   1.5\n", query.out(), query.err());
        Ran wrong = assay("sweep", "query", run.toString(), "select colour from rows");
        assertEquals(2, wrong.exitCode());
        assertTrue(wrong.err().contains("the query is wrong") && wrong.err().contains("colour"), wrong.err());
        assertEquals(1, wrong.err().lines().count());
    }
}
