package dev.assay.syntax.isabelle.inner;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;

/** Runs what may recurse as deeply as a text is nested. */
final class DeepStack {
    /** The memory that a thread may use for its stack; only what it uses is taken. */
    private static final long STACK_BYTES = 1L << 30;

    private DeepStack() {}

    static <T> T call(Supplier<T> action) {
        var result = new CompletableFuture<T>();
        var thread = new Thread(
                null,
                () -> {
                    try {
                        result.complete(action.get());
                    } catch (RuntimeException | Error e) {
                        result.completeExceptionally(e);
                    }
                },
                "reader",
                STACK_BYTES);
        thread.setDaemon(true);
        thread.start();
        try {
            return result.join();
        } catch (CompletionException e) {
            switch (e.getCause()) {
                case RuntimeException cause -> throw cause;
                case Error cause -> throw cause;
                case null, default -> throw e;
            }
        }
    }
}
