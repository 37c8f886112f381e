package dev.assay.run.process;

import dev.assay.run.Limit;
import dev.assay.run.Meter;
import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;

/**
 * A JVM of its own for a task that may take its process down with it, such as a native solver. It is started with
 * the first request, serves one request after the other, and is replaced after it died or had to be stopped.
 */
public final class Worker implements AutoCloseable {
    private final WorkerSpec spec;
    private WorkerProcess process;
    private boolean closed;

    public Worker(WorkerSpec spec) {
        this.spec = spec;
    }

    public WorkerSpec spec() {
        return spec;
    }

    /** The answer to the request, or what came in its way. Other callers wait for their turn. */
    public synchronized WorkerAnswer ask(byte[] request, Meter meter) {
        if (closed) {
            throw new IllegalStateException("worker " + spec.name() + " is closed");
        }
        if (meter.stopped().isPresent()) {
            return new WorkerAnswer.Stopped(spec.name(), meter.stopped().get());
        }
        if (!isAlive()) {
            end();
            try {
                process = new WorkerProcess(spec);
            } catch (IOException e) {
                return new WorkerAnswer.Died(spec.name(), new Ending.NotStarted(e.getMessage()), "");
            }
        }
        var answer = converse(request, meter);
        switch (answer) {
            case WorkerAnswer.Done _, WorkerAnswer.Failed _ -> {}
            case WorkerAnswer.Died _, WorkerAnswer.Stopped _ -> end();
        }
        return answer;
    }

    /** Talks on a thread of its own, since reading from a pipe cannot be interrupted. */
    private WorkerAnswer converse(byte[] request, Meter meter) {
        var answer = new CompletableFuture<WorkerAnswer>();
        var current = process;
        Thread.ofPlatform()
                .daemon()
                .name("assay-worker-" + spec.name())
                .uncaughtExceptionHandler((_, failure) -> answer.completeExceptionally(failure))
                .start(() -> answer.complete(current.ask(request)));
        try (var _ = meter.whenStopped(() -> answer.complete(
                new WorkerAnswer.Stopped(spec.name(), meter.stopped().orElseThrow())))) {
            return answer.get();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return new WorkerAnswer.Stopped(spec.name(), Limit.CANCELLED);
        } catch (ExecutionException e) {
            throw new IllegalStateException("talking to worker " + spec.name(), e.getCause());
        }
    }

    /** Whether there is a process for the next request, as far as the system has told us. */
    synchronized boolean isAlive() {
        return process != null && process.isAlive();
    }

    private void end() {
        if (process != null) {
            process.close();
            process = null;
        }
    }

    /** Ends the worker, after the request that it is busy with. */
    @Override
    public synchronized void close() {
        closed = true;
        end();
    }
}
