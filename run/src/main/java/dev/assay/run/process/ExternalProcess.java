package dev.assay.run.process;

import dev.assay.run.Budget;
import dev.assay.run.Limit;
import dev.assay.run.Meter;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;

/**
 * One run of a program, such as a prover.
 *
 * @param input what it reads from its standard input
 * @param memoryBytes its address space, where the system can bound it; {@link Budget#NO_LIMIT} for no limit
 * @param outputCap how many bytes of its output, and of its errors, are kept
 */
public record ExternalProcess(List<String> command, String input, long memoryBytes, int outputCap) {
    /** How it ended and what it wrote. */
    public record Result(Ending ending, Captured output, Captured errors) {
        public boolean timedOut() {
            return ending.equals(new Ending.Stopped(Limit.OUT_OF_TIME));
        }

        public boolean truncated() {
            return output.truncated() || errors.truncated();
        }
    }

    private static final int DEFAULT_OUTPUT_CAP = 64 << 20;

    public ExternalProcess {
        command = List.copyOf(command);
    }

    /** From now on, programs and workers get the processor where our own threads leave it. */
    public static void giveWay() {
        Shell.giveWay();
    }

    public static ExternalProcess of(String... command) {
        return of(List.of(command));
    }

    public static ExternalProcess of(List<String> command) {
        return new ExternalProcess(command, "", Budget.NO_LIMIT, DEFAULT_OUTPUT_CAP);
    }

    public ExternalProcess withInput(String input) {
        return new ExternalProcess(command, input, memoryBytes, outputCap);
    }

    public ExternalProcess withMemoryBytes(long memoryBytes) {
        return new ExternalProcess(command, input, memoryBytes, outputCap);
    }

    public ExternalProcess withOutputCap(int outputCap) {
        return new ExternalProcess(command, input, memoryBytes, outputCap);
    }

    /** Runs it until it ends or the meter is stopped; throws if there is no such program. */
    public Result run(Meter meter) throws IOException {
        if (meter.stopped().isPresent()) {
            var nothing = new Captured("", false);
            return new Result(new Ending.Stopped(meter.stopped().get()), nothing, nothing);
        }
        try (var child = Child.start(command, memoryBytes)) {
            var process = child.process();
            var output = Capture.beginning(process.getInputStream(), outputCap);
            var errors = Capture.beginning(process.getErrorStream(), outputCap);
            Thread.ofPlatform().daemon().name("assay-feed").start(() -> feed(process.getOutputStream()));
            var ending = await(process, meter);
            // All that it has started ends with it, and with them the last writers of its output.
            child.end();
            return new Result(ending, output.captured(), errors.captured());
        }
    }

    private void feed(OutputStream stdin) {
        try (stdin) {
            stdin.write(input.getBytes(StandardCharsets.UTF_8));
        } catch (IOException _) {
            // It ended, or closed its input, without reading all of it: that is its right.
        }
    }

    private static Ending await(Process process, Meter meter) {
        var ending = new CompletableFuture<Ending>();
        var _ = process.onExit().thenAccept(ended -> ending.complete(Ending.of(ended.exitValue())));
        try (var _ = meter.whenStopped(
                () -> ending.complete(new Ending.Stopped(meter.stopped().orElseThrow())))) {
            return ending.get();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return new Ending.Stopped(Limit.CANCELLED);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }
}
