package dev.assay.rank.isolation;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.assay.rank.Call;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/** A program that is started for each test, reads it from its standard input, and writes the answer. */
final class SingleRuns implements Responder {
    private static final long GLANCE_MILLISECONDS = 20;

    private final List<String> command;
    private final Function<Call, String> request;
    private final Function<String, Answer> reply;
    private final Limits limits;
    private Duration wasted = Duration.ZERO;

    SingleRuns(List<String> command, Function<Call, String> request, Function<String, Answer> reply, Limits limits) {
        this.command = List.copyOf(command);
        this.request = request;
        this.reply = reply;
        this.limits = limits;
    }

    @Override
    public List<Answer> answer(List<Call> calls) {
        var answers = new ArrayList<Answer>();
        for (Call call : calls) {
            if (wasted.compareTo(limits.allowance()) > 0) {
                answers.add(new Answer.Failure(Answer.Kind.GIVEN_UP, ""));
                continue;
            }
            Answer answer = run(call);
            answers.add(answer);
            if (answer instanceof Answer.Failure(Answer.Kind kind, var _) && kind == Answer.Kind.TIMED_OUT) {
                wasted = wasted.plus(limits.time());
            }
        }
        return answers;
    }

    /** With files in place of pipes, nobody has to wait for a reader. */
    private Answer run(Call call) {
        Path input = null;
        Path output = null;
        try {
            input = Files.createTempFile("assay", ".in");
            output = Files.createTempFile("assay", ".out");
            Files.writeString(input, request.apply(call));
            return run(input, output);
        } catch (IOException e) {
            return new Answer.Failure(Answer.Kind.UNUSABLE, String.valueOf(e.getMessage()));
        } finally {
            delete(input);
            delete(output);
        }
    }

    private Answer run(Path input, Path output) throws IOException {
        Process process = new ProcessBuilder(command)
                .redirectInput(input.toFile())
                .redirectOutput(output.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        Talk.register(process);
        var stopwatch = new Stopwatch(process, limits.time());
        try {
            while (!process.waitFor(GLANCE_MILLISECONDS, TimeUnit.MILLISECONDS)) {
                if (stopwatch.isUp()) {
                    return new Answer.Failure(Answer.Kind.TIMED_OUT, "");
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Answer.Failure(Answer.Kind.TIMED_OUT, "");
        } finally {
            if (process.isAlive()) {
                Talk.kill(process);
            }
        }
        if (Files.size(output) > limits.outputBytes()) {
            return new Answer.Failure(Answer.Kind.FLOODED, "");
        }
        return process.exitValue() == 0
                ? reply.apply(new String(Files.readAllBytes(output), UTF_8))
                : new Answer.Failure(Answer.Kind.DIED, "exit code " + process.exitValue());
    }

    private static void delete(@org.jspecify.annotations.Nullable Path file) {
        if (file != null) {
            file.toFile().delete();
        }
    }

    @Override
    public void close() {
        // Each process has ended with its test.
    }
}
