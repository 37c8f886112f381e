package dev.assay.model;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/** Runs something on a thread with a stack for terms that are nested deeply. */
final class DeepStack {
    private static final long BYTES = 1L << 29;

    private DeepStack() {}

    /** The result, or whatever was thrown; who interrupts the caller interrupts the computation. */
    static <T> T call(Supplier<T> computation) {
        var result = new AtomicReference<Optional<T>>(Optional.empty());
        var failure = new AtomicReference<Optional<Throwable>>(Optional.empty());
        var thread = new Thread(null, () -> result.set(Optional.of(computation.get())), "models", BYTES);
        thread.setUncaughtExceptionHandler((_, thrown) -> failure.set(Optional.of(thrown)));
        thread.setDaemon(true);
        thread.start();
        boolean isInterrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                isInterrupted = true;
                thread.interrupt();
            }
        }
        if (isInterrupted) {
            Thread.currentThread().interrupt();
        }
        return result.get().orElseThrow(() -> {
            Throwable thrown = failure.get().orElseThrow();
            if (thrown instanceof Error error) {
                throw error;
            }
            return (RuntimeException) thrown;
        });
    }
}
