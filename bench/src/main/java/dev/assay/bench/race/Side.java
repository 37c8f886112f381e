package dev.assay.bench.race;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** Runs things side by side. */
final class Side {
    private Side() {}

    /** Something that may throw. */
    @FunctionalInterface
    interface Task {
        void run() throws Exception;
    }

    /** Starts a thread for each task, and waits for all; what one of them throws is thrown here. */
    static void bySide(Task... tasks) throws Exception {
        List<Thread> threads = new ArrayList<>();
        var thrown = new AtomicReference<@Nullable Throwable>();
        for (Task task : tasks) {
            var thread = new Thread(() -> {
                try {
                    task.run();
                } catch (Throwable e) {
                    thrown.set(e);
                }
            });
            threads.add(thread);
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        Throwable first = thrown.get();
        if (first != null) {
            throw new IllegalStateException(first);
        }
    }

    static void check(boolean condition, Object what) {
        if (!condition) {
            throw new AssertionError(what);
        }
    }
}
