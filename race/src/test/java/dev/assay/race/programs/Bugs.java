package dev.assay.race.programs;

import java.lang.ref.Cleaner;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Programs that fail, under some schedules. */
@SuppressWarnings({"LockNotBeforeTry", "WaitNotInLoop"}) // These are the mistakes.
public final class Bugs {
    private Bugs() {}

    static void lostUpdate() throws Exception {
        var counter = new int[1];
        Programs.join(Programs.start(2, () -> counter[0]++));
        Programs.check(counter[0] == 2, counter[0]);
    }

    static void checkThenAct() throws Exception {
        var map = new ConcurrentHashMap<String, Integer>();
        Programs.join(Programs.start(2, () -> {
            if (!map.containsKey("a")) {
                map.put("a", 1);
            } else {
                map.put("a", map.get("a") + 1);
            }
        }));
        Programs.check(map.get("a") == 2, map);
    }

    /** One thread stands still while the other takes fifteen steps: chance does not find that. */
    static void overtakenByFar() throws Exception {
        var counter = new AtomicInteger();
        var other = new Thread(() -> {
            for (int i = 0; i < 15; i++) {
                counter.incrementAndGet();
            }
        });
        other.start();
        int before = counter.get();
        int after = counter.get();
        Programs.check(after - before < 15, after);
        other.join();
    }

    static void deadlock() throws Exception {
        Object a = new Object();
        Object b = new Object();
        var other = new Thread(() -> {
            synchronized (b) {
                synchronized (a) {
                    Programs.check(true, "inside");
                }
            }
        });
        other.start();
        synchronized (a) {
            synchronized (b) {
                Programs.check(true, "inside");
            }
        }
        other.join();
    }

    static void lockDeadlock() throws Exception {
        var a = new ReentrantLock();
        var b = new ReentrantLock();
        var other = new Thread(() -> {
            b.lock();
            a.lock();
            a.unlock();
            b.unlock();
        });
        other.start();
        a.lock();
        b.lock();
        b.unlock();
        a.unlock();
        other.join();
    }

    /** Nobody looks whether it has happened already. */
    static void lostWakeUp() throws Exception {
        Object lock = new Object();
        var other = new Thread(() -> {
            synchronized (lock) {
                lock.notify();
            }
        });
        other.start();
        synchronized (lock) {
            lock.wait();
        }
        other.join();
    }

    static void lostSignal() throws Exception {
        var lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        var other = new Thread(() -> {
            lock.lock();
            condition.signal();
            lock.unlock();
        });
        other.start();
        lock.lock();
        condition.await();
        lock.unlock();
        other.join();
    }

    /** A task waits for one that can only run after it. */
    static void poolStarvation() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        var latch = new CountDownLatch(2);
        var tasks = new ArrayList<Future<Integer>>();
        for (int i = 0; i < 2; i++) {
            tasks.add(pool.submit(() -> {
                latch.countDown();
                return pool.submit(() -> 1).get();
            }));
        }
        for (Future<Integer> task : tasks) {
            task.get();
        }
        pool.shutdown();
    }

    private static volatile boolean go;

    /** Waits in a loop for somebody who never comes. */
    static void livelock() {
        go = false;
        while (!go) {
            Thread.onSpinWait();
        }
    }

    static void leakedPool() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.submit(() -> 1).get();
    }

    static void blocksOutOfControl() throws Exception {
        new java.net.ServerSocket(0).accept();
    }

    private record Node(int value, Node next) {}

    /** A stack whose pop does not look whether the top is still the same. */
    static void brokenPop() throws Exception {
        var top = new Node[] {new Node(2, new Node(1, null))};
        List<Integer> popped = new ArrayList<>();
        Programs.join(Programs.start(2, () -> {
            Node node = top[0];
            top[0] = node.next();
            synchronized (popped) {
                popped.add(node.value());
            }
        }));
        Programs.check(popped.containsAll(List.of(1, 2)), popped);
    }

    static void atomicButNotTogether() throws Exception {
        var from = new AtomicInteger(10);
        var to = new AtomicInteger();
        var mover = new Thread(() -> {
            from.addAndGet(-1);
            to.addAndGet(1);
        });
        mover.start();
        int sum = from.get() + to.get();
        mover.join();
        Programs.check(sum == 10, sum);
    }

    /** Nobody else has the list. */
    static void concreteCollection() throws Exception {
        var list = new ArrayList<Integer>();
        Programs.join(Programs.start(2, () -> {
            if (list.isEmpty()) {
                list.add(1);
            }
        }));
        Programs.check(list.size() == 1, list);
    }

    /** Each call is locked, but the loop is not. */
    static void unlockedIteration() throws Exception {
        List<Integer> list = Collections.synchronizedList(new ArrayList<>(List.of(1, 2)));
        var adder = new Thread(() -> list.add(3));
        adder.start();
        int sum = 0;
        for (int each : list) {
            sum += each;
        }
        adder.join();
        Programs.check(sum > 0, sum);
    }

    /** Somebody is done with the list before the other one begins, or in the midst of it. */
    static void iterationWhileAdding() throws Exception {
        List<Integer> list = new ArrayList<>(List.of(1, 2));
        Thread adder = new Thread(() -> list.add(3));
        Thread reader = new Thread(() -> {
            int sum = 0;
            for (int each : list) {
                sum += each;
            }
            Programs.check(sum > 0, sum);
        });
        adder.start();
        reader.start();
        adder.join();
        reader.join();
    }

    /** The JDK's thread that cleans runs a lambda of ours. */
    static void intruder() throws Exception {
        var cleaned = new CountDownLatch(1);
        Cleaner.create().register(new Object(), cleaned::countDown);
        for (int i = 0; i < 1000 && cleaned.getCount() > 0; i++) {
            System.gc();
        }
    }

    static void futureOfTheJdk() throws Exception {
        new ProcessBuilder("true").start().onExit().get();
    }

    /** Right, if waiting ended only when somebody notified. */
    static void waitOutsideOfALoop() throws Exception {
        var ready = new boolean[1];
        var other = new Thread(() -> {
            synchronized (ready) {
                ready[0] = true;
                ready.notifyAll();
            }
        });
        synchronized (ready) {
            other.start();
            ready.wait();
            Programs.check(ready[0], "woken too early");
        }
        other.join();
    }
}
