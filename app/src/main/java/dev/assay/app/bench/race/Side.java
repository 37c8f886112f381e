package dev.assay.app.bench.race;

import java.util.ArrayList;
import java.util.List;

/** Runs things side by side. */
final class Side {
    private Side() {}

    /** Something that may throw. */
    @FunctionalInterface
    interface Task {
        void run() throws Exception;
    }

    /** Starts a thread for each task, and waits for all. */
    static void bySide(Task... tasks) throws InterruptedException {
        List<Thread> threads = new ArrayList<>();
        for (Task task : tasks) {
            var thread = new Thread(() -> {
                try {
                    task.run();
                } catch (RuntimeException | Error e) {
                    throw e;
                } catch (Exception e) {
                    throw new IllegalStateException(e);
                }
            });
            threads.add(thread);
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }

    static void check(boolean condition, Object what) {
        if (!condition) {
            throw new AssertionError(what);
        }
    }
}
