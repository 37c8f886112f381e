package dev.assay.app.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.app.cli.Root;
import dev.assay.app.cli.Session;
import dev.assay.judge.Engine;
import dev.assay.judge.EngineChoice;
import dev.assay.judge.Outcome;
import dev.assay.judge.Task;
import dev.assay.run.Meter;
import dev.assay.run.Reporter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Command;

class FilesSideBySideTest {
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

    @Command(name = "assay")
    private record TestRoot(Session session) implements Root {}

    @Test
    void tasksOfTwoFilesAreJudgedAtTheSameTimeAndToldInTheOrderOfTheFiles() throws IOException {
        Path a = Files.writeString(folder.resolve("a.p"), "fof(a, conjecture, p | q).");
        Path b = Files.writeString(folder.resolve("b.p"), "fof(b, conjecture, p & q).");
        var out = new StringWriter();
        var session = new Session(new PrintWriter(out), new PrintWriter(out), false, Map.of());
        new CommandLine(new TestRoot(session))
                .addSubcommand(new Patient())
                .execute("patient", "--json", "--no-cache", "--jobs", "2", a.toString(), b.toString());
        List<String> told = out.toString()
                .lines()
                .map(line -> line.replaceFirst(".*\"name\":\"(.)\",\"verdict\":\"([a-z]+)\".*(the other has begun).*", "$1 $2 $3"))
                .toList();
        assertEquals(List.of("a unknown the other has begun", "b unknown the other has begun"), told);
    }
}
