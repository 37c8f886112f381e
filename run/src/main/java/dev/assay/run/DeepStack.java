package dev.assay.run;

import java.time.Duration;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/** Threads for what may recurse as deeply as terms are nested. */
public final class DeepStack {
    /** The memory that a thread may use for its stack; only what it uses is taken. */
    private static final long BYTES = Long.getLong("assay.stack", 1L << 30);

    /** How long a task may take to end after it was interrupted. */
    private static final Duration GRACE = Duration.ofSeconds(2);

    /** A thread whose stack is large: tasks that it starts need no other. */
    private static final class DeepThread extends Thread {
        DeepThread(Runnable task, long stackBytes) {
            super(null, task, "assay-deep", stackBytes);
            setDaemon(true);
        }
    }

    private DeepStack() {}

    /** A thread that does not keep the virtual machine alive, not started yet. */
    public static Thread thread(Runnable task) {
        return new DeepThread(task, BYTES);
    }

    /**
     * What the task returns or throws. Whoever interrupts the caller interrupts the task; a task that does not end then is left
     * behind, and counts as cancelled.
     */
    public static <T> T call(Supplier<T> task) {
        return call(BYTES, task);
    }

    /** Whether the caller has a deep stack. */
    static boolean isHere() {
        return Thread.currentThread() instanceof DeepThread;
    }

    public static <T> T call(long stackBytes, Supplier<T> task) {
        if (isHere()) {
            return task.get();
        }
        Meter meter = Meter.atWork();
        var result = new FutureTask<T>(() -> meter.during(task));
        var thread = new DeepThread(result, stackBytes);
        thread.start();
        return await(result, thread);
    }

    private static <T> T await(Future<T> result, Thread thread) {
        boolean isInterrupted = false;
        try {
            while (true) {
                try {
                    return isInterrupted ? result.get(GRACE.toMillis(), TimeUnit.MILLISECONDS) : result.get();
                } catch (InterruptedException _) {
                    isInterrupted = true;
                    thread.interrupt();
                }
            }
        } catch (TimeoutException _) {
            throw new BudgetExhausted(Limit.CANCELLED);
        } catch (ExecutionException e) {
            switch (e.getCause()) {
                case RuntimeException cause -> throw cause;
                case Error cause -> throw cause;
                case null, default -> throw new CompletionException(e);
            }
        } finally {
            if (isInterrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
