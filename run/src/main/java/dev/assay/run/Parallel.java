package dev.assay.run;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
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
        try (Meter meter = Meter.atWork().child(Budget.UNLIMITED)) {
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
        inOrder(things.iterator(), Math.clamp(things.size(), 1, threads), meter, task, goOn);
    }

    /** The same where a thing is made only when a thread is free for it, by that thread, while the others go on. */
    public static <T, R> void inOrder(
            Iterator<T> things, int threads, Meter meter, BiFunction<T, Meter, R> task, Predicate<R> goOn) {
        List<Meter> meters = meter.split(threads);
        if (threads == 1 && DeepStack.isHere()) {
            runHere(things, meters.getFirst(), task, goOn);
        } else {
            new Parallel().run(new Row<T, R>(things), meters, task, goOn);
        }
    }

    /** For one thread, the caller's will do. */
    private static <T, R> void runHere(
            Iterator<T> things, Meter meter, BiFunction<T, Meter, R> task, Predicate<R> goOn) {
        try (meter) {
            while (meter.during(things::hasNext)) {
                if (!goOn.test(meter.during(() -> task.apply(things.next(), meter)))) {
                    return;
                }
            }
        }
    }

    /** A thing that a thread works on, and where its result goes. */
    private record Taken<T, R>(T thing, CompletableFuture<R> result) {}

    /** Things in their order, and the results of those that are taken, up to an empty place after the last. */
    private static final class Row<T, R> {
        final BlockingQueue<Optional<Future<R>>> results = new LinkedBlockingQueue<>();
        private final Iterator<T> things;
        private volatile boolean isOver;

        Row(Iterator<T> things) {
            this.things = things;
        }

        synchronized Optional<Taken<T, R>> next() {
            if (isOver) {
                return Optional.empty();
            }
            var result = new CompletableFuture<R>();
            try {
                if (things.hasNext()) {
                    var taken = new Taken<>(things.next(), result);
                    results.add(Optional.of(result));
                    return Optional.of(taken);
                }
            } catch (RuntimeException | Error e) {
                result.completeExceptionally(e);
                results.add(Optional.of(result));
            }
            end();
            results.add(Optional.empty());
            return Optional.empty();
        }

        /** Nothing more is taken. */
        void end() {
            isOver = true;
        }
    }

    private <T, R> void run(Row<T, R> row, List<Meter> meters, BiFunction<T, Meter, R> task, Predicate<R> goOn) {
        for (Meter meter : meters) {
            Thread worker = DeepStack.thread(() -> {
                for (var taken = take(row, meter); taken.isPresent(); taken = take(row, meter)) {
                    perform(task, taken.get(), meter);
                }
            });
            workers.add(worker);
            worker.start();
        }
        try {
            for (var result = next(row.results); result.isPresent(); result = next(row.results)) {
                if (!goOn.test(await(result.get()))) {
                    return;
                }
            }
        } finally {
            row.end();
            meters.forEach(Meter::cancel);
            workers.forEach(this::join);
            meters.forEach(Meter::close);
            if (isInterrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static <T, R> Optional<Taken<T, R>> take(Row<T, R> row, Meter meter) {
        return meter.during(row::next);
    }

    private static <T, R> void perform(BiFunction<T, Meter, R> task, Taken<T, R> taken, Meter meter) {
        try {
            taken.result.complete(meter.during(() -> task.apply(taken.thing, meter)));
        } catch (RuntimeException | Error e) {
            taken.result.completeExceptionally(e);
        }
    }

    /** What comes next; a thread that is taking it may be at it for a while. */
    private <R> Optional<Future<R>> next(BlockingQueue<Optional<Future<R>>> results) {
        while (true) {
            try {
                Optional<Future<R>> next =
                        isInterrupted ? results.poll(GRACE.toMillis(), TimeUnit.MILLISECONDS) : results.take();
                if (next == null) {
                    throw new BudgetExhausted(Limit.CANCELLED);
                }
                return next;
            } catch (InterruptedException _) {
                interrupt();
            }
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
