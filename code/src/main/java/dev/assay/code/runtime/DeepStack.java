package dev.assay.code.runtime;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;

/** Runs tasks that recurse deeply, on threads with a stack of their own size. */
public final class DeepStack {
    private static final long STACK = Long.getLong("assay.stack", 1L << 30);

    /** A thread whose stack is large: tasks that it starts need no other. */
    private static final class DeepThread extends Thread {
        DeepThread(Runnable task, long stack) {
            super(null, task, "assay-deep", stack);
            setDaemon(true);
        }
    }

    private DeepStack() {}

    /** What the task returns or throws; the signal {@link TooDeep} where even this stack is not enough. */
    public static <T> T run(Supplier<T> task) {
        return run(STACK, task);
    }

    public static <T> T run(long stack, Supplier<T> task) {
        if (Thread.currentThread() instanceof DeepThread) {
            return guarded(task);
        }
        var future = new FutureTask<T>(() -> guarded(task));
        var thread = new DeepThread(future, stack);
        thread.start();
        try {
            return future.get();
        } catch (InterruptedException e) {
            thread.interrupt();
            Thread.currentThread().interrupt();
            throw Stopped.SIGNAL;
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException exception) {
                throw exception;
            }
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw new IllegalStateException(e.getCause());
        }
    }

    private static <T> T guarded(Supplier<T> task) {
        try {
            return task.get();
        } catch (StackOverflowError e) {
            throw TooDeep.SIGNAL;
        }
    }
}
