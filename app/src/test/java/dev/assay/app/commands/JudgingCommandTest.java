package dev.assay.app.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.app.cli.Root;
import dev.assay.app.cli.Session;
import dev.assay.app.display.Display;
import dev.assay.judge.Counterexample;
import dev.assay.judge.Engine;
import dev.assay.judge.EngineChoice;
import dev.assay.judge.Judged;
import dev.assay.judge.Outcome;
import dev.assay.judge.Outcome.Certainty;
import dev.assay.judge.Task;
import dev.assay.run.Meter;
import dev.assay.run.Reporter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Command;

class JudgingCommandTest {
    @TempDir
    private Path folder;

    /** Work on the first file ends when that on the second one has begun. */
    @Command(name = "patient")
    static final class Patient extends JudgingCommand {
        @Override
        EngineChoice engines() {
            return new EngineChoice(List.of(new Waiting(new CountDownLatch(1))), Set.of());
        }
    }

    private record Waiting(CountDownLatch second) implements Engine {
        @Override
        public String name() {
            return "waiting";
        }

        @Override
        public Aim aim() {
            return Aim.TEST;
        }

        @Override
        public Outcome run(Task task, Meter meter, Reporter reporter) throws InterruptedException {
            if (task.file().endsWith("b.p")) {
                second.countDown();
            }
            second.await();
            return Outcome.gaveUp(name(), "the other has begun");
        }
    }

    /** Counts what is kept of each file; the user wants no more when the statement {@code b} is worked on. */
    @Command(name = "stopped")
    static final class Stopped extends JudgingCommand {
        private final List<Integer> kept = new ArrayList<>();

        @Override
        EngineChoice engines() {
            return new EngineChoice(List.of(new Stopping(session())), Set.of());
        }

        @Override
        boolean ends(Path file, List<Task> stated, List<Judged> judged, Display display) {
            kept.add(judged.size());
            return true;
        }
    }

    private record Stopping(Session session) implements Engine {
        @Override
        public String name() {
            return "stopping";
        }

        @Override
        public Aim aim() {
            return Aim.TEST;
        }

        @Override
        public Outcome run(Task task, Meter meter, Reporter reporter) {
            if (task.name().equals("b")) {
                session.run().cancel();
                return Outcome.gaveUp(name(), "the user wants no more");
            }
            return new Outcome.Refuted(name(), Counterexample.of(), Certainty.CONFIRMED);
        }
    }

    @Command(name = "assay")
    private record TestRoot(Session session) implements Root {}

    private final StringWriter out = new StringWriter();

    /** What is told of conjectures. */
    private List<String> run(JudgingCommand command, String name, String... options) {
        var session = new Session(new PrintWriter(out), new PrintWriter(out), false, Map.of());
        var arguments = new ArrayList<>(List.of(name, "--json", "--no-cache"));
        arguments.addAll(List.of(options));
        new CommandLine(new TestRoot(session)).addSubcommand(command).execute(arguments.toArray(String[]::new));
        return out.toString().lines().toList();
    }

    private String file(String name, String... conjectures) throws IOException {
        List<String> lines = Stream.of(conjectures)
                .map(each -> "fof(" + each + ", conjecture, p | q).")
                .toList();
        return Files.write(folder.resolve(name), lines).toString();
    }

    @Test
    void tasksOfTwoFilesAreJudgedAtTheSameTimeAndToldInTheOrderOfTheFiles() throws IOException {
        List<String> told = run(new Patient(), "patient", "--jobs", "2", file("a.p", "first"), file("b.p", "second"));
        assertEquals(2, told.size(), told.toString());
        assertTrue(told.getFirst().contains("\"name\":\"first\",\"verdict\":\"unknown\""), told.toString());
        assertTrue(told.getFirst().contains("the other has begun"), told.toString());
        assertTrue(told.getLast().contains("\"name\":\"second\",\"verdict\":\"unknown\""), told.toString());
    }

    @Test
    void whatIsKnownWhenTheUserWantsNoMoreIsToldAndKept() throws IOException {
        var command = new Stopped();
        List<String> told = run(command, "stopped", file("a.p", "a", "b", "c"), file("d.p", "d"));
        assertEquals(1, told.size(), told.toString());
        assertTrue(told.getFirst().contains("\"name\":\"a\",\"verdict\":\"refuted\""), told.toString());
        assertEquals(List.of(1), command.kept);
    }
}
