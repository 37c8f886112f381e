package dev.assay.bench.race;

import static dev.assay.bench.race.Side.bySide;
import static dev.assay.bench.race.Side.check;

import dev.assay.race.example.Registry;
import dev.assay.race.example.ThreadRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;
import org.jspecify.annotations.Nullable;

/** Classic mistakes with threads, each a program that fails under some schedules. */
@SuppressWarnings({"unused", "LockNotBeforeTry", "WaitNotInLoop", "NonAtomicVolatileUpdate", "FutureReturnValueIgnored"
}) // These are the mistakes.
public final class Bugs {
    private Bugs() {}

    private static final class Cell {
        int plain;
        volatile int visible;

        @Nullable
        Object instance;
    }

    // Updates and checks that are not atomic

    public static void lostUpdate() throws Exception {
        var cell = new Cell();
        bySide(() -> cell.plain++, () -> cell.plain++);
        check(cell.plain == 2, cell.plain);
    }

    public static void volatileIsNotAtomic() throws Exception {
        var cell = new Cell();
        Side.Task increment = () -> cell.visible = cell.visible + 1;
        bySide(increment, increment);
        check(cell.visible == 2, cell.visible);
    }

    public static void lazyInitialisation() throws Exception {
        var cell = new Cell();
        var made = new AtomicInteger();
        Side.Task get = () -> {
            if (cell.instance == null) {
                made.incrementAndGet();
                cell.instance = new Object();
            }
        };
        bySide(get, get);
        check(made.get() == 1, made);
    }

    public static void checkThenPut() throws Exception {
        Map<String, Integer> map = new ConcurrentHashMap<>();
        Side.Task count = () -> {
            Integer before = map.get("a");
            map.put("a", before == null ? 1 : before + 1);
        };
        bySide(count, count);
        check(map.getOrDefault("a", 0) == 2, map);
    }

    public static void emptyThenRemove() throws Exception {
        var queue = new ConcurrentLinkedQueue<>(List.of("only"));
        Side.Task take = () -> {
            if (!queue.isEmpty()) {
                queue.remove();
            }
        };
        bySide(take, take);
    }

    public static void sizeThenGet() throws Exception {
        var list = new CopyOnWriteArrayList<>(List.of("a", "b"));
        bySide(() -> check(list.get(list.size() - 1) != null, list), () -> list.remove("b"));
    }

    public static void sumOfTwoAccounts() throws Exception {
        var from = new AtomicInteger(10);
        var to = new AtomicInteger();
        bySide(
                () -> {
                    from.addAndGet(-1);
                    to.addAndGet(1);
                },
                () -> check(from.get() + to.get() == 10, "the sum"));
    }

    public static void iterationWhileAdding() throws Exception {
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
        bySide(() -> list.add(4), () -> {
            int sum = 0;
            for (int each : list) {
                sum += each;
            }
            check(sum > 0, sum);
        });
    }

    public static void unsafePublication() throws Exception {
        var cell = new Cell();
        bySide(
                () -> {
                    var made = new Cell();
                    cell.instance = made;
                    made.plain = 1;
                },
                () -> {
                    if (cell.instance instanceof Cell made) {
                        check(made.plain == 1, "seen before it was made");
                    }
                });
    }

    public static void completedTwice() throws Exception {
        var future = new CompletableFuture<String>();
        var winners = new AtomicInteger();
        Side.Task complete = () -> {
            if (!future.isDone()) {
                future.complete("done");
                winners.incrementAndGet();
            }
        };
        bySide(complete, complete);
        check(winners.get() == 1, winners);
    }

    public static void optimisticReadWithoutValidation() throws Exception {
        var lock = new StampedLock();
        int[] point = {0, 0};
        bySide(
                () -> {
                    long stamp = lock.writeLock();
                    point[0] = 1;
                    point[1] = 1;
                    lock.unlockWrite(stamp);
                },
                () -> {
                    lock.tryOptimisticRead();
                    int x = point[0];
                    int y = point[1];
                    check(x == y, "between the two");
                });
    }

    public static void countedDownTooEarly() throws Exception {
        var latch = new CountDownLatch(1);
        var cell = new Cell();
        bySide(
                () -> {
                    latch.countDown();
                    cell.plain = 1;
                },
                () -> {
                    latch.await();
                    check(cell.plain == 1, "not yet");
                });
    }

    public static void tryLockIgnored() throws Exception {
        var lock = new ReentrantLock();
        var inside = new AtomicInteger();
        Side.Task enter = () -> {
            boolean mine = lock.tryLock();
            check(inside.incrementAndGet() == 1, "two are inside");
            inside.decrementAndGet();
            if (mine) {
                lock.unlock();
            }
        };
        bySide(enter, enter);
    }

    // Deadlocks

    public static void monitorsInTwoOrders() throws Exception {
        Object a = new Object();
        Object b = new Object();
        bySide(() -> nested(a, b), () -> nested(b, a));
    }

    private static void nested(Object outer, Object inner) {
        synchronized (outer) {
            synchronized (inner) {
                check(Thread.holdsLock(outer), "inside");
            }
        }
    }

    public static void locksInTwoOrders() throws Exception {
        var a = new ReentrantLock();
        var b = new ReentrantLock();
        bySide(() -> nested(a, b), () -> nested(b, a));
    }

    private static void nested(ReentrantLock outer, ReentrantLock inner) {
        outer.lock();
        inner.lock();
        inner.unlock();
        outer.unlock();
    }

    public static void philosophers() throws Exception {
        Object[] forks = {new Object(), new Object(), new Object()};
        bySide(() -> nested(forks[0], forks[1]), () -> nested(forks[1], forks[2]), () -> nested(forks[2], forks[0]));
    }

    public static void readLockUpgrade() throws Exception {
        var lock = new ReentrantReadWriteLock();
        var upgraders = new AtomicInteger();
        Side.Task upgrade = () -> {
            if (upgraders.getAndIncrement() == 0) {
                // Right as long as it is alone.
                lock.writeLock().lock();
                lock.writeLock().unlock();
                upgraders.set(0);
            } else {
                lock.readLock().lock();
                lock.writeLock().lock();
            }
        };
        bySide(upgrade, upgrade);
    }

    public static void permitNotGivenBack() throws Exception {
        var semaphore = new Semaphore(1);
        var cell = new Cell();
        Side.Task use = () -> {
            semaphore.acquire();
            if (cell.visible == 1) {
                return;
            }
            semaphore.release();
        };
        bySide(use, use, () -> cell.visible = 1);
    }

    public static void poolWaitsForItself() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        var tasks = new ArrayList<Future<Integer>>();
        for (int i = 0; i < 2; i++) {
            tasks.add(pool.submit(() -> pool.submit(() -> 1).get()));
        }
        for (Future<Integer> task : tasks) {
            task.get();
        }
        pool.shutdown();
    }

    public static void submittedAfterShutdown() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        bySide(() -> pool.execute(() -> {}), pool::shutdown);
    }

    // Wake-ups

    public static void lostNotification() throws Exception {
        Object lock = new Object();
        bySide(
                () -> {
                    synchronized (lock) {
                        lock.wait();
                    }
                },
                () -> {
                    synchronized (lock) {
                        lock.notify();
                    }
                });
    }

    public static void lostSignal() throws Exception {
        var lock = new ReentrantLock();
        Condition changed = lock.newCondition();
        bySide(
                () -> {
                    lock.lock();
                    changed.await();
                    lock.unlock();
                },
                () -> {
                    lock.lock();
                    changed.signal();
                    lock.unlock();
                });
    }

    public static void ifInsteadOfWhile() throws Exception {
        Object lock = new Object();
        var items = new ArrayList<String>();
        Side.Task take = () -> {
            synchronized (lock) {
                if (items.isEmpty()) {
                    lock.wait();
                }
                items.remove(items.size() - 1);
            }
        };
        Side.Task put = () -> {
            synchronized (lock) {
                items.add("item");
                lock.notifyAll();
            }
        };
        bySide(take, take, put, put);
    }

    /** One item of room, and those who put and those who take wait in the same place. */
    private static final class Slot {
        private boolean full;

        synchronized void put() throws InterruptedException {
            while (full) {
                wait();
            }
            full = true;
            notify();
        }

        synchronized void take() throws InterruptedException {
            while (!full) {
                wait();
            }
            full = false;
            notify();
        }
    }

    public static void notifyInsteadOfNotifyAll() throws Exception {
        var slot = new Slot();
        Side.Task putTwice = () -> {
            slot.put();
            slot.put();
        };
        bySide(putTwice, putTwice, slot::take, slot::take, slot::take, slot::take);
    }

    // Without locks

    public static void stackPopsTwice() throws Exception {
        var stack = new LockFree.Stack(LockFree.Mistake.POP_WITHOUT_CHECK);
        stack.push(1);
        stack.push(2);
        var popped = new ConcurrentLinkedQueue<Integer>();
        Side.Task pop = () -> popped.add(stack.pop());
        bySide(pop, pop);
        check(popped.containsAll(List.of(1, 2)), popped);
    }

    public static void stackForgetsAPush() throws Exception {
        var stack = new LockFree.Stack(LockFree.Mistake.PUSH_WITHOUT_CHECK);
        bySide(() -> stack.push(1), () -> stack.push(2));
        check(stack.pop() + stack.pop() == 3, "one was lost");
    }

    public static void stackReusesNodes() throws Exception { // ABA
        var stack = new LockFree.Stack(LockFree.Mistake.REUSED_NODES);
        stack.push(1);
        stack.push(2);
        stack.push(3);
        bySide(stack::pop, () -> {
            int first = stack.pop();
            stack.pop();
            stack.push(first);
        });
        check(stack.pop() != -1 && stack.pop() == -1, "a node came back that was taken out");
    }

    public static void queueLosesItsTail() throws Exception {
        var queue = new LockFree.Queue();
        bySide(() -> queue.add(1), () -> queue.add(2));
        check(queue.size() == 2, queue.size());
    }

    // The process registry

    public static void registryIsOvertaken() throws Exception {
        var registry = new ThreadRegistry(Registry.Version.ORIGINAL);
        registerTwice(registry, deadWorker());
    }

    public static void registryAuditsTwice() throws Exception {
        var registry = new ThreadRegistry(Registry.Version.BOTH_ENTRIES);
        ThreadRegistry.Worker worker = deadWorker();
        registry.reg("b", worker);
        registerTwice(registry, worker);
    }

    private static ThreadRegistry.Worker deadWorker() {
        var worker = new ThreadRegistry.Worker();
        worker.kill();
        return worker;
    }

    /** Who is dead has no name, so that both must be told that all is well. */
    private static void registerTwice(ThreadRegistry registry, ThreadRegistry.Worker worker) throws Exception {
        try {
            bySide(() -> registry.reg("b", worker), () -> registry.reg("b", worker));
        } finally {
            registry.stop();
        }
    }
}
