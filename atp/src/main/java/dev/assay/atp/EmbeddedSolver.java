package dev.assay.atp;

import dev.assay.fol.hol.LambdaScheme;
import dev.assay.run.Limit;
import dev.assay.run.Meter;
import dev.assay.run.process.Worker;
import dev.assay.run.process.WorkerAnswer;
import dev.assay.run.process.WorkerSpec;
import dev.assay.run.process.WorkerTask;
import java.nio.charset.StandardCharsets;

/** An SMT solver that came with Assay. It is native code, so it runs in a JVM of its own, which may die over it. */
public enum EmbeddedSolver {
    Z3("Z3 (embedded)", "4.14.1", Z3Task.class),
    CVC5("cvc5 (embedded)", "1.3.2", Cvc5Task.class);

    private static final Slice SLICE = Slice.of(1, "n~", LambdaScheme.LIFTING);

    private final String title;
    private final String version;
    private final Class<? extends WorkerTask> task;

    EmbeddedSolver(String title, String version, Class<? extends WorkerTask> task) {
        this.title = title;
        this.version = version;
        this.task = task;
    }

    public String title() {
        return title;
    }

    public String version() {
        return version;
    }

    /** Its answer within the meter's time. */
    public Answer ask(Question question, Meter meter) {
        return ask(question, SLICE, meter);
    }

    /** Its answer to the question in another encoding. */
    public Answer ask(Question question, Slice slice, Meter meter) {
        long start = System.nanoTime();
        Question.Text text = question.text(InputFormat.SMTLIB, slice);
        try (var worker = new Worker(WorkerSpec.of(title, task))) {
            WorkerAnswer answer = worker.ask(text.text().getBytes(StandardCharsets.UTF_8), meter);
            double seconds = (System.nanoTime() - start) / 1e9;
            return switch (answer) {
                case WorkerAnswer.Done(var bytes) ->
                    question.answer(
                            title, OutputReader.SMTLIB.read(new String(bytes, StandardCharsets.UTF_8)), text, seconds);
                case WorkerAnswer.Stopped(var _, var limit) ->
                    Answer.without(
                            title,
                            limit == Limit.OUT_OF_TIME || limit == Limit.CANCELLED ? Status.TIMEOUT : Status.ERROR,
                            seconds,
                            limit.sentence());
                case WorkerAnswer.Failed _, WorkerAnswer.Died _ ->
                    Answer.without(title, Status.ERROR, seconds, answer.sentence());
            };
        }
    }
}
