package dev.assay.logic.engine;

import com.sun.management.GarbageCollectionNotificationInfo;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.time.Duration;
import java.util.Comparator;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import javax.management.Notification;
import javax.management.NotificationEmitter;
import javax.management.openmbean.CompositeData;

/**
 * Stops searches when the live data on the heap outgrows their memory limit. Garbage does not count: the heap is
 * looked at after collections only, and before a search is stopped a full collection confirms the finding.
 *
 * <p>The JVM does not know whose an object is, so of several searches over their limit the one whose thread has
 * allocated most is stopped first, and the others only if that did not help.
 */
final class LiveHeap {
    private static final LiveHeap INSTANCE = new LiveHeap();

    /** Full collections may take up to a tenth of the time, and a stopped search needs a moment to let go. */
    private static final Duration SHORTEST_PAUSE = Duration.ofSeconds(1);

    private final Set<Meter> watched = ConcurrentHashMap.newKeySet();
    private final AtomicBoolean confirming = new AtomicBoolean();
    private final Set<String> heapPools;
    private volatile long nextLook = System.nanoTime();

    private LiveHeap() {
        heapPools = ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(pool -> pool.getType() == MemoryType.HEAP)
                .map(MemoryPoolMXBean::getName)
                .collect(Collectors.toUnmodifiableSet());
        for (var collector : ManagementFactory.getGarbageCollectorMXBeans()) {
            if (collector instanceof NotificationEmitter emitter) {
                emitter.addNotificationListener((notification, _) -> collected(notification), null, null);
            }
        }
    }

    static Meter.Registration watch(Meter meter) {
        INSTANCE.watched.add(meter);
        return () -> INSTANCE.watched.remove(meter);
    }

    /** After each collection, on the JVM's notification thread: suspicion only, since old garbage may be left. */
    private void collected(Notification notification) {
        if (watched.isEmpty()
                || !notification.getType().equals(GarbageCollectionNotificationInfo.GARBAGE_COLLECTION_NOTIFICATION)) {
            return;
        }
        var usage = GarbageCollectionNotificationInfo.from((CompositeData) notification.getUserData())
                .getGcInfo()
                .getMemoryUsageAfterGc();
        long used = heapPools.stream()
                .filter(usage::containsKey)
                .mapToLong(pool -> usage.get(pool).getUsed())
                .sum();
        if (watched.stream().anyMatch(meter -> isOver(meter, used)) && confirming.compareAndSet(false, true)) {
            var pause = Duration.ofNanos(Math.max(0, nextLook - System.nanoTime()));
            var _ = Watchdog.after(pause, this::confirm);
        }
    }

    private void confirm() {
        long start = System.nanoTime();
        ManagementFactory.getMemoryMXBean().gc();
        long live = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
        long end = System.nanoTime();
        nextLook = end + Math.max(SHORTEST_PAUSE.toNanos(), 10 * (end - start));
        confirming.set(false);
        watched.stream()
                .filter(meter -> isOver(meter, live))
                .max(Comparator.comparingLong(allocation()))
                .ifPresent(meter -> meter.stop(Limit.OUT_OF_MEMORY));
    }

    private static boolean isOver(Meter meter, long used) {
        return used > meter.budget().memoryBytes() && meter.stopped().isEmpty();
    }

    private static ToLongFunction<Meter> allocation() {
        return ManagementFactory.getThreadMXBean() instanceof ThreadMXBean threads
                ? meter -> meter.spender()
                        .map(thread -> threads.getThreadAllocatedBytes(thread.threadId()))
                        .orElse(0L)
                : _ -> 0L;
    }
}
