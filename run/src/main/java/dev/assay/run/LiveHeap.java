package dev.assay.run;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.time.Duration;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToLongFunction;

/**
 * Stops searches when the live data on the heap outgrows their memory limit. Garbage does not count: how full the
 * heap is only raises suspicion, and before a search is stopped a full collection confirms it.
 *
 * <p>The JVM does not know whose an object is, so of several searches over their limit the one whose thread has
 * allocated most is stopped first, and the others only if that did not help.
 */
final class LiveHeap {
    private static final LiveHeap INSTANCE = new LiveHeap();

    private static final Duration TICK = Duration.ofMillis(100);

    /** Before the next full collection a stopped search needs a moment to let go. */
    private static final Duration SHORTEST_PAUSE = Duration.ofSeconds(1);

    /** Full collections may take up to a tenth of the time. */
    private static final int PAUSE_PER_COLLECTION = 10;

    /** A heap that grew by half since it was last confirmed is looked at again at once. */
    private static final double GROWTH = 1.5;

    private final Set<Meter> watched = new LinkedHashSet<>();
    private final List<MemoryPoolMXBean> pools;
    private long nextLook = System.nanoTime();
    private long lastLive;
    private boolean ticking;

    private LiveHeap() {
        // Most of what is in the nursery is garbage; what is not moves on with the next small collection.
        pools = ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(pool ->
                        pool.getType() == MemoryType.HEAP && !pool.getName().contains("Eden"))
                .toList();
    }

    static Meter.Registration watch(Meter meter) {
        INSTANCE.enter(meter);
        return () -> INSTANCE.leave(meter);
    }

    private synchronized void enter(Meter meter) {
        watched.add(meter);
        if (!ticking) {
            ticking = true;
            var _ = Watchdog.after(TICK, this::tick);
        }
    }

    private synchronized void leave(Meter meter) {
        watched.remove(meter);
    }

    private synchronized List<Meter> over(long used) {
        return watched.stream()
                .filter(meter -> used > meter.budget().memoryBytes())
                .filter(meter -> meter.stopped().isEmpty())
                .toList();
    }

    private void tick() {
        try {
            long used =
                    pools.stream().mapToLong(pool -> pool.getUsage().getUsed()).sum();
            boolean due = System.nanoTime() - nextLook >= 0 || used > GROWTH * lastLive;
            if (due && !over(used).isEmpty()) {
                confirm();
            }
        } finally {
            // Even if what a stopped search had asked for has failed, the others are watched on.
            tickAgain();
        }
    }

    private synchronized void tickAgain() {
        ticking = !watched.isEmpty();
        if (ticking) {
            var _ = Watchdog.after(TICK, this::tick);
        }
    }

    private void confirm() {
        long start = System.nanoTime();
        ManagementFactory.getMemoryMXBean().gc();
        lastLive = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
        long end = System.nanoTime();
        nextLook = end + Math.max(SHORTEST_PAUSE.toNanos(), PAUSE_PER_COLLECTION * (end - start));
        over(lastLive).stream()
                .max(Comparator.comparingLong(allocation()))
                .ifPresent(meter -> meter.stop(Limit.OUT_OF_MEMORY));
    }

    private static ToLongFunction<Meter> allocation() {
        return ManagementFactory.getThreadMXBean() instanceof ThreadMXBean threads
                ? meter -> meter.spender()
                        .map(thread -> threads.getThreadAllocatedBytes(thread.threadId()))
                        .orElse(0L)
                : _ -> 0L;
    }
}
