package dev.assay.race.programs;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Phaser;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;
import java.util.stream.IntStream;

/** Programs that are right, each with something of what Java has for threads. */
@SuppressWarnings({"LockNotBeforeTry", "FutureReturnValueIgnored"}) // As short as can be.
public final class Programs {
    private Programs() {}

    static void check(boolean condition, Object what) {
        if (!condition) {
            throw new AssertionError(what);
        }
    }

    static void join(List<Thread> threads) throws InterruptedException {
        for (Thread thread : threads) {
            thread.join();
        }
    }

    static List<Thread> start(int count, Runnable body) {
        var threads = new ArrayList<Thread>();
        for (int i = 0; i < count; i++) {
            var thread = new Thread(body);
            threads.add(thread);
            thread.start();
        }
        return threads;
    }

    static void monitors() throws Exception {
        var counter = new int[1];
        Object lock = new Object();
        join(start(3, () -> {
            synchronized (lock) {
                counter[0]++;
            }
        }));
        check(counter[0] == 3, counter[0]);
    }

    private static final class Buffer {
        private int value;
        private boolean full;

        synchronized void put(int next) throws InterruptedException {
            while (full) {
                wait();
            }
            value = next;
            full = true;
            notifyAll();
        }

        synchronized int take() throws InterruptedException {
            while (!full) {
                wait();
            }
            full = false;
            notifyAll();
            return value;
        }
    }

    static void waitAndNotify() throws Exception {
        var buffer = new Buffer();
        var producer = new Thread(() -> {
            try {
                buffer.put(1);
                buffer.put(2);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        producer.start();
        check(buffer.take() + buffer.take() == 3, "sum");
        producer.join();
    }

    static void locks() throws Exception {
        var lock = new ReentrantLock();
        var counter = new int[1];
        join(start(3, () -> {
            lock.lock();
            try {
                counter[0]++;
            } finally {
                lock.unlock();
            }
        }));
        check(counter[0] == 3, counter[0]);
    }

    static void conditions() throws Exception {
        var lock = new ReentrantLock();
        Condition changed = lock.newCondition();
        var ready = new boolean[1];
        var waiter = new Thread(() -> {
            lock.lock();
            try {
                while (!ready[0]) {
                    changed.awaitUninterruptibly();
                }
            } finally {
                lock.unlock();
            }
        });
        waiter.start();
        lock.lock();
        ready[0] = true;
        changed.signal();
        lock.unlock();
        waiter.join();
    }

    static void readWriteLocks() throws Exception {
        var lock = new ReentrantReadWriteLock();
        var stamped = new StampedLock();
        var value = new int[2];
        join(start(2, () -> {
            lock.writeLock().lock();
            value[0]++;
            lock.writeLock().unlock();
            lock.readLock().lock();
            check(value[0] > 0, value[0]);
            lock.readLock().unlock();
            long stamp = stamped.writeLock();
            value[1]++;
            stamped.unlockWrite(stamp);
        }));
        check(value[0] == 2 && value[1] == 2, value[0]);
    }

    static void synchronizers() throws Exception {
        var semaphore = new Semaphore(1);
        var latch = new CountDownLatch(2);
        var barrier = new CyclicBarrier(2);
        var phaser = new Phaser(2);
        var inside = new AtomicInteger();
        List<Thread> threads = start(2, () -> {
            semaphore.acquireUninterruptibly();
            check(inside.incrementAndGet() == 1, "alone");
            inside.decrementAndGet();
            semaphore.release();
            latch.countDown();
            try {
                barrier.await();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
            phaser.arriveAndAwaitAdvance();
        });
        latch.await();
        join(threads);
    }

    static void queues() throws Exception {
        for (BlockingQueue<Integer> queue : List.<BlockingQueue<Integer>>of(
                new ArrayBlockingQueue<>(1), new LinkedBlockingQueue<>(), new SynchronousQueue<>())) {
            var producer = new Thread(() -> {
                try {
                    queue.put(1);
                    queue.put(2);
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            });
            producer.start();
            check(queue.take() == 1, "first");
            check(queue.take() == 2, "second");
            producer.join();
        }
    }

    static void atomicsAndMaps() throws Exception {
        var map = new ConcurrentHashMap<String, Integer>();
        var adder = new LongAdder();
        var atomic = new AtomicInteger();
        join(start(3, () -> {
            map.merge("a", 1, Integer::sum);
            adder.increment();
            atomic.incrementAndGet();
        }));
        check(map.get("a") == 3 && adder.sum() == 3 && atomic.get() == 3, map);
    }

    static void executors() throws Exception {
        try (ExecutorService pool = Executors.newFixedThreadPool(2)) {
            Future<Integer> one = pool.submit(() -> 1);
            Future<Integer> two = pool.submit(() -> 2);
            check(one.get() + two.get() == 3, "sum");
        }
    }

    static void scheduled() throws Exception {
        ScheduledExecutorService timer = Executors.newScheduledThreadPool(1);
        var ticks = new AtomicInteger();
        timer.scheduleAtFixedRate(ticks::incrementAndGet, 1, 1, TimeUnit.HOURS);
        long start = System.nanoTime();
        while (ticks.get() < 2) {
            Thread.sleep(60_000);
        }
        check(System.nanoTime() - start >= TimeUnit.HOURS.toNanos(2), "two hours have passed");
        timer.shutdownNow();
    }

    static void virtualThreads() throws Exception {
        var counter = new AtomicInteger();
        Thread one = Thread.startVirtualThread(counter::incrementAndGet);
        Thread two = Thread.ofVirtual().start(counter::incrementAndGet);
        one.join();
        two.join();
        check(one.isVirtual(), "virtual");
        try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
            check(pool.submit(counter::incrementAndGet).get() == 3, "third");
        }
    }

    static void longWaits() throws Exception {
        Duration ages = Duration.ofSeconds(Long.MAX_VALUE);
        var done = new AtomicInteger();
        Thread worker = Thread.startVirtualThread(done::incrementAndGet);
        check(worker.join(ages), "joined");
        check(done.get() == 1, "done");
        for (Sleep sleep : List.<Sleep>of(
                () -> Thread.sleep(ages),
                () -> Thread.sleep(Long.MAX_VALUE, 1),
                () -> TimeUnit.DAYS.sleep(Long.MAX_VALUE))) {
            Thread sleeper = Thread.startVirtualThread(() -> {
                try {
                    sleep.run();
                } catch (InterruptedException e) {
                    done.incrementAndGet();
                }
            });
            sleeper.interrupt();
            sleeper.join();
        }
        check(done.get() == 4, "woken");
    }

    private interface Sleep {
        void run() throws InterruptedException;
    }

    static void futures() throws Exception {
        CompletableFuture<Integer> sum = CompletableFuture.supplyAsync(() -> 20)
                .thenCombine(CompletableFuture.supplyAsync(() -> 22), Integer::sum);
        check(sum.get() == 42, "sum");
        CompletableFuture<String> late = new CompletableFuture<>();
        check(
                late.completeOnTimeout("late", 1, TimeUnit.HOURS).join().equals("late"),
                "after an hour that takes no time");
    }

    private static final class Sum extends RecursiveTask<Integer> {
        private static final long serialVersionUID = 1;
        private final int from;
        private final int to;

        Sum(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        protected Integer compute() {
            if (to - from == 1) {
                return from;
            }
            int middle = (from + to) / 2;
            var left = new Sum(from, middle);
            left.fork();
            return new Sum(middle, to).compute() + left.join();
        }
    }

    static void forkJoin() {
        check(ForkJoinPool.commonPool().invoke(new Sum(0, 8)) == 28, "sum");
    }

    static void exchange() throws Exception {
        var exchanger = new Exchanger<String>();
        var other = new Thread(() -> {
            try {
                check(exchanger.exchange("b").equals("a"), "a");
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        other.start();
        check(exchanger.exchange("a").equals("b"), "b");
        other.join();
    }

    static void interrupts() throws Exception {
        var interrupted = new boolean[1];
        var sleeper = new Thread(() -> {
            try {
                Thread.sleep(Long.MAX_VALUE);
            } catch (InterruptedException e) {
                interrupted[0] = true;
            }
        });
        sleeper.start();
        sleeper.interrupt();
        sleeper.join();
        check(interrupted[0], "interrupted");
    }

    static void parallelStreams() {
        var seen = new AtomicInteger();
        int sum = List.of(1, 2, 3, 4, 5, 6, 7, 8).parallelStream()
                .peek(each -> seen.incrementAndGet())
                .mapToInt(each -> each)
                .sum();
        check(sum == 36 && seen.get() == 8, sum);
        check(IntStream.range(0, 10).parallel().boxed().toList().size() == 10, "all");
    }
}
