package dev.assay.app.serve;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.assay.app.judging.Engines;
import dev.assay.app.report.VerdictHtml;
import dev.assay.judge.Judge;
import dev.assay.judge.Judged;
import dev.assay.judge.Judging;
import dev.assay.judge.Limits;
import dev.assay.judge.Task;
import dev.assay.judge.TaskSource;
import dev.assay.prove.isar.IsarChecker;
import dev.assay.run.Background;
import dev.assay.run.Budget;
import dev.assay.run.DeepStack;
import dev.assay.run.Meter;
import dev.assay.run.Progress;
import dev.assay.run.process.ExternalProcess;
import dev.assay.syntax.Source;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.TheoryTasks;
import dev.assay.syntax.tip.TipTasks;
import dev.assay.syntax.tptp.TptpParser;
import dev.assay.syntax.tptp.TptpStatement;
import dev.assay.syntax.tptp.TptpTasks;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * The process that works on one text. It has the library before it is given the text; it ends when its input does, so it
 * cannot outlive the server.
 */
public final class PlayWorker {
    private static final Duration PER_METHOD = Duration.ofSeconds(2);

    private final PrintStream out;
    private final Duration perConjecture;
    private final int conjectures;

    private PlayWorker(PrintStream out, Duration perConjecture, int conjectures) {
        this.out = out;
        this.perConjecture = perConjecture;
        this.conjectures = conjectures;
    }

    /** {@code args}: milliseconds for each conjecture, and how many conjectures. */
    public static void main(String[] args) throws IOException {
        var worker = new PlayWorker(
                new PrintStream(System.out, true, UTF_8),
                Duration.ofMillis(Long.parseLong(args[0])),
                Integer.parseInt(args[1]));
        // Whatever engines print must not be taken for an event.
        System.setOut(System.err);
        Library.context("Main");
        worker.tell(new PlayEvent.Ready());
        var in = new DataInputStream(System.in);
        String language = in.readUTF();
        String text = new String(in.readNBytes(in.readInt()), UTF_8);
        Background.start("lifeline", () -> endWith(in));
        DeepStack.call(() -> {
            worker.work(language, text);
            return true;
        });
        System.exit(0);
    }

    private static void endWith(DataInputStream in) {
        try {
            while (in.read() >= 0) {
                // The server has nothing more to say until it is gone.
            }
        } catch (IOException _) {
            // It is gone.
        }
        Runtime.getRuntime().halt(1);
    }

    private synchronized void tell(PlayEvent event) {
        out.println(event.line());
    }

    private void work(String language, String text) {
        TaskSource.Reading reading;
        try {
            reading = read(language, text);
        } catch (SyntaxException e) {
            tell(new PlayEvent.Complaint(e.position() + ": " + e.getMessage()));
            tell(new PlayEvent.Ended(""));
            return;
        }
        reading.complaints().forEach(c -> tell(new PlayEvent.Complaint(c)));
        List<Task> tasks = reading.tasks();
        int tried = Math.min(conjectures, tasks.size());
        tell(new PlayEvent.Found(tasks.size(), tried));
        // Without a path there are no programs but those that came with Assay.
        ExternalProcess.giveWay();
        var judging = new Judging(Engines.all(""), Limits.of(perConjecture), Optional.empty());
        var judge = new Judge();
        try (Meter run = Budget.UNLIMITED.start()) {
            for (int i = 0; i < tried; i++) {
                settle(judging, i, tasks.get(i), judge, run);
            }
        }
        tell(new PlayEvent.Ended(""));
    }

    private static TaskSource.Reading read(String language, String text) {
        return switch (language) {
            case "thy" ->
                new TheoryTasks(IsarChecker.standard(PER_METHOD))
                        .read(new Source("playground.thy", text), Optional.empty());
            case "smt2" -> TipTasks.read(new Source("playground.smt2", text));
            case "p" -> TptpTasks.read(withoutIncludes(new Source("playground.p", text)));
            default -> throw new IllegalArgumentException("no language " + language);
        };
    }

    /** Nothing on this machine is to be read through the playground. */
    private static Source withoutIncludes(Source source) {
        for (TptpStatement statement : TptpParser.parse(source)) {
            if (statement instanceof TptpStatement.Include include) {
                throw new SyntaxException(include.position(), "no files can be included in the playground");
            }
        }
        return source;
    }

    private void settle(Judging judging, int number, Task task, Judge judge, Meter run) {
        String title = task.shortName().isEmpty() ? "line " + task.line() : task.shortName();
        tell(new PlayEvent.Begun(number, title, task.statement()));
        Judged judged = judging.judge(task, judge, run, event -> {
            switch (event) {
                case Progress.Started(var engine) -> tell(new PlayEvent.Engine(number, engine, "", false));
                case Progress.Message(var engine, var text) -> tell(new PlayEvent.Engine(number, engine, text, false));
                case Progress.Finished(var engine, var summary) ->
                    tell(new PlayEvent.Engine(number, engine, summary, true));
                case Progress.Count _, Progress.Improved _ -> {}
            }
        });
        tell(new PlayEvent.Settled(number, judged.verdict().word(), VerdictHtml.of(judged)));
    }
}
