package dev.assay.rank.isolation;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.assay.rank.Call;
import dev.assay.run.Meter;
import dev.assay.run.process.Child;
import dev.assay.run.process.TemporaryFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * A program that is started for each test, reads it from its standard input, and writes the answer.
 *
 * <p>Its command takes two files, one for its standard input and one for its standard output.
 */
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
            Meter.tick();
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

    /** With files in place of pipes, there is no reader to wait for. */
    private Answer run(Call call) {
        try (var folder = TemporaryFolder.create("rank")) {
            Path input = folder.file("in");
            Path output = Files.createFile(folder.file("out"));
            Files.writeString(input, request.apply(call));
            var line = new ArrayList<>(command);
            line.addAll(List.of(input.toString(), output.toString()));
            return run(line, output);
        } catch (IOException e) {
            return new Answer.Failure(Answer.Kind.UNUSABLE, String.valueOf(e.getMessage()));
        }
    }

    private Answer run(List<String> line, Path output) throws IOException {
        int exitCode;
        try (var child = Child.startQuiet(line)) {
            Process process = child.process();
            var stopwatch = new Stopwatch(process, limits.time());
            while (!process.waitFor(GLANCE_MILLISECONDS, TimeUnit.MILLISECONDS)) {
                if (stopwatch.isUp()) {
                    return new Answer.Failure(Answer.Kind.TIMED_OUT, "");
                }
            }
            exitCode = process.exitValue();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Answer.Failure(Answer.Kind.TIMED_OUT, "");
        }
        if (Files.size(output) > limits.outputBytes()) {
            return new Answer.Failure(Answer.Kind.FLOODED, "");
        }
        return exitCode == 0
                ? reply.apply(new String(Files.readAllBytes(output), UTF_8))
                : new Answer.Failure(Answer.Kind.DIED, "exit code " + exitCode);
    }

    @Override
    public void close() {
        // Each process has ended with its test.
    }
}
