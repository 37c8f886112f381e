package dev.assay.run;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;

/** Threads for what goes on beside the rest; none of them keeps the virtual machine alive. */
public final class Background {
    /** Terms are deep and so are the recursions over them; only what is used takes memory. */
    private static final long DEEP = 512L << 20;

    private Background() {}

    /** Starts a task. */
    public static Thread start(String name, Runnable task) {
        return Thread.ofPlatform().daemon().name("assay-" + name).start(task);
    }

    /** A task that is not started yet. */
    public static Thread later(String name, Runnable task) {
        return Thread.ofPlatform().daemon().name("assay-" + name).unstarted(task);
    }

    /** Starts a task that may recurse as deeply as terms are nested. */
    public static Thread startDeep(String name, Runnable task) {
        return Thread.ofPlatform()
                .daemon()
                .name("assay-" + name)
                .stackSize(DEEP)
                .start(task);
    }

    /** A thread for each task, most of which wait for others. */
    public static ExecutorService waiters() {
        return Executors.newVirtualThreadPerTaskExecutor();
    }

    /** One thread that does things at given times. */
    public static ScheduledExecutorService alarm(String name) {
        return Executors.newSingleThreadScheduledExecutor(
                Thread.ofPlatform().daemon().name("assay-" + name).factory());
    }

    /** A task for the end of the virtual machine. */
    public static Thread atEnd(Runnable task) {
        return new Thread(task, "assay-end");
    }
}
