package dev.assay.app.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.app.cli.ExitCode;
import dev.assay.app.cli.Root;
import dev.assay.app.cli.Session;
import dev.assay.app.judging.Engines;
import dev.assay.judge.Engine;
import dev.assay.judge.EngineChoice;
import dev.assay.judge.Outcome;
import dev.assay.judge.Task;
import dev.assay.run.Budget;
import dev.assay.run.Cost;
import dev.assay.run.Meter;
import dev.assay.run.Reporter;
import dev.assay.run.process.ExternalProcess;
import dev.assay.run.process.LostProcess;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Whatever goes wrong with one task is that task's verdict; the run goes on. */
class FaultsTest {
    private static final int TASKS = 50;

    /** Every fifth task, each time another fault. */
    private static final List<Supplier<Throwable>> FAULTS = List.of(
            () -> new IllegalStateException("no such clause"),
            () -> new StackOverflowError(),
            () -> new OutOfMemoryError("Java heap space"),
            () -> new VerifyError("Bad type on operand stack"),
            () -> new NoClassDefFoundError("Missing"),
            () -> new AssertionError("sorted"),
            () -> new IOException("Broken pipe"),
            FaultsTest::lostProcess);

    /** A solver that is killed while it works. */
    private static Throwable lostProcess() {
        try (Meter meter = Budget.UNLIMITED.start()) {
            var solver = ExternalProcess.of("sh", "-c", "kill -KILL $$").run(meter);
            return new LostProcess("sh", solver.ending());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @TempDir
    private Path folder;

    /** All engines of {@code try} but the provers of this machine, one of which fails now and then. */
    @Command(name = "faulty")
    static final class Faulty extends JudgingCommand {
        private final String failing;

        Faulty(String failing) {
            this.failing = failing;
        }

        @Override
        EngineChoice engines() {
            EngineChoice all = Engines.all("");
            return new EngineChoice(
                    all.engines().stream()
                            .map(e -> e.name().equals(failing) ? new Failing(e) : e)
                            .toList(),
                    Set.of());
        }
    }

    @Command(name = "assay")
    private record TestRoot(Session session) implements Root {}

    private record Failing(Engine engine) implements Engine {
        @Override
        public String name() {
            return engine.name();
        }

        @Override
        public Aim aim() {
            return engine.aim();
        }

        @Override
        public Cost cost() {
            // It is to fail before another one decides.
            return Cost.INSTANT;
        }

        @Override
        public boolean treats(Task task) {
            return engine.treats(task);
        }

        @Override
        public Outcome run(Task task, Meter meter, Reporter reporter) throws InterruptedException {
            int number = task.line() - 2;
            if (number % 5 == 0) {
                FaultsTest.<RuntimeException>doThrow(
                        FAULTS.get(number / 5 % FAULTS.size()).get());
            }
            return engine.run(task, meter, reporter);
        }
    }

    @SuppressWarnings("unchecked")
    private static <E extends Throwable> void doThrow(Throwable fault) throws E {
        throw (E) fault;
    }

    private record Ended(int exitCode, List<String> verdicts, String err) {}

    private Ended run(String failing) throws IOException {
        var lines = new ArrayList<>(List.of("theory T imports Main begin"));
        // Of each kind one: false, true, and open.
        List<String> kinds = List.of("%d + x = (x :: nat) + %d + 1", "x + %d = %d + (x :: nat)");
        IntStream.range(0, TASKS)
                .forEach(i -> lines.add(
                        "lemma l%d: \"%s\" oops".formatted(i, kinds.get(i % 2).formatted(i, i))));
        lines.add("end");
        Path file = Files.write(folder.resolve("T.thy"), lines);
        var out = new StringWriter();
        var err = new StringWriter();
        var session = new Session(new PrintWriter(out), new PrintWriter(err), false, Map.of());
        int exitCode = new CommandLine(new TestRoot(session))
                .addSubcommand(new Faulty(failing))
                .execute("faulty", "--json", "--no-cache", "--timeout", "60", file.toString());
        List<String> verdicts = out.toString()
                .lines()
                .filter(line -> line.contains("\"verdict\""))
                .map(line -> line.replaceFirst(".*\"verdict\":\"([a-z]+)\".*", "$1"))
                .toList();
        return new Ended(exitCode, verdicts, out + err.toString());
    }

    @Test
    void aFailingEngineCostsNoOtherTaskItsVerdict() throws IOException {
        Ended sound = run("no engine");
        assertEquals(TASKS, sound.verdicts.size(), sound.err);
        assertEquals(ExitCode.REFUTED, sound.exitCode, sound.err);
        for (String engine : List.of("testing", "methods", "induction", "models", "provers")) {
            Ended faulty = run(engine);
            assertEquals(ExitCode.ERROR, faulty.exitCode, engine);
            assertEquals(TASKS, faulty.verdicts.size(), engine);
            for (int i = 0; i < TASKS; i++) {
                boolean isHit = i % 5 == 0;
                assertTrue(
                        faulty.verdicts.get(i).equals(sound.verdicts.get(i))
                                || isHit && faulty.verdicts.get(i).equals("error"),
                        engine + " " + i + ": " + faulty.verdicts.get(i));
            }
            assertTrue(faulty.err.contains("internal error: "), faulty.err);
            assertTrue(faulty.err.contains("; the trace is in "), faulty.err);
        }
    }
}
