package dev.assay.run;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;

/** Threads for what may recurse as deeply as terms are nested. */
public final class DeepStack {
    /** The memory that a thread may use for its stack; only what it uses is taken. */
    private static final long BYTES = 1L << 30;

    private DeepStack() {}

    /** A thread that does not keep the virtual machine alive, not started yet. */
    public static Thread thread(Runnable task) {
        var thread = new Thread(null, task, "assay-deep", BYTES);
        thread.setDaemon(true);
        return thread;
    }

    /** What the task returns or throws; who interrupts the caller interrupts the task. */
    public static <T> T call(Supplier<T> task) {
        var result = new CompletableFuture<T>();
        Thread thread = thread(() -> {
            try {
                result.complete(task.get());
            } catch (RuntimeException | Error e) {
                result.completeExceptionally(e);
            }
        });
        thread.start();
        boolean isInterrupted = false;
        while (true) {
            try {
                T value = result.get();
                if (isInterrupted) {
                    Thread.currentThread().interrupt();
                }
                return value;
            } catch (InterruptedException e) {
                isInterrupted = true;
                thread.interrupt();
            } catch (ExecutionException e) {
                switch (e.getCause()) {
                    case RuntimeException cause -> throw cause;
                    case Error cause -> throw cause;
                    case null, default -> throw new CompletionException(e);
                }
            }
        }
    }
}
