package dev.assay.model;

import dev.assay.run.DeepStack;
import dev.assay.run.Meter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import java.util.function.Predicate;

/** Does the same with many things on several threads, and hands over the results in the order of the things. */
final class SideBySide {
    private SideBySide() {}

    /** @param take whether to go on after a result */
    static <T, R> void run(List<T> things, int threads, Meter meter, BiFunction<T, Meter, R> task, Predicate<R> take) {
        List<CompletableFuture<R>> results =
                things.stream().map(_ -> new CompletableFuture<R>()).toList();
        var next = new AtomicInteger();
        List<Meter> meters = meter.split(threads);
        var workers = new ArrayList<Thread>();
        for (Meter own : meters) {
            Thread worker = DeepStack.thread(() -> {
                for (int i = next.getAndIncrement(); i < things.size(); i = next.getAndIncrement()) {
                    perform(task, things.get(i), own, results.get(i));
                }
            });
            workers.add(worker);
            worker.start();
        }
        try {
            for (CompletableFuture<R> result : results) {
                if (!take.test(result.join())) {
                    return;
                }
            }
        } catch (CompletionException e) {
            switch (e.getCause()) {
                case RuntimeException cause -> throw cause;
                case Error cause -> throw cause;
                case null, default -> throw e;
            }
        } finally {
            next.set(things.size());
            meters.forEach(Meter::cancel);
            workers.forEach(SideBySide::await);
            meters.forEach(Meter::close);
        }
    }

    private static <T, R> void perform(
            BiFunction<T, Meter, R> task, T thing, Meter meter, CompletableFuture<R> result) {
        try {
            result.complete(task.apply(thing, meter));
        } catch (RuntimeException | Error e) {
            result.completeExceptionally(e);
        }
    }

    /** Workers end as soon as they see that their meter is stopped. */
    private static void await(Thread worker) {
        boolean isInterrupted = false;
        while (worker.isAlive()) {
            try {
                worker.join();
            } catch (InterruptedException e) {
                isInterrupted = true;
                worker.interrupt();
            }
        }
        if (isInterrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
