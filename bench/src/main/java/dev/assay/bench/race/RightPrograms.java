package dev.assay.bench.race;

import static dev.assay.bench.race.Side.bySide;
import static dev.assay.bench.race.Side.check;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

/** Programs without a race, for the speed of schedules, and to see that nobody cries wolf. */
@SuppressWarnings("unused") // They are found by name.
public final class RightPrograms {
    private RightPrograms() {}

    public static void atomicCounter() throws Exception {
        var counter = new AtomicInteger();
        bySide(counter::incrementAndGet, counter::incrementAndGet);
        check(counter.get() == 2, counter);
    }

    public static void concurrentMap() throws Exception {
        var map = new ConcurrentHashMap<String, Integer>();
        Side.Task count = () -> map.merge("a", 1, Integer::sum);
        bySide(count, count);
        check(map.getOrDefault("a", 0) == 2, map);
    }

    public static void blockingQueue() throws Exception {
        var queue = new LinkedBlockingQueue<Integer>(1);
        bySide(
                () -> {
                    queue.put(1);
                    queue.put(2);
                },
                () -> check(queue.take() + queue.take() == 3, "the sum"));
    }

    public static void lockedCounter() throws Exception {
        var lock = new ReentrantLock();
        int[] counter = {0};
        Side.Task increment = () -> {
            lock.lock();
            try {
                counter[0]++;
            } finally {
                lock.unlock();
            }
        };
        bySide(increment, increment);
        check(counter[0] == 2, counter[0]);
    }
}
