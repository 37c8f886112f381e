package dev.assay.run;

import java.time.Duration;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The one thread that looks at the clock, so that the loops of the engines need not. */
final class Watchdog {
    private static final ScheduledThreadPoolExecutor THREAD = thread();

    private Watchdog() {}

    private static ScheduledThreadPoolExecutor thread() {
        var executor = new ScheduledThreadPoolExecutor(
                1, Thread.ofPlatform().daemon().name("assay-watchdog").factory());
        // A meter that is closed early must not stay in memory until its deadline.
        executor.setRemoveOnCancelPolicy(true);
        return executor;
    }

    /** Runs a short action later; the future cancels it. */
    static Future<?> after(Duration delay, Runnable action) {
        return THREAD.schedule(() -> reporting(action), delay.toNanos(), TimeUnit.NANOSECONDS);
    }

    /** An executor keeps what its tasks throw to itself; a failed action is to be seen. */
    private static void reporting(Runnable action) {
        try {
            action.run();
        } catch (RuntimeException e) {
            var thread = Thread.currentThread();
            thread.getUncaughtExceptionHandler().uncaughtException(thread, e);
        }
    }
}
