package dev.assay.run;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * The same task for many things, on several threads with deep stacks. Unlike the searches of a {@link Portfolio} the tasks do not
 * compete: all results are wanted, in the order of the things.
 */
public final class Parallel {
    /** How long tasks may take to end after the caller was interrupted. */
    private static final Duration GRACE = Duration.ofSeconds(2);

    private final List<Thread> workers = new ArrayList<>();
    private boolean isInterrupted;

    private Parallel() {}

    /** The results of all, or what the first of them threw; {@link BudgetExhausted} if the caller is interrupted. */
    public static <T, R> List<R> map(List<T> things, int threads, Function<T, R> task) {
        var results = new ArrayList<R>();
        try (Meter meter = Budget.UNLIMITED.start()) {
            inOrder(things, threads, meter, (thing, _) -> task.apply(thing), results::add);
        }
        if (Thread.currentThread().isInterrupted()) {
            throw new BudgetExhausted(Limit.CANCELLED);
        }
        return results;
    }

    /**
     * Hands over one result after the other, until one of them ends it and the other tasks are cancelled.
     *
     * @param goOn whether to go on after a result
     */
    public static <T, R> void inOrder(
            List<T> things, int threads, Meter meter, BiFunction<T, Meter, R> task, Predicate<R> goOn) {
        List<Meter> meters = meter.split(Math.clamp(things.size(), 1, threads));
        if (meters.size() == 1 && DeepStack.isHere()) {
            runHere(things, meters.getFirst(), task, goOn);
        } else {
            new Parallel().run(things, meters, task, goOn);
        }
    }

    /** For one thread, the caller's will do. */
    private static <T, R> void runHere(List<T> things, Meter meter, BiFunction<T, Meter, R> task, Predicate<R> goOn) {
        try (meter) {
            for (T thing : things) {
                if (!goOn.test(meter.during(() -> task.apply(thing, meter)))) {
                    return;
                }
            }
        }
    }

    private <T, R> void run(List<T> things, List<Meter> meters, BiFunction<T, Meter, R> task, Predicate<R> goOn) {
        var results = things.stream().map(_ -> new CompletableFuture<R>()).toList();
        var next = new AtomicInteger();
        for (Meter meter : meters) {
            Thread worker = DeepStack.thread(() -> {
                for (int i = next.getAndIncrement(); i < things.size(); i = next.getAndIncrement()) {
                    perform(task, things.get(i), meter, results.get(i));
                }
            });
            workers.add(worker);
            worker.start();
        }
        try {
            for (var result : results) {
                if (!goOn.test(await(result))) {
                    return;
                }
            }
        } finally {
            next.set(things.size());
            meters.forEach(Meter::cancel);
            workers.forEach(this::join);
            meters.forEach(Meter::close);
            if (isInterrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static <T, R> void perform(
            BiFunction<T, Meter, R> task, T thing, Meter meter, CompletableFuture<R> result) {
        try {
            result.complete(meter.during(() -> task.apply(thing, meter)));
        } catch (RuntimeException | Error e) {
            result.completeExceptionally(e);
        }
    }

    private <R> R await(Future<R> result) {
        while (true) {
            try {
                return isInterrupted ? result.get(GRACE.toMillis(), TimeUnit.MILLISECONDS) : result.get();
            } catch (InterruptedException _) {
                interrupt();
            } catch (TimeoutException _) {
                throw new BudgetExhausted(Limit.CANCELLED);
            } catch (ExecutionException e) {
                switch (e.getCause()) {
                    case RuntimeException cause -> throw cause;
                    case Error cause -> throw cause;
                    case null, default -> throw new CompletionException(e);
                }
            }
        }
    }

    /** Workers end as soon as they see that their meter is stopped; after an interruption there is a limit to that. */
    private void join(Thread worker) {
        while (true) {
            try {
                worker.join(isInterrupted ? GRACE : Budget.FOREVER);
                return;
            } catch (InterruptedException _) {
                interrupt();
            }
        }
    }

    private void interrupt() {
        isInterrupted = true;
        workers.forEach(Thread::interrupt);
    }
}
