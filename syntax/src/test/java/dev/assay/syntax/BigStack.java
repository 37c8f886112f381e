package dev.assay.syntax;

import java.util.concurrent.FutureTask;
import java.util.function.Supplier;

/** Runs what recurs deeply in a thread with as much stack as the command line has. */
public final class BigStack {
    private static final long SIZE = 1L << 30;

    private BigStack() {}

    public static <T> T call(Supplier<T> action) throws Exception {
        var task = new FutureTask<T>(action::get);
        new Thread(null, task, "big stack", SIZE).start();
        return task.get();
    }
}
