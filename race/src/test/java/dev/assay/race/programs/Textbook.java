package dev.assay.race.programs;

import java.util.ArrayDeque;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

/** Small programs whose schedules can all be explored. */
@SuppressWarnings({"NonAtomicVolatileUpdate", "UnnecessaryAsync"})
public final class Textbook {
    private final boolean[] wants = new boolean[2];
    private volatile boolean wantsFirst;
    private volatile boolean wantsSecond;
    private volatile int turn;
    private volatile int digits;
    private int inside;
    private int number;

    private static void run(Runnable... bodies) throws InterruptedException {
        var threads = new Thread[bodies.length];
        for (int i = 0; i < bodies.length; i++) {
            threads[i] = new Thread(bodies[i]);
        }
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }

    private void enter() {
        inside++;
        Programs.check(inside == 1, inside);
        inside--;
    }

    void peterson() throws InterruptedException {
        run(
                () -> {
                    wantsFirst = true;
                    turn = 1;
                    while (wantsSecond && turn == 1) {
                        Thread.onSpinWait();
                    }
                    enter();
                    wantsFirst = false;
                },
                () -> {
                    wantsSecond = true;
                    turn = 0;
                    while (wantsFirst && turn == 0) {
                        Thread.onSpinWait();
                    }
                    enter();
                    wantsSecond = false;
                });
    }

    /** Whoever looks before it says that it wants to enter may find the other one inside. */
    void looksTooEarly() throws InterruptedException {
        run(() -> entersIfOtherDoesNot(0), () -> entersIfOtherDoesNot(1));
    }

    private void entersIfOtherDoesNot(int self) {
        if (!wants[1 - self]) {
            wants[self] = true;
            enter();
            wants[self] = false;
        }
    }

    void synchronizedCounter() throws InterruptedException {
        run(this::increment, this::increment, this::increment);
        Programs.check(number == 3, number);
    }

    /** More steps than a run may take. */
    void manyLockedIncrements() throws InterruptedException {
        Runnable many = () -> {
            for (int i = 0; i < 30_000; i++) {
                increment();
            }
        };
        run(many, many);
    }

    private synchronized void increment() {
        number++;
    }

    void atomicCounter() throws InterruptedException {
        var counter = new AtomicInteger();
        run(counter::incrementAndGet, counter::incrementAndGet, counter::incrementAndGet);
        Programs.check(counter.get() == 3, counter);
    }

    void lockedCounter() throws InterruptedException {
        var lock = new ReentrantLock();
        Runnable body = () -> {
            lock.lock();
            try {
                number++;
            } finally {
                lock.unlock();
            }
        };
        run(body, body);
        Programs.check(number == 2, number);
    }

    void boundedBuffer() throws InterruptedException {
        var buffer = new Buffer();
        run(
                () -> {
                    buffer.put(1);
                    buffer.put(2);
                },
                () -> number = buffer.take() * 10 + buffer.take());
        Programs.check(number == 12, number);
    }

    /** Holds one element. */
    private static final class Buffer {
        private final ArrayDeque<Integer> elements = new ArrayDeque<>();

        synchronized void put(int element) {
            try {
                while (!elements.isEmpty()) {
                    wait();
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            elements.add(element);
            notifyAll();
        }

        synchronized int take() {
            try {
                while (elements.isEmpty()) {
                    wait();
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            notifyAll();
            return elements.remove();
        }
    }

    void semaphore() throws InterruptedException {
        var permits = new Semaphore(1);
        Runnable body = () -> {
            permits.acquireUninterruptibly();
            enter();
            permits.release();
        };
        run(body, body);
    }

    void pool() throws Exception {
        var counter = new AtomicInteger();
        try (ExecutorService pool = Executors.newFixedThreadPool(2)) {
            pool.execute(counter::incrementAndGet);
            pool.execute(counter::incrementAndGet);
        }
        Programs.check(counter.get() == 2, counter);
    }

    void poolLosesAnUpdate() throws Exception {
        var done = new CountDownLatch(2);
        Runnable body = () -> {
            number++;
            done.countDown();
        };
        try (ExecutorService pool = Executors.newFixedThreadPool(2)) {
            pool.execute(body);
            pool.execute(body);
            done.await();
        }
        Programs.check(number == 2, number);
    }

    void futures() {
        var first = CompletableFuture.supplyAsync(() -> 20);
        var second = CompletableFuture.supplyAsync(() -> 3);
        Programs.check(first.thenCombine(second, Integer::sum).join() == 23, "sum");
    }

    /** Nothing is shared. */
    void nothingShared() throws InterruptedException {
        run(() -> new AtomicInteger().incrementAndGet(), () -> new AtomicInteger().incrementAndGet());
    }

    /** The turn has to pass at each step, and from the second to the first to begin with. */
    void needle() throws InterruptedException {
        run(() -> append(1), () -> append(2));
        Programs.check(digits != 212_121, digits);
    }

    private void append(int digit) {
        for (int i = 0; i < 3; i++) {
            digits = digits * 10 + digit;
        }
    }
}
